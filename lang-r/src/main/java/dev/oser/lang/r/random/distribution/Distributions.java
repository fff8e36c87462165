package dev.oser.lang.r.random.distribution;

/** The usual distributions. */
public final class Distributions {
  private static final double INFINITY = Double.POSITIVE_INFINITY;
  private static final double LN_2PI = 1.837877066409345483560659472811;

  private Distributions() {}

  /** {@return whether discrete distributions take a number for a whole one} */
  public static boolean isWhole(double x) {
    return Discrete.isWhole(x);
  }

  public static Distribution uniform(double min, double max) {
    return new Uniform(min, max);
  }

  public static Distribution gamma(double shape, double scale) {
    if (shape == 0 || Double.isInfinite(shape) && shape > 0) {
      return point(scale > 0, shape);
    }
    return new Continuous(shape > 0 && scale > 0, 0, INFINITY) {
      @Override
      double logDensityInside(double x) {
        if (x == 0) {
          return shape < 1 ? INFINITY : shape > 1 ? -INFINITY : -Math.log(scale);
        }
        return shape < 1
            ? Saddle.poisson(shape, x / scale, true) + Math.log(shape / x)
            : Saddle.poisson(shape - 1, x / scale, true) - Math.log(scale);
      }

      @Override
      double lowerInside(double x) {
        return IncompleteGamma.lower(shape, x / scale);
      }

      @Override
      double upperInside(double x) {
        return IncompleteGamma.upper(shape, x / scale);
      }
    };
  }

  /** A distribution on positive numbers all of which is at 0, or beyond all numbers. */
  private static Distribution point(boolean valid, double place) {
    return new Continuous(valid, 0, INFINITY) {
      @Override
      double logDensityInside(double x) {
        return x == 0 && place == 0 ? INFINITY : -INFINITY;
      }

      @Override
      double lowerInside(double x) {
        return place == 0 ? 1 : 0;
      }

      @Override
      double upperInside(double x) {
        return place == 0 ? 0 : 1;
      }

      @Override
      public double quantile(double p) {
        return valid && p > 0 && p < 1 ? place : super.quantile(p);
      }

      @Override
      public double upperQuantile(double p) {
        return valid && p > 0 && p < 1 ? place : super.upperQuantile(p);
      }
    };
  }

  public static Distribution chiSquared(double df) {
    return gamma(df / 2, 2);
  }

  public static Distribution exponential(double rate) {
    return new Continuous(rate >= 0, 0, INFINITY) {
      @Override
      double logDensityInside(double x) {
        return Math.log(rate) - rate * x;
      }

      @Override
      double lowerInside(double x) {
        return -Math.expm1(-rate * x);
      }

      @Override
      double upperInside(double x) {
        return Math.exp(-rate * x);
      }

      @Override
      public double quantile(double p) {
        return rate > 0 || rate == 0 && p > 0 ? -Math.log1p(-p) / rate : super.quantile(p);
      }

      @Override
      public double upperQuantile(double p) {
        return rate > 0 || rate == 0 && p < 1 ? -Math.log(p) / rate : super.upperQuantile(p);
      }
    };
  }

  public static Distribution beta(double a, double b) {
    if (a >= 0 && b >= 0 && (isLimit(a) || isLimit(b))) {
      return BetaLimit.of(a, b);
    }
    return new Continuous(a > 0 && b > 0, 0, 1) {
      @Override
      double logDensityInside(double x) {
        if (x == 0 || x == 1) {
          double shape = x == 0 ? a : b;
          double other = x == 0 ? b : a;
          return shape > 1 ? -INFINITY : shape < 1 ? INFINITY : Math.log(other);
        }
        if (a < 1) {
          double factor = b < 1 ? Math.log(a * b / ((a + b) * x * (1 - x))) : Math.log(a / x);
          double n = b < 1 ? a + b : a + b - 1;
          return Saddle.binomial(a, n, x, 1 - x, true) + factor;
        }
        return b < 1
            ? Saddle.binomial(a - 1, a + b - 1, x, 1 - x, true) + Math.log(b / (1 - x))
            : Saddle.binomial(a - 1, a + b - 2, x, 1 - x, true) + Math.log(a + b - 1);
      }

      @Override
      double lowerInside(double x) {
        return IncompleteBeta.lower(x, 1 - x, a, b);
      }

      @Override
      double upperInside(double x) {
        return IncompleteBeta.upper(x, 1 - x, a, b);
      }
    };
  }

  private static boolean isLimit(double shape) {
    return shape == 0 || Double.isInfinite(shape);
  }

  public static Distribution student(double df) {
    if (Double.isInfinite(df) && df > 0) {
      return normal(0, 1);
    }
    return new Continuous(df > 0, -INFINITY, INFINITY) {
      @Override
      double logDensityInside(double x) {
        double t =
            -Saddle.deviance(df / 2, (df + 1) / 2)
                + Saddle.error((df + 1) / 2)
                - Saddle.error(df / 2);
        double square = x * x / df;
        return t - 0.5 * df * Math.log1p(square) - 0.5 * (LN_2PI + Math.log1p(square));
      }

      @Override
      double lowerInside(double x) {
        return x > 0 ? 1 - tail(x) : tail(x);
      }

      @Override
      double upperInside(double x) {
        return x > 0 ? tail(x) : 1 - tail(x);
      }

      @Override
      public double quantile(double p) {
        return p == 0.5 && df > 0 ? 0 : super.quantile(p);
      }

      private double tail(double x) {
        double square = x * x;
        double whole = df + square;
        return 0.5 * IncompleteBeta.lower(df / whole, square / whole, df / 2, 0.5);
      }
    };
  }

  public static Distribution fisher(double df1, double df2) {
    if (df1 == INFINITY && df2 > 0) {
      return FisherLimit.of(df2);
    }
    if (df2 == INFINITY && df1 > 0) {
      return gamma(df1 / 2, 2 / df1);
    }
    return new Continuous(df1 > 0 && df2 > 0, 0, INFINITY) {
      @Override
      double logDensityInside(double x) {
        if (x == 0) {
          return df1 > 2 ? -INFINITY : df1 == 2 ? 0 : INFINITY;
        }
        double whole = df2 + x * df1;
        double q = df2 / whole;
        double p = x * df1 / whole;
        return df1 >= 2
            ? Math.log(df1 * q / 2)
                + Saddle.binomial((df1 - 2) / 2, (df1 + df2 - 2) / 2, p, q, true)
            : Math.log(df1 * df1 * q / (2 * p * (df1 + df2)))
                + Saddle.binomial(df1 / 2, (df1 + df2) / 2, p, q, true);
      }

      @Override
      double lowerInside(double x) {
        double whole = df2 + df1 * x;
        return IncompleteBeta.lower(df1 * x / whole, df2 / whole, df1 / 2, df2 / 2);
      }

      @Override
      double upperInside(double x) {
        double whole = df2 + df1 * x;
        return IncompleteBeta.lower(df2 / whole, df1 * x / whole, df2 / 2, df1 / 2);
      }
    };
  }

  public static Distribution normal(double mean, double sd) {
    return new NormalDistribution(mean, sd);
  }

  public static Distribution poisson(double mean) {
    return new Discrete(mean >= 0, mean, mean == 0 ? 0 : INFINITY) {
      @Override
      double logProbability(double k) {
        return Saddle.poisson(k, mean, true);
      }

      @Override
      double lowerInside(double k) {
        return mean == 0 ? 1 : IncompleteGamma.upper(k + 1, mean);
      }

      @Override
      double upperInside(double k) {
        return mean == 0 ? 0 : IncompleteGamma.lower(k + 1, mean);
      }
    };
  }

  public static Distribution binomial(double size, double p) {
    boolean valid =
        size >= 0 && Double.isFinite(size) && size == Math.rint(size) && p >= 0 && p <= 1;
    return new Discrete(valid, size * p, size) {
      @Override
      double logProbability(double k) {
        return Saddle.binomial(k, size, p, 1 - p, true);
      }

      @Override
      double lowerInside(double k) {
        return IncompleteBeta.upper(p, 1 - p, k + 1, size - k);
      }

      @Override
      double upperInside(double k) {
        return IncompleteBeta.lower(p, 1 - p, k + 1, size - k);
      }
    };
  }

  /** {@return how many white balls are drawn} */
  public static Distribution hypergeometric(double white, double black, double drawn) {
    return new Hypergeometric(white, black, drawn);
  }

  /** {@return the distribution with a mean: Poisson's if it is not spread out more than that} */
  public static Distribution negativeBinomialOfMean(double size, double mean) {
    if (size == INFINITY || size == 0 && mean >= 0) {
      return poisson(size == 0 ? 0 : mean);
    }
    return negativeBinomial(size, size / (size + mean));
  }

  public static Distribution negativeBinomial(double size, double p) {
    if (size == 0 && p > 0 && p <= 1 || size > 0 && p == 1) {
      return poisson(0);
    }
    boolean valid = size > 0 && Double.isFinite(size) && p > 0 && p <= 1;
    return new Discrete(valid, size * (1 - p) / p, INFINITY) {
      @Override
      double logProbability(double k) {
        return k == 0
            ? size * Math.log(p)
            : Saddle.binomial(size, k + size, p, 1 - p, true) + Math.log(size / (size + k));
      }

      @Override
      double lowerInside(double k) {
        return IncompleteBeta.lower(p, 1 - p, size, k + 1);
      }

      @Override
      double upperInside(double k) {
        return IncompleteBeta.upper(p, 1 - p, size, k + 1);
      }
    };
  }

  public static Distribution geometric(double p) {
    return negativeBinomial(1, p);
  }
}
