package dev.oser.lang.r.random.distribution;

import dev.oser.lang.r.number.Exponential;

/** The standard normal distribution. */
public final class Normal {
  private static final double SQRT_2PI_INVERSE = 0.398942280401432677939946059934;

  private Normal() {}

  /** {@return the density at x} */
  public static double density(double x) {
    return SQRT_2PI_INVERSE * Exponential.exp(-0.5 * x * x);
  }

  /**
   * {@return the quantile of a probability} Algorithm AS 241, PPND16 (Wichura, <i>Applied
   * Statistics</i> 37, 1988).
   */
  public static double quantile(double p) {
    if (Double.isNaN(p) || p < 0 || p > 1) {
      return Double.NaN;
    }
    double q = p - 0.5;
    if (Math.abs(q) <= 0.425) {
      double r = 0.180625 - q * q;
      return q * polynomial(CENTRE_ABOVE, r) / polynomial(CENTRE_BELOW, r);
    }
    if (p == 0 || p == 1) {
      return p == 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    double r = Math.sqrt(-Math.log(q < 0 ? p : 0.5 - p + 0.5));
    double size = tail(r);
    return q < 0 ? -size : size;
  }

  /** {@return the quantile of a probability given as its logarithm, or of its complement} */
  public static double quantile(double p, boolean lower, boolean log) {
    if (!log) {
      return lower ? quantile(p) : -quantile(p);
    }
    if (Double.isNaN(p) || p > 0) {
      return Double.NaN;
    }
    double probability = Exponential.exp(p);
    double q = probability - 0.5;
    double result;
    if (Math.abs(q) <= 0.425) {
      result = quantile(probability);
    } else if (q < 0) {
      result = p == Double.NEGATIVE_INFINITY ? p : -tail(Math.sqrt(-p));
    } else {
      result = p == 0 ? Double.POSITIVE_INFINITY : tail(Math.sqrt(-Math.log(-Math.expm1(p))));
    }
    return lower ? result : -result;
  }

  private static double tail(double r) {
    if (r <= 5) {
      return polynomial(MIDDLE_ABOVE, r - 1.6) / polynomial(MIDDLE_BELOW, r - 1.6);
    }
    return polynomial(FAR_ABOVE, r - 5) / polynomial(FAR_BELOW, r - 5);
  }

  /** Horner's rule; the highest coefficient comes first. */
  private static double polynomial(double[] coefficients, double x) {
    double sum = coefficients[0];
    for (int i = 1; i < coefficients.length; i++) {
      sum = sum * x + coefficients[i];
    }
    return sum;
  }

  private static final double[] CENTRE_ABOVE = {
    2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457,
    13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.387132872796366608
  };
  private static final double[] CENTRE_BELOW = {
    5226.495278852854561, 28729.085735721942674, 39307.89580009271061, 21213.794301586595867,
    5394.1960214247511077, 687.1870074920579083, 42.313330701600911252, 1.0
  };
  private static final double[] MIDDLE_ABOVE = {
    7.7454501427834140764e-4, .0227238449892691845833, .24178072517745061177,
    1.27045825245236838258, 3.64784832476320460504, 5.7694972214606914055,
    4.6303378461565452959, 1.42343711074968357734
  };
  private static final double[] MIDDLE_BELOW = {
    1.05075007164441684324e-9, 5.475938084995344946e-4, .0151986665636164571966,
    .14810397642748007459, .68976733498510000455, 1.6763848301838038494,
    2.05319162663775882187, 1.0
  };
  private static final double[] FAR_ABOVE = {
    2.01033439929228813265e-7, 2.71155556874348757815e-5, .0012426609473880784386,
    .026532189526576123093, .29656057182850489123, 1.7848265399172913358,
    5.4637849111641143699, 6.6579046435011037772
  };
  private static final double[] FAR_BELOW = {
    2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5,
    7.868691311456132591e-4, .0148753612908506148525, .13692988092273580531,
    .59983220655588793769, 1.0
  };
}
