package dev.oser.agent.session;

import dev.oser.agent.runtime.Daemon;
import java.util.function.BooleanSupplier;

/**
 * Does something now and then, so that a program that is killed leaves a profile that is not much
 * older.
 */
final class Periodic {
  private static final int NANOSECONDS_PER_MILLISECOND = 1_000_000;

  /** It may take one part in so many of the time. */
  private static final int SHARE = 50;

  private Periodic() {}

  /**
   * Starts that.
   *
   * @param action says whether to go on
   */
  static void start(long milliseconds, BooleanSupplier action) {
    Daemon.start("oser-agent-periodic", () -> run(milliseconds, action));
  }

  private static void run(long milliseconds, BooleanSupplier action) {
    try {
      long took = 0;
      do {
        Thread.sleep(Math.max(milliseconds, SHARE * took / NANOSECONDS_PER_MILLISECOND));
        long start = System.nanoTime();
        if (!action.getAsBoolean()) {
          return;
        }
        took = System.nanoTime() - start;
      } while (true);
    } catch (InterruptedException e) {
      // The program interrupts all threads: the profile is written at the end.
      Thread.currentThread().interrupt();
    }
  }
}
