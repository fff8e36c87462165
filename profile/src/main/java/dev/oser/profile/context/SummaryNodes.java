package dev.oser.profile.context;

import java.util.Arrays;

/** The nodes of a summary while it is made, in canonical order; node 0 is the root. */
final class SummaryNodes {
  private final IntStack parents = new IntStack();
  private long[] keys = new long[16];
  private long[] counts = new long[16];
  private long[] errors = new long[16];

  SummaryNodes() {
    add(-1, -1, 0, Bounds.NOT_COUNTED);
  }

  /** Adds a node and returns its position. */
  int add(int parent, long key, long count, long error) {
    int at = parents.size();
    if (at == keys.length) {
      keys = Arrays.copyOf(keys, at * 2);
      counts = Arrays.copyOf(counts, at * 2);
      errors = Arrays.copyOf(errors, at * 2);
    }
    parents.push(parent);
    keys[at] = key;
    counts[at] = count;
    errors[at] = error;
    return at;
  }

  int size() {
    return parents.size();
  }

  int[] parents() {
    return parents.toArray();
  }

  long[] keys() {
    return Arrays.copyOf(keys, size());
  }

  long[] counts() {
    return Arrays.copyOf(counts, size());
  }

  long[] errors() {
    return Arrays.copyOf(errors, size());
  }
}
