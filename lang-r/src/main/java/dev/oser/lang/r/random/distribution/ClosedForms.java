package dev.oser.lang.r.random.distribution;

/** Distributions whose functions can be written down. */
public final class ClosedForms {
  private static final double INFINITY = Double.POSITIVE_INFINITY;

  private ClosedForms() {}

  public static Distribution logNormal(double mean, double sd) {
    var normal = Distributions.normal(mean, sd);
    return new Continuous(sd >= 0, 0, INFINITY) {
      @Override
      double logDensityInside(double x) {
        return x == 0 ? -INFINITY : normal.logDensity(Math.log(x)) - Math.log(x);
      }

      @Override
      double lowerInside(double x) {
        return normal.lower(Math.log(x));
      }

      @Override
      double upperInside(double x) {
        return normal.upper(Math.log(x));
      }

      @Override
      public double quantile(double p) {
        return Math.exp(normal.quantile(p));
      }

      @Override
      public double upperQuantile(double p) {
        return Math.exp(normal.upperQuantile(p));
      }
    };
  }

  public static Distribution logistic(double location, double scale) {
    return new Continuous(scale > 0, -INFINITY, INFINITY) {
      @Override
      double logDensityInside(double x) {
        double size = Math.abs((x - location) / scale);
        return -size - Math.log(scale) - 2 * Math.log1p(Math.exp(-size));
      }

      @Override
      double lowerInside(double x) {
        return 1 / (1 + Math.exp(-(x - location) / scale));
      }

      @Override
      double upperInside(double x) {
        return 1 / (1 + Math.exp((x - location) / scale));
      }

      @Override
      public double quantile(double p) {
        return scaled(Math.log(p / (1 - p)));
      }

      @Override
      public double upperQuantile(double p) {
        return scaled(Math.log((1 - p) / p));
      }

      private double scaled(double z) {
        return Double.isInfinite(z) ? z : scale >= 0 ? location + scale * z : Double.NaN;
      }
    };
  }

  public static Distribution cauchy(double location, double scale) {
    return new Continuous(scale > 0, -INFINITY, INFINITY) {
      @Override
      double logDensityInside(double x) {
        double z = (x - location) / scale;
        return -Math.log(Math.PI * scale * (1 + z * z));
      }

      @Override
      double lowerInside(double x) {
        return upperOf((location - x) / scale);
      }

      @Override
      double upperInside(double x) {
        return upperOf((x - location) / scale);
      }

      /** Far out the arc tangent of the inverse keeps what the difference from 1/2 loses. */
      private static double upperOf(double z) {
        return z > 1 ? Math.atan(1 / z) / Math.PI : 0.5 - Math.atan(z) / Math.PI;
      }

      @Override
      public double quantile(double p) {
        if (!(scale > 0) || Double.isInfinite(scale)) {
          return scale == 0 ? location : Double.NaN;
        }
        if (p == 0 || p == 1) {
          return p == 0 ? -INFINITY : INFINITY;
        }
        return p == 0.5 ? location : location - scale / Math.tan(Math.PI * p);
      }

      @Override
      public double upperQuantile(double p) {
        return 2 * location - quantile(p);
      }
    };
  }

  /** One is one to any power, also to an infinite one. */
  private static double power(double x, double exponent) {
    return x == 1 ? 1 : Math.pow(x, exponent);
  }

  public static Distribution weibull(double shape, double scale) {
    return new Continuous(shape > 0 && scale > 0, 0, INFINITY) {
      @Override
      double logDensityInside(double x) {
        if (x == 0) {
          return shape < 1 ? INFINITY : shape > 1 ? -INFINITY : Math.log(shape / scale);
        }
        double power = power(x / scale, shape - 1);
        return -power * (x / scale) + Math.log(shape * power / scale);
      }

      @Override
      double lowerInside(double x) {
        return -Math.expm1(-power(x / scale, shape));
      }

      @Override
      double upperInside(double x) {
        return Math.exp(-power(x / scale, shape));
      }

      @Override
      public double quantile(double p) {
        return valid(shape, scale) ? scale * Math.pow(-Math.log1p(-p), 1 / shape) : Double.NaN;
      }

      @Override
      public double upperQuantile(double p) {
        return valid(shape, scale) ? scale * Math.pow(-Math.log(p), 1 / shape) : Double.NaN;
      }

      private static boolean valid(double shape, double scale) {
        return shape > 0 && scale > 0;
      }
    };
  }
}
