package dev.oser.agent.runtime;

/**
 * A clock that is cheap to read: a thread of its own copies the time every so often. A look at the
 * real clock for each call and return would cost more than bursting saves.
 */
public final class CoarseClock {
  private static volatile long now;

  private CoarseClock() {}

  static long now() {
    return now;
  }

  /** Starts the clock, which ticks with this period. */
  public static void start(long periodNanoseconds) {
    now = System.nanoTime();
    Thread.ofPlatform()
        .name("oser-agent-clock")
        .daemon()
        .start(
            () -> {
              try {
                while (!Thread.currentThread().isInterrupted()) {
                  Thread.sleep(
                      periodNanoseconds / 1_000_000, (int) (periodNanoseconds % 1_000_000));
                  now = System.nanoTime();
                }
              } catch (InterruptedException e) {
                // Nobody interrupts it but a program that interrupts all threads; then bursts end.
                Thread.currentThread().interrupt();
              }
            });
  }
}
