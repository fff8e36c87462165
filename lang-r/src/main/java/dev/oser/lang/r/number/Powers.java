package dev.oser.lang.r.number;

/** Powers: those of ten and five that fit a long, and of doubles as R computes them. */
public final class Powers {
  /** 5^27 is the largest power of five below 2^63. */
  static final int MAX_FIVE = 27;

  static final int MAX_TEN = 18;

  private static final long[] FIVE = of(5, MAX_FIVE);
  private static final long[] TEN = of(10, MAX_TEN);

  private Powers() {}

  static long five(int exponent) {
    return FIVE[exponent];
  }

  static long ten(int exponent) {
    return TEN[exponent];
  }

  /**
   * {@return a power by squaring} Large ones are not the nearest doubles, and neither are R's,
   * which this has the roundings of.
   */
  public static double power(double base, int exponent) {
    double result = 1;
    double square = base;
    for (int rest = exponent; rest > 0; rest >>= 1) {
      if ((rest & 1) != 0) {
        result *= square;
      }
      square *= square;
    }
    return result;
  }

  private static long[] of(long base, int max) {
    var powers = new long[max + 1];
    powers[0] = 1;
    for (int i = 1; i <= max; i++) {
      powers[i] = powers[i - 1] * base;
    }
    return powers;
  }
}
