package dev.oser.lang.r.operation;

/**
 * {@code %%} and {@code %/%} of doubles. R takes the floor of the rounded quotient, computes what
 * is left with a significand of 64 bits, and corrects both; so {@code 5 %/% 0.2} is 24. Here a
 * second double holds the eleven bits that the first one has no room for.
 */
public final class Division {
  /** A unit in the last place of a double is so many of a number of 64 bits. */
  private static final double FINER = 0x1p-11;

  private static final double LARGEST = 0x1p52;

  /** Beyond this a quotient has more digits than a number of 64 bits. */
  private static final double LOST = 0x1p63;

  private Division() {}

  /** {@return whether the quotient has more digits than a double} */
  public static boolean losesAccuracy(double x, double y) {
    double quotient = x / y;
    return Math.abs(quotient) > LOST && Double.isFinite(quotient);
  }

  /** The result has the sign of the divisor. */
  public static double modulo(double x, double y) {
    if (y == 0) {
      return Double.NaN;
    }
    if (Double.isNaN(x) || Double.isNaN(y)) {
      return x + y;
    }
    if (Double.isInfinite(x)) {
      return Double.NaN;
    }
    if (Double.isInfinite(y)) {
      return x == 0 || (x < 0) == (y < 0) ? x : y;
    }
    if (Math.abs(y) > LARGEST && Math.abs(x) <= Math.abs(y)) {
      return x == 0 || (x < 0) == (y < 0) ? (Math.abs(x) == Math.abs(y) ? 0 : x) : x + y;
    }
    if (isSmallWhole(x) && isSmallWhole(y)) {
      double rest = x - Math.floor(x / y) * y;
      return rest == 0 ? 0 : rest;
    }
    double quotient = Math.floor(x / y);
    if (quotient == 0 && x != 0 && (x < 0) != (y < 0)) {
      return x + y; // a quotient below all numbers
    }
    if (Math.abs(quotient) > LARGEST) {
      double rest = x % y;
      return rest == 0 ? 0 : (rest < 0) != (y < 0) ? rest + y : rest;
    }
    double product = quotient * y;
    double rest = x - product;
    double error = error(quotient, y, product);
    double correction = Math.floor((rest - error) / y);
    double result = rest - correction * y - error;
    return result == 0 ? 0 : result;
  }

  /** The result is not negative zero. */
  public static double quotient(double x, double y) {
    return wholeQuotient(x, y) + 0.0;
  }

  private static double wholeQuotient(double x, double y) {
    double quotient = x / y;
    if (y == 0 || Math.abs(quotient) > LARGEST || !Double.isFinite(quotient)) {
      return quotient;
    }
    if (Math.abs(x) < Math.abs(y)) {
      // What is left would be rounded to y, and the correction would undo the floor.
      return x == 0 || (x < 0) == (y < 0) ? 0 : -1;
    }
    double floor = Math.floor(quotient);
    if (isSmallWhole(x) && isSmallWhole(y)) {
      return floor;
    }
    double product = floor * y;
    return floor + Math.floor((x - product - error(floor, y, product)) / y);
  }

  /** {@return whether quotients of such numbers are exact enough for their floor to be right} */
  private static boolean isSmallWhole(double x) {
    return Math.abs(x) < 0x1p31 && x == Math.rint(x);
  }

  /** {@return what a rounded product lacks, in as many bits as R has for it} */
  private static double error(double a, double b, double product) {
    double error = Math.fma(a, b, -product);
    double unit = Math.ulp(product) * FINER;
    return unit < Double.MIN_NORMAL ? error : Math.rint(error / unit) * unit;
  }
}
