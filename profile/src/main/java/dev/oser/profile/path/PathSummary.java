package dev.oser.profile.path;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;

/**
 * The paths of all methods of a program: what a path profile found, for good. Immutable.
 *
 * @param iterations k, the length of the longest sequences
 * @param methods the methods with paths, the most frequent first
 */
public record PathSummary(int iterations, List<MethodProfile> methods) {
  public PathSummary {
    methods =
        methods.stream()
            .sorted(
                Comparator.comparingLong(MethodProfile::total)
                    .reversed()
                    .thenComparing(MethodProfile::label)
                    .thenComparing(MethodProfile::source)
                    .thenComparingInt(MethodProfile::shape))
            .toList();
    for (var method : methods) {
      if (method.forest().iterations() != iterations) {
        throw new IllegalArgumentException(
            "a profile of sequences of up to "
                + iterations
                + " paths with a method that has up to "
                + method.forest().iterations());
      }
    }
  }

  /** {@return how many paths were counted} */
  public long total() {
    return methods.stream().mapToLong(MethodProfile::total).sum();
  }

  private record Key(String label, String source, int shape, int pathCount) {}

  /**
   * {@return the sum of the profiles of several processes} A method whose code differs between them
   * is in the sum more than once, because the numbers of its paths mean different things.
   *
   * @throws IllegalArgumentException if there are none, or they are of different k
   */
  public static PathSummary merge(List<PathSummary> summaries) {
    if (summaries.isEmpty()) {
      throw new IllegalArgumentException("there is no profile to merge");
    }
    int iterations = summaries.get(0).iterations;
    var same = new LinkedHashMap<Key, List<MethodProfile>>();
    for (var summary : summaries) {
      if (summary.iterations != iterations) {
        throw new IllegalArgumentException(
            "cannot merge profiles of sequences of up to "
                + iterations
                + " and of up to "
                + summary.iterations
                + " paths");
      }
      for (var each : summary.methods) {
        var key = new Key(each.label(), each.source(), each.shape(), each.pathCount());
        same.computeIfAbsent(key, absent -> new ArrayList<>()).add(each);
      }
    }
    return new PathSummary(iterations, same.values().stream().map(PathSummary::sum).toList());
  }

  private static MethodProfile sum(List<MethodProfile> parts) {
    var first = parts.get(0);
    var paths = new TreeMap<Integer, TakenPath>();
    parts.forEach(part -> paths.putAll(part.paths()));
    return new MethodProfile(
        first.label(),
        first.source(),
        first.shape(),
        first.pathCount(),
        first.isCut(),
        paths,
        PathForest.merge(parts.stream().map(MethodProfile::forest).toList()));
  }
}
