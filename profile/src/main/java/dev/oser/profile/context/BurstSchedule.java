package dev.oser.profile.context;

/**
 * When to look (static bursting, D'Elia §5.1.1): at the start of each sampling interval everything
 * is observed for the length of a burst, then nothing until the next interval. Time is any number
 * that does not fall: nanoseconds, or events so far.
 */
public final class BurstSchedule {
  private final long interval;
  private final long length;
  private boolean bursting;
  private boolean started;
  private long change = Long.MIN_VALUE;

  /**
   * @param interval the time from the start of a burst to the start of the next (D'Elia: 20 ms)
   * @param length how long a burst lasts (D'Elia: 2 ms)
   */
  public BurstSchedule(long interval, long length) {
    if (length < 1 || interval < length) {
      throw new IllegalArgumentException(
          "a burst of length " + length + " does not fit a sampling interval of " + interval);
    }
    this.interval = interval;
    this.length = length;
  }

  /** What to do with an event. */
  public enum Phase {
    /** Ignore it. */
    IDLE,
    /** A burst begins: find out where the program is, then observe the event. */
    BEGIN,
    /** Observe it. */
    BURST
  }

  /** {@return what to do with an event at this time} */
  public Phase at(long now) {
    if (started && now < change) {
      return bursting ? Phase.BURST : Phase.IDLE;
    }
    return change(now);
  }

  private Phase change(long now) {
    if (bursting && interval > length) {
      bursting = false;
      change += interval - length;
      if (now < change) {
        return Phase.IDLE;
      }
    }
    // Nothing may have happened for several intervals; a burst always lasts its full length.
    var phase = bursting ? Phase.BURST : Phase.BEGIN;
    started = true;
    bursting = true;
    change = now + length;
    return phase;
  }
}
