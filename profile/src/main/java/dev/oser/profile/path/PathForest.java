package dev.oser.profile.path;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How often each sequence of up to k paths was taken: the k-iteration path forest (D'Elia §3.2.2,
 * Definition 3.6). A node stands for the sequence from its tree's root to itself. The first level
 * are the counts of classic path profiling. Immutable.
 *
 * <p>Nodes are numbered from 1, level by level, siblings with the largest count first; {@link
 * #ROOT}, 0, is the parent of the first level.
 */
public final class PathForest {
  /** The parent of the first level. */
  public static final int ROOT = 0;

  private final int iterations;
  private final int[] parents;
  private final int[] paths;
  private final long[] counts;
  private final int[] firstChild;

  /**
   * Paths taken one after the other.
   *
   * @param paths their numbers
   * @param count how often
   */
  public record Sequence(List<Integer> paths, long count) {}

  PathForest(int iterations, int[] parents, int[] paths, long[] counts) {
    this.iterations = iterations;
    this.parents = parents;
    this.paths = paths;
    this.counts = counts;
    // The children of a node are neighbours: they end where those of the next node begin.
    firstChild = new int[parents.length + 1];
    int child = 1;
    for (int node = 0; node < parents.length; node++) {
      firstChild[node] = child;
      while (child < parents.length && parents[child] == node) {
        child++;
      }
    }
    firstChild[parents.length] = child;
  }

  /** {@return k, the length of the longest sequences} */
  public int iterations() {
    return iterations;
  }

  /** {@return the number of sequences: nodes 1 to this} */
  public int size() {
    return parents.length - 1;
  }

  /** {@return the node of the sequence without its last path} */
  public int parent(int node) {
    return parents[node];
  }

  /** {@return the last path of the sequence} */
  public int path(int node) {
    return paths[node];
  }

  /** {@return how often the sequence was taken} */
  public long count(int node) {
    return counts[node];
  }

  /** {@return the nodes of the sequences that are longer by one path, the most frequent first} */
  public List<Integer> children(int node) {
    return IntStream.range(firstChild[node], firstChild[node + 1]).boxed().toList();
  }

  /** {@return how often these paths were taken one after the other} */
  public long count(List<Integer> sequence) {
    int node = ROOT;
    for (int path : sequence) {
      int parent = node;
      node =
          IntStream.range(firstChild[parent], firstChild[parent + 1])
              .filter(child -> paths[child] == path)
              .findFirst()
              .orElse(ROOT);
      if (node == ROOT) {
        return 0;
      }
    }
    return counts[node];
  }

  /** {@return the sequence a node stands for} */
  public Sequence sequence(int node) {
    var sequence = new ArrayList<Integer>();
    for (int at = node; at != ROOT; at = parents[at]) {
      sequence.add(paths[at]);
    }
    Collections.reverse(sequence);
    return new Sequence(List.copyOf(sequence), counts[node]);
  }

  /** {@return the most frequent sequences of a length, the most frequent first} */
  public List<Sequence> hottest(int length, int most) {
    var levels = new int[parents.length];
    for (int node = 1; node < parents.length; node++) {
      levels[node] = levels[parents[node]] + 1;
    }
    return IntStream.range(1, parents.length)
        .filter(node -> levels[node] == length)
        .boxed()
        .sorted((a, b) -> Long.compare(counts[b], counts[a]))
        .limit(most)
        .map(this::sequence)
        .toList();
  }

  /** {@return the sum of the forests of several threads or runs of the same method} */
  public static PathForest merge(List<PathForest> forests) {
    int iterations = forests.stream().mapToInt(PathForest::iterations).min().orElseThrow();
    if (forests.stream().anyMatch(forest -> forest.iterations != iterations)) {
      throw new IllegalArgumentException(
          "cannot merge path forests for different numbers of iterations");
    }
    var builder = new PathForestBuilder(iterations);
    forests.forEach(builder::addAll);
    return builder.build();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PathForest that
        && iterations == that.iterations
        && Arrays.equals(parents, that.parents)
        && Arrays.equals(paths, that.paths)
        && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(paths) * 31 + Arrays.hashCode(counts);
  }
}
