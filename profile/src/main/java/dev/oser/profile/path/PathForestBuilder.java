package dev.oser.profile.path;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Makes a path forest: the dummy root of D'Elia §3.2.3, Algorithm 5, and what is joined to it. */
final class PathForestBuilder {
  private final int iterations;
  private final ChildTable children = new ChildTable();
  private int[] parents = new int[16];
  private int[] paths = new int[16];
  private long[] counts = new long[16];
  private int size = 1;

  PathForestBuilder(int iterations) {
    this.iterations = iterations;
  }

  /** Adds to the count of the child with this path, and returns the child. */
  int add(int parent, int path, long count) {
    int node = children.find(parent, path);
    if (node == 0) {
      node = size++;
      if (node == paths.length) {
        parents = Arrays.copyOf(parents, node * 2);
        paths = Arrays.copyOf(paths, node * 2);
        counts = Arrays.copyOf(counts, node * 2);
      }
      parents[node] = parent;
      paths[node] = path;
      children.put(parent, path, node);
    }
    counts[node] += count;
    return node;
  }

  /** Algorithm 5: every node of the slab forest is the root of a tree of depth up to k. */
  void addAll(SlabForest forest) {
    for (int node = 1; node < forest.limit(); node++) {
      join(forest, node, PathForest.ROOT, iterations);
    }
  }

  /** Algorithm 6. */
  private void join(SlabForest forest, int node, int parent, int depth) {
    int joined = add(parent, forest.path(node), forest.count(node));
    if (depth > 1) {
      for (int child = forest.firstChild(node); child != 0; child = forest.next(child)) {
        join(forest, child, joined, depth - 1);
      }
    }
  }

  void addAll(PathForest forest) {
    var added = new int[forest.size() + 1];
    for (int node = 1; node <= forest.size(); node++) {
      added[node] = add(added[forest.parent(node)], forest.path(node), forest.count(node));
    }
  }

  /**
   * Renumbers the nodes by level, siblings by count and path: equal forests become equal arrays.
   */
  PathForest build() {
    var order = IntStream.range(1, size).boxed().toArray(Integer[]::new);
    var levels = new int[size];
    for (int node = 1; node < size; node++) {
      levels[node] = levels[parents[node]] + 1;
    }
    var position = new int[size];
    int start = 0;
    Arrays.sort(order, Comparator.comparingInt(node -> levels[node]));
    while (start < order.length) {
      int end = start;
      while (end < order.length && levels[order[end]] == levels[order[start]]) {
        end++;
      }
      Arrays.sort(
          order,
          start,
          end,
          Comparator.<Integer>comparingInt(node -> position[parents[node]])
              .thenComparing(node -> counts[node], Comparator.reverseOrder())
              .thenComparing(node -> paths[node]));
      for (; start < end; start++) {
        position[order[start]] = start + 1;
      }
    }
    var newParents = new int[size];
    var newPaths = new int[size];
    var newCounts = new long[size];
    for (int node = 1; node < size; node++) {
      newParents[position[node]] = position[parents[node]];
      newPaths[position[node]] = paths[node];
      newCounts[position[node]] = counts[node];
    }
    return new PathForest(iterations, newParents, newPaths, newCounts);
  }
}
