package dev.oser.agent.runtime;

import java.util.List;

/**
 * Lets a reader look at the recorders of running threads.
 *
 * <p>Every event looks at the gate. To pause, the reader closes it and then brings all threads to a
 * safepoint, which {@link Thread#getAllStackTraces} does. A thread has set its activity before it
 * looks at the gate, and there is no safepoint between the two: so after that, each thread is
 * either seen to be inside an event, which the reader waits for, or sees the closed gate at its
 * next. The threads pay for this with plain stores only, and no fences.
 */
public final class Gate {
  static final int OPEN = 0;
  static final int PAUSED = 1;
  static final int ENDED = 2;

  private static final long PATIENCE_NANOSECONDS = 2_000_000_000L;

  /** Ended until a session starts: before that there is nothing to record in. */
  static volatile int state = ENDED;

  private Gate() {}

  /** Lets events through. */
  public static void open() {
    state = OPEN;
  }

  /** From now on events do nothing. */
  public static void end() {
    state = ENDED;
  }

  /** {@return whether events are recorded} */
  public static boolean isOpen() {
    return state == OPEN;
  }

  /**
   * Pauses all threads at their next event.
   *
   * @return the recorders that can now be read; one whose thread is stuck inside an event is
   *     missing
   */
  public static List<Recorder> pause() {
    state = PAUSED;
    Thread.getAllStackTraces();
    long end = System.nanoTime() + PATIENCE_NANOSECONDS;
    return Recorders.all().stream().filter(recorder -> isQuiet(recorder, end)).toList();
  }

  private static boolean isQuiet(Recorder recorder, long end) {
    while (recorder.observedActivity() == Recorder.BUSY) {
      if (System.nanoTime() - end > 0) {
        return false;
      }
      Thread.yield();
    }
    return true;
  }

  /**
   * {@return whether an event that found the gate closed may go on} Waits by yielding: to sleep or
   * park would consume interrupts and permits that are the program's.
   */
  static boolean admits(Recorder recorder) {
    while (state == PAUSED) {
      recorder.activity = Recorder.IDLE;
      Thread.yield();
      recorder.activity = Recorder.BUSY;
    }
    return state == OPEN;
  }
}
