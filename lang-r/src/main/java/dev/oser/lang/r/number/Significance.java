package dev.oser.lang.r.number;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * How many significant digits a number needs, at most so many, and its decimal exponent after
 * rounding to these. Both and a flag are packed into one long, because every number that is printed
 * asks.
 */
final class Significance {
  /** Beyond this R no longer counts in extended precision but looks at {@code %e}. */
  private static final int EXTENDED_DIGITS = 15;

  private static final int LAST_TABLED_POWER = 27;

  private static final long ZERO = pack(0, 1, false);

  private Significance() {}

  /** {@return the significance of a finite number that is not negative} */
  static long of(double x, int max) {
    if (x == 0) {
      return ZERO;
    }
    return max > EXTENDED_DIGITS ? ofExact(x, max) : ofExtended(x, max);
  }

  /** {@return the power of ten of the first digit} */
  static int exponent(long significance) {
    return (int) (significance >> 32);
  }

  /** {@return the significant digits without trailing zeros, at least 1} */
  static int digits(long significance) {
    return (int) significance >> 1;
  }

  /**
   * {@return whether rounding to significant digits gave the number one more digit before the
   * point, which the fixed form, that shows more digits, does not have}
   */
  static boolean widens(long significance) {
    return (significance & 1) != 0;
  }

  private static long pack(int exponent, int digits, boolean widens) {
    return (long) exponent << 32 | digits << 1 | (widens ? 1 : 0);
  }

  private static long ofExtended(double x, int max) {
    int exponent = (int) Math.floor(Math.log10(x));
    long rounded = extended(x, max - 1 - exponent);
    // The logarithm of a number just below a power of ten may be that of the power.
    if (rounded <= Powers.ten(max - 1)) {
      long finer = extended(x, max - exponent);
      if (finer < Powers.ten(max)) {
        exponent--;
        rounded = finer;
      }
    }
    int digits = max;
    while (digits > 1 && rounded % 10 == 0) {
      rounded /= 10;
      digits--;
    }
    if (rounded == 10) {
      exponent++;
    }
    return pack(exponent, digits, widens(x, exponent, max));
  }

  private static long extended(double x, int scale) {
    long rounded = Scaled.roundExtended(x, scale);
    return rounded == Scaled.UNKNOWN ? Scaled.extendedExactly(x, scale) : rounded;
  }

  private static boolean widens(double x, int exponent, int max) {
    if (exponent <= 0 || exponent > LAST_TABLED_POWER) {
      return false;
    }
    double power = exponent <= Powers.MAX_TEN ? Powers.ten(exponent) : Math.pow(10, exponent);
    if (x >= power) {
      return false;
    }
    int decimals = Math.clamp(max - exponent, 0, LAST_TABLED_POWER);
    return x < power - 0.5 / Math.pow(10, decimals);
  }

  private static long ofExact(double x, int max) {
    var rounded = new BigDecimal(x).round(new MathContext(max, RoundingMode.HALF_EVEN));
    int exponent = rounded.precision() - rounded.scale() - 1;
    return pack(exponent, rounded.stripTrailingZeros().precision(), widens(x, exponent, max));
  }
}
