package dev.oser.lang.r.random.distribution;

/**
 * The regularised incomplete beta function by its continued fraction (Abramowitz and Stegun,
 * 26.5.8).
 */
final class IncompleteBeta {
  private static final int MOST_TERMS = 1_000_000;

  private IncompleteBeta() {}

  /** {@return the probability of at most x; y is 1 - x} */
  static double lower(double x, double y, double a, double b) {
    if (x <= 0) {
      return 0;
    }
    if (y <= 0) {
      return 1;
    }
    if (a > LargeShapes.LARGE && b > LargeShapes.LARGE) {
      return LargeShapes.betaLower(x, y, a, b);
    }
    if (a > LargeShapes.LARGE && b < LargeShapes.SMALL) {
      return LargeShapes.betaLowerOfOne(x, y, a, b);
    }
    if (b > LargeShapes.LARGE && a < LargeShapes.SMALL) {
      return LargeShapes.betaUpperOfOne(y, x, b, a);
    }
    return x <= (a + 1) / (a + b + 2) ? fraction(x, y, a, b) : 1 - fraction(y, x, b, a);
  }

  /** {@return the probability of more than x; y is 1 - x} */
  static double upper(double x, double y, double a, double b) {
    return lower(y, x, b, a);
  }

  /** Lentz's method. */
  private static double fraction(double x, double y, double a, double b) {
    double factor = Saddle.binomial(a, a + b, x, y, false) * b / (a + b);
    double c = 1;
    double d = 1 / IncompleteGamma.nonZero(1 - (a + b) * x / (a + 1));
    double h = d;
    for (int m = 1; m < MOST_TERMS; m++) {
      double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
      d = 1 / IncompleteGamma.nonZero(1 + even * d);
      c = IncompleteGamma.nonZero(1 + even / c);
      h *= d * c;
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
      d = 1 / IncompleteGamma.nonZero(1 + odd * d);
      c = IncompleteGamma.nonZero(1 + odd / c);
      h *= d * c;
      if (Math.abs(d * c - 1) < 1e-16) {
        break;
      }
    }
    return factor * h;
  }
}
