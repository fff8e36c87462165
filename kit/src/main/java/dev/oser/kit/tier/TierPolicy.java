package dev.oser.kit.tier;

/**
 * The figures a {@link TierController} decides by.
 *
 * @param calls how many calls make a function hot
 * @param turns how many turns make a loop hot
 * @param patience how many failures make code not worth keeping
 * @param attempts how often the same is compiled speculatively; then it is generic
 * @param mostUnits how much compiled code there may be at a time
 * @param mostInstructions of the IR, in all of it together
 * @param inBackground whether a thread compiles while the program goes on
 */
public record TierPolicy(
    int calls,
    int turns,
    int patience,
    int attempts,
    int mostUnits,
    int mostInstructions,
    boolean inBackground) {
  /** What usually works well. */
  public static final TierPolicy USUAL = new TierPolicy(200, 2_000, 20, 4, 400, 400_000, true);

  /** Compiles everything at once, in the same thread: for tests. */
  public static final TierPolicy EAGER = new TierPolicy(1, 1, 2, 3, 400, 400_000, false);

  public TierPolicy withMost(int units, int instructions) {
    return new TierPolicy(calls, turns, patience, attempts, units, instructions, inBackground);
  }

  public TierPolicy withAttempts(int most) {
    return new TierPolicy(calls, turns, patience, most, mostUnits, mostInstructions, inBackground);
  }

  /** The same figures, but the program waits while something is compiled. */
  public TierPolicy inForeground() {
    return new TierPolicy(calls, turns, patience, attempts, mostUnits, mostInstructions, false);
  }
}
