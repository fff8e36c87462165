package dev.oser.lang.r.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * A finite double above zero times a power of ten, rounded to a whole number, ties to even.
 *
 * <p>Up to 27 decimals the product of the mantissa and a power of five fits 128 bits, so the common
 * cases need no big numbers. Both roundings matter: C's {@code printf} rounds the exact product,
 * but to find out how many digits are significant R rounds to the 64 bits of x87's extended
 * precision first.
 */
final class Scaled {
  /** The result does not fit a long (or is not worth a fast path): use {@link #exactly}. */
  static final long UNKNOWN = -1;

  private static final int EXTENDED_BITS = 64;
  private static final MathContext QUOTIENT = new MathContext(80);

  private Scaled() {}

  /** {@return x times 10^scale, rounded, or UNKNOWN} */
  static long round(double x, int scale) {
    if (scale < 0) {
      return roundQuotient(x, -scale);
    }
    if (scale > Powers.MAX_FIVE) {
      return UNKNOWN;
    }
    long mantissa = mantissa(x);
    long five = Powers.five(scale);
    return shift(Math.multiplyHigh(mantissa, five), mantissa * five, -(exponent(x) + scale));
  }

  /** {@return x times 10^scale as if computed in extended precision, rounded, or UNKNOWN} */
  static long roundExtended(double x, int scale) {
    if (scale < 0) {
      return isFarFromTie(x, -scale) ? roundQuotient(x, -scale) : UNKNOWN;
    }
    if (scale > Powers.MAX_FIVE) {
      return UNKNOWN;
    }
    long mantissa = mantissa(x);
    long five = Powers.five(scale);
    long high = Math.multiplyHigh(mantissa, five);
    long low = mantissa * five;
    int right = -(exponent(x) + scale);
    int extra = high == 0 ? 0 : 2 * Long.SIZE - Long.numberOfLeadingZeros(high) - EXTENDED_BITS;
    if (extra <= 0) {
      return shift(high, low, right);
    }
    long significand = (high << (Long.SIZE - extra)) | (low >>> extra);
    long rest = low << (Long.SIZE - extra);
    boolean up = rest < 0 && (rest != Long.MIN_VALUE || (significand & 1) != 0);
    if (up && ++significand == 0) {
      return shift(0, Long.MIN_VALUE, right - extra - 1);
    }
    return shift(0, significand, right - extra);
  }

  /** Shifts 128 bits to the right and rounds. */
  private static long shift(long high, long low, int right) {
    if (right <= 0) {
      boolean fits = high == 0 && low >= 0 && -right < Long.numberOfLeadingZeros(low);
      return fits ? low << -right : UNKNOWN;
    }
    if (right > 2 * Long.SIZE) {
      return 0;
    }
    long whole;
    boolean half;
    boolean below;
    if (right > Long.SIZE) {
      int n = right - Long.SIZE;
      whole = n == Long.SIZE ? 0 : high >>> n;
      half = (high >>> (n - 1) & 1) != 0;
      below = (high & ((1L << (n - 1)) - 1)) != 0 || low != 0;
    } else if (right == Long.SIZE) {
      whole = high;
      half = low < 0;
      below = low << 1 != 0;
    } else {
      if (high >>> right != 0) {
        return UNKNOWN;
      }
      whole = (high << (Long.SIZE - right)) | (low >>> right);
      half = (low >>> (right - 1) & 1) != 0;
      below = (low & ((1L << (right - 1)) - 1)) != 0;
    }
    if (whole < 0 || whole == Long.MAX_VALUE) {
      return UNKNOWN;
    }
    return half && (below || (whole & 1) != 0) ? whole + 1 : whole;
  }

  private static long roundQuotient(double x, int power) {
    if (power > Powers.MAX_TEN || x >= 0x1p63) {
      return UNKNOWN;
    }
    long whole = (long) x;
    boolean fraction = whole != x;
    long ten = Powers.ten(power);
    long quotient = whole / ten;
    long twice = 2 * (whole - quotient * ten);
    boolean up = twice > ten || (twice == ten && (fraction || (quotient & 1) != 0));
    return up ? quotient + 1 : quotient;
  }

  /** {@return whether a quotient in extended precision cannot become a tie that it is not} */
  private static boolean isFarFromTie(double x, int power) {
    if (power > Powers.MAX_TEN || x >= 0x1p63) {
      return false;
    }
    long ten = Powers.ten(power);
    double rest = (long) x % ten;
    return Math.abs(rest / ten - 0.5) > 0x1p-10;
  }

  /** {@return what {@link #roundExtended} would be without its limits, for results of a long} */
  static long extendedExactly(double x, int scale) {
    var exact =
        scale >= 0
            ? new BigDecimal(x).scaleByPowerOfTen(scale)
            : new BigDecimal(x).divide(BigDecimal.ONE.scaleByPowerOfTen(-scale), QUOTIENT);
    int shift = EXTENDED_BITS - exact.toBigInteger().bitLength();
    var factor = new BigDecimal(BigInteger.ONE.shiftLeft(shift));
    return exact
        .multiply(factor)
        .setScale(0, RoundingMode.HALF_EVEN)
        .divide(factor)
        .setScale(0, RoundingMode.HALF_EVEN)
        .longValueExact();
  }

  /** {@return x times 10^scale, rounded} */
  static BigDecimal exactly(double x, int scale) {
    return new BigDecimal(x).scaleByPowerOfTen(scale).setScale(0, RoundingMode.HALF_EVEN);
  }

  private static long mantissa(double x) {
    long bits = Double.doubleToRawLongBits(x);
    long fraction = bits & 0xFFFFFFFFFFFFFL;
    return (bits >>> 52) == 0 ? fraction : fraction | 0x10000000000000L;
  }

  private static int exponent(double x) {
    int biased = (int) (Double.doubleToRawLongBits(x) >>> 52);
    return Math.max(biased, 1) - 1075;
  }
}
