package dev.oser.profile.context;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The nodes of a summary while it is made, in canonical order; node 0 is the root. */
final class SummaryNodes {
  private final IntStack parents = new IntStack();
  private long[] keys = new long[16];
  private long[] counts = new long[16];
  private long[] errors = new long[16];
  private final @Nullable Usage usage;

  SummaryNodes(boolean hasUsage) {
    usage = hasUsage ? new Usage(16) : null;
    add(-1, -1, 0, Bounds.NOT_COUNTED);
  }

  /** Adds a node and returns its position. */
  int add(int parent, long key, long count, long error) {
    int at = parents.size();
    if (at == keys.length) {
      keys = Arrays.copyOf(keys, at * 2);
      counts = Arrays.copyOf(counts, at * 2);
      errors = Arrays.copyOf(errors, at * 2);
      if (usage != null) {
        usage.resize(at * 2);
      }
    }
    parents.push(parent);
    keys[at] = key;
    counts[at] = count;
    errors[at] = error;
    return at;
  }

  /** Says what a node used with its callees, if that is known. */
  void use(int node, @Nullable Usage of, int ofNode) {
    if (usage != null && of != null) {
      usage.add(node, of, ofNode);
    }
  }

  /** Says what a node used with its callees. */
  void use(int node, long calls, long inclusive) {
    if (usage != null) {
      usage.add(node, calls, inclusive);
    }
  }

  @Nullable Usage usage() {
    if (usage != null) {
      usage.resize(size());
    }
    return usage;
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
