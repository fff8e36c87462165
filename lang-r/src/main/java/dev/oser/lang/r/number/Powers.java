package dev.oser.lang.r.number;

/** Powers of ten and five that fit a long. */
final class Powers {
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

  private static long[] of(long base, int max) {
    var powers = new long[max + 1];
    powers[0] = 1;
    for (int i = 1; i <= max; i++) {
      powers[i] = powers[i - 1] * base;
    }
    return powers;
  }
}
