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

  /** {@return the probability below x} */
  public static double lower(double x) {
    double size = Math.abs(x);
    if (Double.isNaN(x)) {
      return x;
    }
    if (size <= CENTRE) {
      return 0.5 + centre(x);
    }
    if (size > 38.5) {
      return x > 0 ? 1 : 0;
    }
    double tail = Exponential.exp(logScale(size)) * Exponential.exp(rest(size)) * scaledTail(size);
    return x > 0 ? 1 - tail : tail;
  }

  /** {@return the logarithm of the probability below x} */
  public static double logLower(double x) {
    double size = Math.abs(x);
    if (Double.isNaN(x)) {
      return x;
    }
    if (size <= CENTRE) {
      return Math.log(0.5 + centre(x));
    }
    if (x > 0) {
      return Math.log1p(-lower(-x));
    }
    return Double.isInfinite(x) ? x : logScale(size) + rest(size) + Math.log(scaledTail(size));
  }

  // Cody, Rational Chebyshev approximations for the error function, Mathematics of Computation 23,
  // 1969. The exponent is split so that the square of its first part is exact.
  private static final double CENTRE = 0.67448975;
  private static final double SQRT_32 = 5.656854249492380195206754896838;

  private static double centre(double x) {
    double square = x * x;
    return x * polynomial(CODY_CENTRE_ABOVE, square) / polynomial(CODY_CENTRE_BELOW, square);
  }

  private static double logScale(double size) {
    double split = Math.floor(size * 16) / 16;
    return -split * split * 0.5;
  }

  private static double rest(double size) {
    double split = Math.floor(size * 16) / 16;
    return -((size - split) * (size + split)) * 0.5;
  }

  private static double scaledTail(double size) {
    if (size <= SQRT_32) {
      return polynomial(CODY_MIDDLE_ABOVE, size) / polynomial(CODY_MIDDLE_BELOW, size);
    }
    double inverse = 1 / (size * size);
    double ratio = polynomial(CODY_FAR_ABOVE, inverse) / polynomial(CODY_FAR_BELOW, inverse);
    return (SQRT_2PI_INVERSE - inverse * ratio) / size;
  }

  private static final double[] CODY_CENTRE_ABOVE = {
    0.065682337918207449113,
    2.2352520354606839287,
    161.02823106855587881,
    1067.6894854603709582,
    18154.981253343561249
  };
  private static final double[] CODY_CENTRE_BELOW = {
    1, 47.20258190468824187, 976.09855173777669322, 10260.932208618978205, 45507.789335026729956
  };
  private static final double[] CODY_MIDDLE_ABOVE = {
    1.0765576773720192317e-8,
    0.39894151208813466764,
    8.8831497943883759412,
    93.506656132177855979,
    597.27027639480026226,
    2494.5375852903726711,
    6848.1904505362823326,
    11602.651437647350124,
    9842.7148383839780218
  };
  private static final double[] CODY_MIDDLE_BELOW = {
    1,
    22.266688044328115691,
    235.38790178262499861,
    1519.377599407554805,
    6485.558298266760755,
    18615.571640885098091,
    34900.952721145977266,
    38912.003286093271411,
    19685.429676859990727
  };
  private static final double[] CODY_FAR_ABOVE = {
    0.02307344176494017303,
    0.21589853405795699,
    0.1274011611602473639,
    0.022235277870649807,
    0.001421619193227893466,
    2.9112874951168792e-5
  };
  private static final double[] CODY_FAR_BELOW = {
    1,
    1.28426009614491121,
    0.468238212480865118,
    0.0659881378689285515,
    0.00378239633202758244,
    7.29751555083966205e-5
  };

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
