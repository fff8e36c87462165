package dev.oser.lang.r.number;

/**
 * {@code round} and {@code signif}.
 *
 * <p>R 4 rounds to decimals by taking the nearer of the two doubles that are closest to x with that
 * many decimals, and the even one if both are as near (Maechler, <i>Rounding to Decimal Digits in
 * Binary</i>, vignette of the package round, 2020, version "r3d.C").
 */
public final class Rounding {
  /** Decimal digits that every double keeps. */
  private static final int SAFE_DIGITS = 15;

  /** The largest power of ten that is a double. */
  private static final int LARGEST_POWER = 308;

  private static final double LOG10_2 = 0.301029995663981195;

  private static final int MOST_SIGNIFICANT = 22;

  private Rounding() {}

  /** {@return x rounded to so many decimals, or to tens, hundreds, … if negative} */
  public static double round(double x, double decimals) {
    if (Double.isNaN(x) || Double.isNaN(decimals)) {
      return x + decimals;
    }
    if (Double.isInfinite(x) || decimals > LARGEST_POWER + SAFE_DIGITS || x == 0) {
      return x;
    }
    if (decimals < -LARGEST_POWER) {
      return 0;
    }
    int whole = (int) Math.floor(decimals + 0.5);
    if (whole == 0) {
      return Math.rint(x);
    }
    // Beyond its precision a number has no decimals to be rounded: measured, by binary exponent.
    if (whole + (Math.getExponent(x) + 0.5) * LOG10_2 > SAFE_DIGITS) {
      return x;
    }
    return x < 0 ? -nearer(-x, whole) : nearer(x, whole);
  }

  private static double nearer(double x, int decimals) {
    double power = decimals > 0 ? Powers.power(10, decimals) : 1 / Powers.power(10, -decimals);
    double scaled = x * power;
    double below = Math.floor(scaled);
    double down = below / power;
    double up = Math.ceil(scaled) / power;
    double difference = (up - x) - (x - down);
    return difference < 0 || (difference == 0 && below % 2 == 1) ? up : down;
  }

  /** {@return x rounded to so many significant digits, at least 1} */
  public static double signif(double x, double digits) {
    if (Double.isNaN(x) || Double.isNaN(digits)) {
      return x + digits;
    }
    if (Double.isInfinite(x) || x == 0 || digits > MOST_SIGNIFICANT) {
      return x;
    }
    int significant = Math.max(1, (int) Math.rint(digits));
    return x < 0 ? -significant(-x, significant) : significant(x, significant);
  }

  private static double significant(double x, int digits) {
    int scale = digits - 1 - (int) Math.floor(Math.log10(x));
    if (scale > LARGEST_POWER) {
      double rest = Powers.power(10, scale - LARGEST_POWER);
      return Math.rint(x * 1e308 * rest) / 1e308 / rest;
    }
    double power = Powers.power(10, Math.abs(scale));
    return scale > 0 ? Math.rint(x * power) / power : Math.rint(x / power) * power;
  }
}
