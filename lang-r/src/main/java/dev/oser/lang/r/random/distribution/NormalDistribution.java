package dev.oser.lang.r.random.distribution;

/** The normal distribution with mean and standard deviation. */
record NormalDistribution(double mean, double sd) implements Distribution {
  private static final double LN_SQRT_2PI = 0.918938533204672741780329736406;

  @Override
  public double density(double x) {
    if (!(sd >= 0)) {
      return Double.NaN;
    }
    if (sd == 0) {
      return x == mean ? Double.POSITIVE_INFINITY : 0;
    }
    return Normal.density((x - mean) / sd) / sd;
  }

  @Override
  public double logDensity(double x) {
    if (!(sd > 0)) {
      return Math.log(density(x));
    }
    double z = (x - mean) / sd;
    return -(LN_SQRT_2PI + 0.5 * z * z + Math.log(sd));
  }

  @Override
  public double lower(double x) {
    return sd >= 0 ? Normal.lower(standard(x)) : Double.NaN;
  }

  @Override
  public double upper(double x) {
    return sd >= 0 ? Normal.lower(-standard(x)) : Double.NaN;
  }

  private double standard(double x) {
    if (sd == 0) {
      return x < mean ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    return (x - mean) / sd;
  }

  @Override
  public double quantile(double p) {
    return sd >= 0 ? mean + sd * Normal.quantile(p) : Double.NaN;
  }

  @Override
  public double upperQuantile(double p) {
    return sd >= 0 ? mean - sd * Normal.quantile(p) : Double.NaN;
  }

  @Override
  public double probability(double x, boolean lower, boolean log) {
    if (Double.isNaN(x) || !(sd >= 0)) {
      return Double.NaN;
    }
    double z = lower ? standard(x) : -standard(x);
    return log ? Normal.logLower(z) : Normal.lower(z);
  }

  @Override
  public double quantile(double p, boolean lower, boolean log) {
    return sd >= 0 ? mean + sd * Normal.quantile(p, lower, log) : Double.NaN;
  }
}
