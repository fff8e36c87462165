package dev.oser.lang.r.number;

/** R's missing numbers: a NaN whose lower word is 1954, and the smallest int. */
public final class Missing {
  /** NA_real_. */
  public static final double REAL = Double.longBitsToDouble(0x7FF00000000007A2L);

  /** NA_integer_, and NA among logicals held as ints. */
  public static final int INTEGER = Integer.MIN_VALUE;

  private Missing() {}

  /** {@return whether this is NA and not another NaN} */
  public static boolean isMissing(double x) {
    return x != x && (int) Double.doubleToRawLongBits(x) == 1954;
  }
}
