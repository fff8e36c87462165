package dev.oser.agent.runtime;

/** How long events take, from those that were timed. */
final class EventTimes {
  /** What takes longer was interrupted by a garbage collection or another thread. */
  private static final long LONGEST = 50_000;

  private long count;
  private long sum;

  void add(long nanoseconds) {
    if (nanoseconds < LONGEST) {
      count++;
      sum += nanoseconds;
    }
  }

  /** {@return about how long so many took} */
  long estimate(long events) {
    return count == 0 ? 0 : (long) ((double) sum / count * events);
  }
}
