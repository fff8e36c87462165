package dev.oser.lang.r.random.distribution;

import dev.oser.lang.r.number.Exponential;
import java.util.Arrays;

/**
 * Binomial and Poisson probabilities without cancellation (Loader, <i>Fast and accurate computation
 * of binomial probabilities</i>, 2000), also for numbers that are not whole.
 */
final class Saddle {
  private static final double LN_2PI = 1.837877066409345483560659472811;
  private static final int LAST_SMALL = 16;
  private static final double[] SMALL_ERRORS = smallErrors();

  private Saddle() {}

  /** {@return x^k e^-x / gamma(k + 1), or its logarithm} */
  static double poisson(double k, double mean, boolean log) {
    if (mean == 0) {
      return value(k == 0 ? 0 : Double.NEGATIVE_INFINITY, log);
    }
    if (Double.isInfinite(mean) || k < 0) {
      return value(Double.NEGATIVE_INFINITY, log);
    }
    if (k == 0) {
      return value(-mean, log);
    }
    double exponent = -error(k) - deviance(k, mean);
    return log
        ? exponent - 0.5 * (LN_2PI + Math.log(k))
        : Exponential.exp(exponent) / Math.sqrt(2 * Math.PI * k);
  }

  /** {@return n! / (k! (n - k)!) p^k q^(n - k), or its logarithm} */
  static double binomial(double k, double n, double p, double q, boolean log) {
    if (p == 0 || q == 0) {
      return value(k == (p == 0 ? 0 : n) ? 0 : Double.NEGATIVE_INFINITY, log);
    }
    if (k < 0 || k > n) {
      return value(Double.NEGATIVE_INFINITY, log);
    }
    if (n == 0) {
      return value(0, log);
    }
    if (k == 0) {
      return value(p < 0.1 ? -deviance(n, n * q) - n * p : n * Math.log(q), log);
    }
    if (k == n) {
      return value(q < 0.1 ? -deviance(n, n * p) - n * q : n * Math.log(p), log);
    }
    double exponent =
        error(n) - error(k) - error(n - k) - deviance(k, n * p) - deviance(n - k, n * q);
    double spread = LN_2PI + Math.log(k) + Math.log1p(-k / n);
    return value(exponent - 0.5 * spread, log);
  }

  private static double value(double exponent, boolean log) {
    return log ? exponent : Exponential.exp(exponent);
  }

  /** {@return log(n!) minus Stirling's formula for it} */
  static double error(double n) {
    return n >= 1 && n <= LAST_SMALL && n == (int) n ? SMALL_ERRORS[(int) n] : series(n);
  }

  private static double[] smallErrors() {
    var errors = new double[LAST_SMALL + 1];
    Arrays.setAll(errors, n -> n == 0 ? Double.NaN : series(n));
    return errors;
  }

  private static double series(double n) {
    double sum = 0;
    double k = n;
    for (; k < LAST_SMALL; k++) {
      sum += (k + 0.5) * Math.log1p(1 / k) - 1;
    }
    double square = k * k;
    return sum
        + (1 / 12.0
                - (1 / 360.0
                        - (1 / 1260.0
                                - (1 / 1680.0 - (1 / 1188.0 - 691 / 360360.0 / square) / square)
                                    / square)
                            / square)
                    / square)
            / k;
  }

  /** {@return x log(x / mean) + mean - x} */
  static double deviance(double x, double mean) {
    if (Math.abs(x - mean) >= 0.1 * (x + mean)) {
      return x * Math.log(x / mean) + mean - x;
    }
    double v = (x - mean) / (x + mean);
    double sum = (x - mean) * v;
    double term = 2 * x * v;
    for (int j = 1; j < 1000; j++) {
      term *= v * v;
      double next = sum + term / (2 * j + 1);
      if (next == sum) {
        break;
      }
      sum = next;
    }
    return sum;
  }
}
