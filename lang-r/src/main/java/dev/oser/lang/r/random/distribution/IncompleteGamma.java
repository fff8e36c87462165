package dev.oser.lang.r.random.distribution;

/**
 * The regularised incomplete gamma function: its series below the mean, Legendre's continued
 * fraction above (Abramowitz and Stegun, 6.5.29 and 6.5.31).
 */
final class IncompleteGamma {
  private static final int MOST_TERMS = 1_000_000;

  private IncompleteGamma() {}

  /** {@return the probability of at most x, for shape a} */
  static double lower(double a, double x) {
    if (x <= 0) {
      return 0;
    }
    if (a > LargeShapes.LARGE && Double.isFinite(x)) {
      return LargeShapes.gammaLower(a, x);
    }
    return Double.isInfinite(x) ? 1 : x < a + 1 ? series(a, x) : 1 - fraction(a, x);
  }

  /** {@return the probability of more than x, for shape a} */
  static double upper(double a, double x) {
    if (x <= 0) {
      return 1;
    }
    if (a > LargeShapes.LARGE && Double.isFinite(x)) {
      return LargeShapes.gammaUpper(a, x);
    }
    return Double.isInfinite(x) ? 0 : x < a + 1 ? 1 - series(a, x) : fraction(a, x);
  }

  private static double series(double a, double x) {
    double term = 1;
    double sum = 1;
    for (int n = 1; n < MOST_TERMS; n++) {
      term *= x / (a + n);
      sum += term;
      if (term < sum * 1e-17) {
        break;
      }
    }
    return sum * Saddle.poisson(a, x, false);
  }

  /** Lentz's method. */
  private static double fraction(double a, double x) {
    double b = x + 1 - a;
    double c = 1e300;
    double d = 1 / b;
    double h = d;
    for (int i = 1; i < MOST_TERMS; i++) {
      double numerator = -i * (i - a);
      b += 2;
      d = 1 / nonZero(numerator * d + b);
      c = nonZero(b + numerator / c);
      double factor = d * c;
      h *= factor;
      if (Math.abs(factor - 1) < 1e-16) {
        break;
      }
    }
    return a * Saddle.poisson(a, x, false) * h;
  }

  static double nonZero(double x) {
    return Math.abs(x) < 1e-300 ? 1e-300 : x;
  }
}
