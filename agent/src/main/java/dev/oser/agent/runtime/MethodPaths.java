package dev.oser.agent.runtime;

import dev.oser.profile.path.PathCounter;

/** Counts the paths of one method on one thread. Instrumented code keeps it in a local variable. */
public final class MethodPaths {
  private static final int TIMED = 1 << 12;

  private final PathsRecorder recorder;
  private final int number;
  private final int pathCount;
  private final PathCounter counter;
  private long counted;
  private final EventTimes times = new EventTimes();

  MethodPaths(PathsRecorder recorder, int number, int pathCount, PathCounter counter) {
    this.recorder = recorder;
    this.number = number;
    this.pathCount = pathCount;
    this.counter = counter;
  }

  /** {@return the paths of a method on the current thread} */
  public static MethodPaths of(int method) {
    return ((PathsRecorder) Recorders.current()).method(method);
  }

  /**
   * A path has ended.
   *
   * @param state what the last path of the same call returned; 0 for the first
   * @return the state for the next
   */
  public long count(long state, int path) {
    long next = state;
    if (recorder.activity == Recorder.IDLE) {
      recorder.activity = Recorder.BUSY;
      // An exception out of nowhere can leave a number that is none.
      if (path >= 0
          && path < pathCount
          && recorder.damage == null
          && (Gate.state == Gate.OPEN || Gate.admits(recorder))) {
        try {
          next =
              (++counted & TIMED - 1) == 0 ? countTimed(state, path) : counter.count(state, path);
        } catch (StackOverflowError e) {
          // At worst some counts are too small: forests only grow.
          recorder.lost++;
        } catch (Throwable e) {
          recorder.damage = e;
        }
      }
      recorder.activity = Recorder.IDLE;
    }
    return next;
  }

  private long countTimed(long state, int path) {
    long start = System.nanoTime();
    long next = counter.count(state, path);
    times.add(System.nanoTime() - start);
    return next;
  }

  /** {@return the number of the method} */
  public int number() {
    return number;
  }

  /** {@return what was counted} */
  public PathCounter counter() {
    return counter;
  }

  long counted() {
    return counted;
  }

  long nanoseconds() {
    return times.estimate(counted);
  }
}
