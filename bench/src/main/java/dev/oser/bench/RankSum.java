package dev.oser.bench;

/**
 * The rank-sum test of Mann and Whitney, one-sided, by its normal approximation: whether one thing
 * takes less time than another, whatever the distributions of their times.
 */
public final class RankSum {
  /** The upper 5 % of the normal distribution begin here. */
  private static final double SIGNIFICANT = 1.645;

  private RankSum() {}

  /** {@return whether the first samples are significantly smaller than the second} */
  public static boolean isLess(Samples first, Samples second) {
    var x = first.sorted();
    var y = second.sorted();
    double less = 0;
    for (double a : x) {
      for (double b : y) {
        less += a < b ? 1 : a == b ? 0.5 : 0;
      }
    }
    double expected = x.length * (double) y.length / 2;
    double deviation = Math.sqrt(expected * (x.length + y.length + 1) / 6);
    return less - expected > SIGNIFICANT * deviation;
  }
}
