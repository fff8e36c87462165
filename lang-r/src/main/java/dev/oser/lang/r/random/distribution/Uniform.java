package dev.oser.lang.r.random.distribution;

/** The uniform distribution on a range, which has no density if the range is a single number. */
record Uniform(double min, double max) implements Distribution {
  @Override
  public double density(double x) {
    return min < max ? isInside(x) ? 1 / (max - min) : 0 : Double.NaN;
  }

  @Override
  public double logDensity(double x) {
    return min < max ? isInside(x) ? -Math.log(max - min) : Double.NEGATIVE_INFINITY : Double.NaN;
  }

  private boolean isInside(double x) {
    return min <= x && x <= max;
  }

  @Override
  public double lower(double x) {
    return !isUsable() ? Double.NaN : x >= max ? 1 : x <= min ? 0 : (x - min) / (max - min);
  }

  @Override
  public double upper(double x) {
    return !isUsable() ? Double.NaN : x >= max ? 0 : x <= min ? 1 : (max - x) / (max - min);
  }

  @Override
  public double quantile(double p) {
    return isUsable() ? min + p * (max - min) : Double.NaN;
  }

  @Override
  public double upperQuantile(double p) {
    return quantile(1 - p);
  }

  private boolean isUsable() {
    return min <= max && Double.isFinite(min) && Double.isFinite(max);
  }
}
