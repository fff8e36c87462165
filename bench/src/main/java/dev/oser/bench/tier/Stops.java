package dev.oser.bench.tier;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How long a thread that ticks all the time stands still: the longest time between two ticks in
 * each slice of time. Only the thread itself writes; others read after it has ended.
 */
final class Stops {
  /** A stop in a slice hides shorter ones in it. */
  static final long SLICE_NANOS = 10_000_000;

  private final List<Long> longest = new ArrayList<>();
  private long sliceEnd;
  private long soFar;

  /** Starts a slice, without what was before. */
  void start(long now) {
    soFar = 0;
    sliceEnd = now + SLICE_NANOS;
  }

  /** Notes the time since the tick before. */
  void note(long stop, long now) {
    soFar = Math.max(soFar, stop);
    if (now >= sliceEnd) {
      longest.add(soFar);
      start(now);
    }
  }

  int slices() {
    return longest.size();
  }

  /** {@return how long, in milliseconds, the longest stop is in all but this part of the slices} */
  double quantile(double part) {
    var sorted = new ArrayList<>(longest);
    Collections.sort(sorted);
    return sorted.isEmpty()
        ? 0
        : sorted.get((int) Math.min(sorted.size() - 1L, (long) (part * sorted.size()))) / 1e6;
  }
}
