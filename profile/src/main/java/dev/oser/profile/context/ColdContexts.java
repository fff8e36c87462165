package dev.oser.profile.context;

/**
 * How often contexts without a counter have occurred at most: a table whose cells many contexts
 * share, by their hashes. This is the filter of Filtered Space-Saving (Homem and Carvalho, "Finding
 * top-k elements in data streams", Information Sciences 180, 2010).
 *
 * <p>Most contexts are cold. Without this each of them takes over a counter when it comes, and soon
 * loses it again. With it that happens only when those that share a cell have together occurred as
 * often as a counter that may be taken over says.
 *
 * <p>Cells are small, so that more of them are in the processor's cache, and say how much more it
 * is than a <em>base</em>. They need not say that it is less, since no cell has to be exact: it
 * must not be below the truth, nor above the limit.
 */
final class ColdContexts {
  private static final int CELLS_PER_COUNTER = 4;
  private static final int FEWEST_BITS = 4;
  private static final int MOST_BITS = 28;

  private final char[] cells;
  private final int shift;
  private long base;
  private int limit;

  /**
   * @param counters the number of contexts that have one
   */
  ColdContexts(int counters) {
    long least = (long) counters * CELLS_PER_COUNTER;
    int bits =
        Math.min(
            MOST_BITS, Math.max(FEWEST_BITS, Long.SIZE - Long.numberOfLeadingZeros(least - 1)));
    cells = new char[1 << bits];
    shift = Integer.SIZE - bits;
  }

  /** {@return whether one more occurrence was counted, which it is not beyond the limit} */
  boolean absorb(int hash, long weight) {
    int cell = hash >>> shift;
    long sum = cells[cell] + weight;
    if (sum > limit) {
      return false;
    }
    cells[cell] = (char) sum;
    return true;
  }

  /**
   * A context has lost its counter.
   *
   * @param count what that said, at most the limit
   */
  void include(int hash, long count) {
    int cell = hash >>> shift;
    cells[cell] = (char) Math.max(cells[cell], count - base);
  }

  /**
   * @param newLimit the most any cell may say from now on, not less than before
   */
  void limitTo(long newLimit) {
    if (newLimit - base > Character.MAX_VALUE) {
      moveBase(newLimit - Character.MAX_VALUE / 2);
    }
    limit = (int) (newLimit - base);
  }

  private void moveBase(long newBase) {
    long rise = newBase - base;
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (char) Math.max(0, cells[cell] - rise);
    }
    base = newBase;
  }

  long bytes() {
    return cells.length * 2L;
  }
}
