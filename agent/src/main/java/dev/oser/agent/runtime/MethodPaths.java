package dev.oser.agent.runtime;

import dev.oser.profile.path.PathCounter;
import dev.oser.profile.path.SlabForest;

/**
 * Counts the paths of one method on one thread. Instrumented code keeps it in a local variable, and
 * in another the state of the call.
 *
 * <p>Loops often take the same path many times in a row (D'Elia §6.1.1). So the state of a call is
 * the state of the counter, the last path, and how often that has been repeated since it was
 * counted: a repetition is one addition, and touches no memory. What is pending is counted when the
 * path changes, when there is no room for more, and at the end of the call. Single paths are
 * counted one by one: that is the baseline others are compared with.
 */
public final class MethodPaths {
  /** Of this many events one is timed, to know what recording costs. */
  private static final int TIMED = 1 << 12;

  /** From low to high: 31 bits for the node of the counter, 10 for repetitions, 23 for the path. */
  private static final int NODE_BITS = 31;

  private static final int RUN_BITS = 10;
  private static final int PATH_SHIFT = NODE_BITS + RUN_BITS;
  private static final int MOST_RUN = (1 << RUN_BITS) - 1;
  private static final long NODE = (1L << NODE_BITS) - 1;
  private static final long ONE_MORE = 1L << NODE_BITS;
  private static final long RUN = (long) MOST_RUN << NODE_BITS;

  /** Paths are stored from 1, so that nothing is a repetition of a state without one. */
  private static final int MOST_PATH = (1 << Long.SIZE - PATH_SHIFT) - 2;

  private static final int NO_PATH = -1;

  private final PathsRecorder recorder;
  private final int number;
  private final int pathCount;
  private final PathCounter counter;
  private final boolean hasRuns;
  private final EventTimes times = new EventTimes();
  private long counted;
  private long events;

  MethodPaths(PathsRecorder recorder, int number, int pathCount, PathCounter counter) {
    this.recorder = recorder;
    this.number = number;
    this.pathCount = pathCount;
    this.counter = counter;
    hasRuns = counter instanceof SlabForest;
  }

  /** {@return the paths of a method on the current thread} */
  public static MethodPaths of(int method) {
    return ((PathsRecorder) Recorders.current()).method(method);
  }

  /**
   * A path has ended, and the call goes on.
   *
   * @param state what the last path of the same call returned; 0 for the first
   * @return the state for the next
   */
  public long count(long state, int path) {
    if (state >>> PATH_SHIFT == path + 1 && (state & RUN) != RUN) {
      return state + ONE_MORE;
    }
    return add(state, path);
  }

  /** A path has ended, and the call with it. */
  public void end(long state, int path) {
    long next = count(state, path);
    if ((next & RUN) != 0) {
      add(next, NO_PATH);
    }
  }

  /** Counts what is pending, and then the path, unless it is none. */
  private long add(long state, int path) {
    long next = state;
    if (recorder.activity == Recorder.IDLE) {
      recorder.activity = Recorder.BUSY;
      // An exception out of nowhere can leave a number that is none.
      if (path >= NO_PATH
          && path < pathCount
          && recorder.damage == null
          && (Gate.state == Gate.OPEN || Gate.admits(recorder))) {
        try {
          next = (++events & TIMED - 1) == 0 ? addTimed(state, path) : addNow(state, path);
        } catch (StackOverflowError e) {
          // At worst some counts are too small: forests only grow.
          recorder.lost++;
        } catch (Throwable e) {
          recorder.fail(e);
        }
      }
      recorder.activity = Recorder.IDLE;
    }
    return next;
  }

  private long addNow(long state, int path) {
    long node = state & NODE;
    int run = (int) ((state & RUN) >>> NODE_BITS);
    if (run > 0) {
      node = counter.count(node, (int) (state >>> PATH_SHIFT) - 1, run);
      counted += run;
    }
    if (path != NO_PATH) {
      node = counter.count(node, path);
      counted++;
    }
    return hasRuns && path <= MOST_PATH ? (long) (path + 1) << PATH_SHIFT | node : node;
  }

  private long addTimed(long state, int path) {
    long start = System.nanoTime();
    long next = addNow(state, path);
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
    return times.estimate(events);
  }
}
