package dev.oser.agent.runtime;

/**
 * What instrumented code calls if it is looked at in {@link Bursts}. Each is one look at a number,
 * which the JVM inlines everywhere; what happens in a burst is behind it, in {@link BurstEvents}.
 *
 * <p>A method keeps its depth in a variable, which is 0 while it is not looked at.
 *
 * <p>The branches are here, and not in the instrumented code, because a JIT compiler leaves out
 * branches it has not seen taken. It goes by how often all methods together took these, so it does
 * not have to think again about each method, and each line of it, that a burst meets first.
 */
public final class InBursts {
  private InBursts() {}

  /** {@return the depth of a method that starts} */
  public static int start(int method) {
    return Bursts.mode == Bursts.OFF ? 0 : BurstEvents.start(method);
  }

  /** A method is about to call another; see {@link BurstRecorder#at}. */
  public static void at(int depth, int place) {
    if (depth != 0) {
      BurstEvents.at(depth, place);
    }
  }

  /** A method ends; see {@link ContextRecorder#exit}. */
  public static void end(int depth) {
    if (depth != 0) {
      BurstEvents.end(depth);
    }
  }

  /**
   * {@return the depth of a method from here on} A loop may go round for long, so it asks each
   * time.
   */
  public static int loop(int depth) {
    return Bursts.isOnForLoops == (depth != 0) ? depth : BurstEvents.change(depth);
  }

  /** A method starts and ends, and no other in between. */
  public static void leaf(int method) {
    if (Bursts.mode != Bursts.OFF) {
      BurstEvents.leaf(method);
    }
  }
}
