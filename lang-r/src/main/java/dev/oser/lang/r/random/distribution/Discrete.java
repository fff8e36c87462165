package dev.oser.lang.r.random.distribution;

/** A distribution of whole numbers from 0 on. */
abstract class Discrete implements Distribution {
  private static final double ALMOST = 1e-7;

  private final boolean valid;
  private final double mean;
  private final double least;
  private final double most;

  /** A distribution of the numbers from 0 to most. */
  Discrete(boolean valid, double mean, double most) {
    this(valid, mean, 0, most);
  }

  /** A distribution of the numbers from least to most. */
  Discrete(boolean valid, double mean, double least, double most) {
    this.valid = valid;
    this.mean = mean;
    this.least = least;
    this.most = most;
  }

  abstract double logProbability(double k);

  /** {@return the probability of at most k} */
  abstract double lowerInside(double k);

  /** {@return the probability of more than k} */
  abstract double upperInside(double k);

  static boolean isWhole(double x) {
    return Math.abs(x - Math.rint(x)) <= ALMOST * Math.max(1, Math.abs(x));
  }

  @Override
  public final double density(double x) {
    return Math.exp(logDensity(x));
  }

  @Override
  public final double logDensity(double x) {
    if (!valid) {
      return Double.NaN;
    }
    boolean possible = isWhole(x) && x >= 0 && x <= most && !Double.isInfinite(x);
    return possible ? logProbability(Math.rint(x)) : Double.NEGATIVE_INFINITY;
  }

  @Override
  public final double lower(double x) {
    double k = Math.floor(x + ALMOST);
    return !valid ? Double.NaN : k < 0 ? 0 : k >= most ? 1 : lowerInside(k);
  }

  @Override
  public final double upper(double x) {
    double k = Math.floor(x + ALMOST);
    return !valid ? Double.NaN : k < 0 ? 1 : k >= most ? 0 : upperInside(k);
  }

  @Override
  public final double quantile(double p) {
    if (!valid || Double.isInfinite(mean)) {
      return Double.NaN;
    }
    return p == 1 ? most : p == 0 ? least : Solver.risingWhole(this::lower, p, mean, most);
  }

  @Override
  public final double upperQuantile(double p) {
    if (!valid || Double.isInfinite(mean)) {
      return Double.NaN;
    }
    return p == 0 ? most : p == 1 ? least : Solver.fallingWhole(this::upper, p, mean, most);
  }
}
