package dev.oser.lang.r.random.distribution;

/**
 * A distribution with its parameters. Parameters that make no sense give NaN everywhere, for which
 * R warns {@code NaNs produced}.
 */
public interface Distribution {
  /** {@return the density, or the probability of a whole number} */
  double density(double x);

  /** {@return the logarithm of the density} */
  default double logDensity(double x) {
    return Math.log(density(x));
  }

  /** {@return the probability of at most x} */
  double lower(double x);

  /** {@return the probability of more than x} */
  double upper(double x);

  /** {@return the smallest number that at least this probability lies below} */
  double quantile(double p);

  /** {@return the number that this probability lies above} */
  double upperQuantile(double p);

  /** {@return R's d function} */
  default double density(double x, boolean log) {
    return Double.isNaN(x) ? x : log ? logDensity(x) : density(x);
  }

  /** {@return R's p function} */
  default double probability(double x, boolean lower, boolean log) {
    if (Double.isNaN(x)) {
      return x;
    }
    double p = lower ? lower(x) : upper(x);
    if (!log) {
      return p;
    }
    // Close to 1 the other tail knows more.
    return p > 0.9 ? Math.log1p(-(lower ? upper(x) : lower(x))) : Math.log(p);
  }

  /** {@return R's q function} */
  default double quantile(double p, boolean lower, boolean log) {
    double probability = log ? Math.exp(p) : p;
    if (Double.isNaN(p) || probability < 0 || probability > 1) {
      return Double.NaN;
    }
    if (log && p > -1e-5) {
      double other = -Math.expm1(p);
      return lower ? upperQuantile(other) : quantile(other);
    }
    return lower ? quantile(probability) : upperQuantile(probability);
  }
}
