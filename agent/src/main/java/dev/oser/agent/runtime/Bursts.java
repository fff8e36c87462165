package dev.oser.agent.runtime;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * When calls are looked at, if that is only for a while in each interval (001 §5.1.1, "Integration
 * with Static Bursting"). A thread of its own switches between the two, so that events need not
 * look at a clock.
 *
 * <p>Nothing is known of the methods that started between bursts. So at the first call of a burst a
 * thread finds out where it is by walking its stack, and again whenever such a method calls
 * another.
 */
public final class Bursts {
  /** Several, so that threads seldom write to the same; each is known to be absent. */
  private static final int PLACES = 64;

  private static final ContextRecorder[] ABSENT = new ContextRecorder[PLACES];

  /** Whether a burst is on. Instrumented code looks at it when a method starts. */
  public static volatile boolean isOn;

  /** The number of the burst. */
  static volatile int number;

  private static volatile @Nullable Thread clock;
  private static volatile long started;
  private static volatile long observed;

  private Bursts() {}

  /** Starts the bursts: one in each interval, of this length. */
  public static void start(
      long interval, long length, Supplier<? extends ContextRecorder> newRecorder) {
    for (int i = 0; i < PLACES; i++) {
      ABSENT[i] = newRecorder.get();
      ABSENT[i].activity = Recorder.ABSENT;
    }
    started = System.nanoTime();
    observed = 0;
    var thread =
        Thread.ofPlatform()
            .name("oser-agent-bursts")
            .daemon()
            .unstarted(() -> run(interval, length));
    clock = thread;
    thread.start();
  }

  /** Ends the bursts. */
  public static void stop() {
    clock = null;
  }

  private static void run(long interval, long length) {
    try {
      while (clock == Thread.currentThread()) {
        number++;
        long start = System.nanoTime();
        isOn = true;
        sleep(length);
        isOn = interval == length;
        observed += System.nanoTime() - start;
        sleep(interval - length);
      }
    } catch (InterruptedException e) {
      // Nobody interrupts it but a program that interrupts all threads; then bursts end.
      Thread.currentThread().interrupt();
    }
    isOn = false;
  }

  private static void sleep(long nanoseconds) throws InterruptedException {
    if (nanoseconds > 0) {
      Thread.sleep(nanoseconds / 1_000_000, (int) (nanoseconds % 1_000_000));
    }
  }

  /** {@return the share of the time that was observed} */
  public static double observedShare() {
    long all = System.nanoTime() - started;
    return all <= 0 ? 1 : Math.min(1, (double) observed / all);
  }

  /** {@return a recorder for a method that starts between bursts} */
  static ContextRecorder absent() {
    return ABSENT[(int) Thread.currentThread().threadId() & PLACES - 1];
  }
}
