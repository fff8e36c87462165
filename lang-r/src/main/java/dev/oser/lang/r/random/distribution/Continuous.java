package dev.oser.lang.r.random.distribution;

/** A distribution whose quantiles are found by inverting its distribution function. */
abstract class Continuous implements Distribution {
  private final boolean valid;
  private final double from;
  private final double to;

  /** A distribution on a range. */
  Continuous(boolean valid, double from, double to) {
    this.valid = valid;
    this.from = from;
    this.to = to;
  }

  /** {@return the density inside the range} */
  abstract double logDensityInside(double x);

  /** {@return the probability below a number inside the range} */
  abstract double lowerInside(double x);

  /** {@return the probability above a number inside the range} */
  abstract double upperInside(double x);

  @Override
  public final double density(double x) {
    return Math.exp(logDensity(x));
  }

  @Override
  public final double logDensity(double x) {
    return !valid
        ? Double.NaN
        : x < from || x > to ? Double.NEGATIVE_INFINITY : logDensityInside(x);
  }

  @Override
  public final double lower(double x) {
    return !valid ? Double.NaN : x <= from ? 0 : x >= to ? 1 : lowerInside(x);
  }

  @Override
  public final double upper(double x) {
    return !valid ? Double.NaN : x <= from ? 1 : x >= to ? 0 : upperInside(x);
  }

  @Override
  public double quantile(double p) {
    if (!valid) {
      return Double.NaN;
    }
    if (p == 0 || p == 1) {
      return p == 0 ? from : to;
    }
    return p <= 0.5
        ? Solver.rising(this::lower, p, from, to)
        : Solver.rising(x -> -upper(x), -(1 - p), from, to);
  }

  @Override
  public double upperQuantile(double p) {
    if (!valid) {
      return Double.NaN;
    }
    if (p == 0 || p == 1) {
      return p == 0 ? to : from;
    }
    return p <= 0.5
        ? Solver.rising(x -> -upper(x), -p, from, to)
        : Solver.rising(this::lower, 1 - p, from, to);
  }
}
