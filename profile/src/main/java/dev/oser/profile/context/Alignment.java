package dev.oser.profile.context;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** Lays summaries on top of each other: one tree with the contexts of all of them. */
final class Alignment {
  /** The contexts of all; keys are positions in {@link #names}. */
  final ContextTree tree = new ContextTree(true);

  final String[] names;

  /** For each summary, the node of the tree each of its nodes is. */
  final int[][] nodes;

  Alignment(List<ContextSummary> summaries) {
    var all = new TreeSet<String>();
    for (var summary : summaries) {
      all.addAll(Arrays.asList(summary.names()));
    }
    names = all.toArray(String[]::new);
    nodes = summaries.stream().map(this::align).toArray(int[][]::new);
  }

  private int[] align(ContextSummary summary) {
    var position = new int[summary.names().length];
    for (int i = 0; i < position.length; i++) {
      position[i] = Arrays.binarySearch(names, summary.names()[i]);
    }
    var aligned = new int[summary.size()];
    for (int node = 1; node < summary.size(); node++) {
      long key = summary.key(node);
      aligned[node] =
          tree.child(
              aligned[summary.parent(node)],
              ContextTree.key(position[ContextTree.method(key)], position[ContextTree.site(key)]));
    }
    return aligned;
  }
}
