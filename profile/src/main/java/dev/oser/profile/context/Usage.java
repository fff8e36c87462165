package dev.oser.profile.context;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What contexts used together with their callees, by node, beside what is counted of them alone:
 * the number of calls, and the sum of what these used. Calls count when they end; a summary has
 * those, too, that are still active. In small space a context is measured only while it has a node,
 * so this is at least the truth less what was missed then; it is exact in an exact tree.
 */
final class Usage {
  private long[] calls;
  private long[] inclusive;

  Usage(int nodes) {
    calls = new long[nodes];
    inclusive = new long[nodes];
  }

  void add(int node, long moreCalls, long moreInclusive) {
    calls[node] += moreCalls;
    inclusive[node] += moreInclusive;
  }

  /** Adds what another node has elsewhere. */
  void add(int node, Usage other, int otherNode) {
    add(node, other.calls[otherNode], other.inclusive[otherNode]);
  }

  /** {@return the number of nodes} */
  int size() {
    return calls.length;
  }

  void clear(int node) {
    calls[node] = 0;
    inclusive[node] = 0;
  }

  long calls(int node) {
    return calls[node];
  }

  long inclusive(int node) {
    return inclusive[node];
  }

  void resize(int nodes) {
    calls = Arrays.copyOf(calls, nodes);
    inclusive = Arrays.copyOf(inclusive, nodes);
  }

  long bytes() {
    return calls.length * 16L;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Usage that
        && Arrays.equals(calls, that.calls)
        && Arrays.equals(inclusive, that.inclusive);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(calls) * 31 + Arrays.hashCode(inclusive);
  }
}
