package dev.oser.lang.r.random.distribution;

/**
 * The F distribution with infinitely many degrees of freedom above the line: a number over a
 * chi-squared one; with infinitely many below as well it is 1.
 */
record FisherLimit(double df) implements Distribution {
  /** {@return the limit for infinitely many degrees of freedom above the line} */
  static Distribution of(double df) {
    return Double.isInfinite(df) ? new One() : new FisherLimit(df);
  }

  private Distribution below() {
    return Distributions.chiSquared(df);
  }

  @Override
  public double density(double x) {
    double inverse = df / x;
    return x <= 0 ? 0 : below().density(inverse) * inverse / x;
  }

  @Override
  public double lower(double x) {
    return x <= 0 ? 0 : below().upper(df / x);
  }

  @Override
  public double upper(double x) {
    return x <= 0 ? 1 : below().lower(df / x);
  }

  @Override
  public double quantile(double p) {
    return df / below().upperQuantile(p);
  }

  @Override
  public double upperQuantile(double p) {
    return df / below().quantile(p);
  }

  private record One() implements Distribution {
    @Override
    public double density(double x) {
      return x == 1 ? Double.POSITIVE_INFINITY : 0;
    }

    @Override
    public double lower(double x) {
      return x < 1 ? 0 : x > 1 ? 1 : 0.5;
    }

    @Override
    public double upper(double x) {
      return lower(1 / x);
    }

    @Override
    public double quantile(double p) {
      return p == 0 ? 0 : p == 1 ? Double.POSITIVE_INFINITY : 1;
    }

    @Override
    public double upperQuantile(double p) {
      return quantile(1 - p);
    }
  }
}
