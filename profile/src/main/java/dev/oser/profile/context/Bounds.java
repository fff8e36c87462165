package dev.oser.profile.context;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the contexts of a tree, by node: a count and by how much it may be too large.
 */
final class Bounds {
  static final long NOT_COUNTED = -1;

  final long[] counts;
  final long[] errors;

  /** What was measured beside the counts, or null. */
  final @Nullable Usage usage;

  Bounds(int nodes, boolean hasUsage) {
    counts = new long[nodes];
    errors = new long[nodes];
    Arrays.fill(errors, NOT_COUNTED);
    usage = hasUsage ? new Usage(nodes) : null;
  }

  void set(int node, long count, long error) {
    counts[node] = count;
    errors[node] = error;
  }
}
