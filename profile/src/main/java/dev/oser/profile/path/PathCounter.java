package dev.oser.profile.path;

/**
 * Counts the paths of one method on one thread. A running call has a <em>state</em>, one long that
 * instrumented code keeps in a local variable: it starts as {@link #START}, and {@link #count}
 * takes it to the next. Calls may be nested and abandoned in any way, since nothing else connects
 * the paths of a call. Counting does not allocate, except to grow.
 */
public sealed interface PathCounter permits ArrayPathCounter, HashPathCounter, SlabForest {
  /** The state of a call that has just begun (the marker ∗ of D'Elia §3.2.2). */
  long START = 0;

  /** The most paths for which a table is an array. */
  int SMALL = 4096;

  /**
   * {@return a counter}
   *
   * @param iterations k: sequences of up to this many paths are counted; 1 counts single paths
   * @param pathCount the number of paths of the method
   */
  static PathCounter of(int iterations, int pathCount) {
    if (iterations > 1) {
      return new SlabForest(iterations, pathCount);
    }
    return pathCount <= SMALL ? new ArrayPathCounter(pathCount) : new HashPathCounter();
  }

  /**
   * Counts a path that has ended.
   *
   * @param state what the last path of the same call returned, or {@link #START}
   * @return the state for the next
   */
  long count(long state, int path);

  /**
   * Counts a path that has ended several times in a row, as if it were counted so often.
   *
   * @return the state for the next
   */
  default long count(long state, int path, int times) {
    for (int i = 0; i < times; i++) {
      state = count(state, path);
    }
    return state;
  }

  /** {@return what has been counted so far} */
  PathForest forest();

  /** {@return the number of counters or nodes} */
  int size();

  /** {@return how many times a table was looked into so far (D'Elia §5.2.3)} */
  long tableLookups();

  /** {@return the bytes in use now, with room to grow} */
  long bytes();
}
