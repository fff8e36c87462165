package dev.oser.agent.runtime;

/**
 * What instrumented code calls if it is looked at in {@link Bursts}. Each is one look at a number,
 * which the JVM inlines everywhere; what happens in a burst is behind it, in {@link BurstEvents}.
 *
 * <p>The branches are here, and not in the instrumented code, because a JIT compiler leaves out
 * branches it has not seen taken. It goes by how often all methods together took these, so it does
 * not have to think again about each method, and each line of it, that a burst meets first.
 */
public final class InBursts {
  private InBursts() {}

  /** A method starts. */
  public static void start(int method) {
    if (Bursts.mode != Bursts.OFF) {
      BurstEvents.start(method);
    }
  }

  /** A method is about to call another from this place. */
  public static void at(int place) {
    if (Bursts.mode > Bursts.OFF) {
      BurstEvents.at(place);
    }
  }

  /** A method has caught an exception. */
  public static void caught(int method) {
    if (Bursts.mode > Bursts.OFF) {
      BurstEvents.caught(method);
    }
  }

  /** A method ends. */
  public static void end(int method) {
    if (Bursts.mode > Bursts.OFF) {
      BurstEvents.end(method);
    }
  }

  /** A method starts and ends, and no other in between. */
  public static void leaf(int method) {
    if (Bursts.mode != Bursts.OFF) {
      BurstEvents.leaf(method);
    }
  }

  /**
   * A loop goes round. To read a volatile variable makes it look at the other again: else the JVM
   * may look once, before the loop, if it has inlined all that is called there.
   */
  public static void loop() {
    if (Bursts.isOnForLoops) {
      BurstEvents.loop();
    }
  }
}
