package dev.oser.lang.r.number;

/**
 * How much wider than its scientific form the fixed form of a number may be where it becomes text:
 * {@code options(scipen=)}. It belongs to a session, and numbers become text where no session is at
 * hand: so it is kept with the thread, and threads begin with that of who started them.
 */
public final class ScientificPenalty {
  private static final InheritableThreadLocal<Integer> HERE = new InheritableThreadLocal<>();

  /** Whether some session ever had another than 0: most programs never ask a thread. */
  private static volatile boolean used;

  private ScientificPenalty() {}

  /** {@return that of the session of this thread} */
  public static int here() {
    if (!used) {
      return 0;
    }
    var penalty = HERE.get();
    return penalty == null ? 0 : penalty;
  }

  /** Sets that of this thread. */
  public static void set(int penalty) {
    if (penalty != 0) {
      used = true;
    }
    if (used) {
      HERE.set(penalty);
    }
  }
}
