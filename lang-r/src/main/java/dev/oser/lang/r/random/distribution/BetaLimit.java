package dev.oser.lang.r.random.distribution;

/**
 * What is left of the beta distribution when a parameter goes to 0 or without bounds: one point, or
 * two with half of it each. As in R, a point at 0 is below all that is more than 0, and nothing is
 * above a point at 1.
 */
record BetaLimit(double low, double high) implements Distribution {
  /** {@return the limit for parameters of which one is 0 or infinite} */
  static Distribution of(double a, double b) {
    if (a == b) {
      return a == 0 ? new BetaLimit(0, 1) : new BetaLimit(0.5, 0.5);
    }
    double point = a == 0 || Double.isInfinite(b) ? 0 : 1;
    return new BetaLimit(point, point);
  }

  @Override
  public double density(double x) {
    return x == low || x == high ? Double.POSITIVE_INFINITY : 0;
  }

  @Override
  public double lower(double x) {
    return x <= 0 ? 0 : (isBelow(low, x) ? 0.5 : 0) + (isBelow(high, x) ? 0.5 : 0);
  }

  private static boolean isBelow(double point, double x) {
    return point < 1 && point <= x;
  }

  @Override
  public double upper(double x) {
    return 1 - lower(x);
  }

  @Override
  public double quantile(double p) {
    if (p == 0 || p == 1) {
      return p;
    }
    return p < 0.5 ? low : p > 0.5 ? high : (low + high) / 2;
  }

  @Override
  public double upperQuantile(double p) {
    return quantile(1 - p);
  }
}
