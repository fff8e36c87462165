package dev.oser.lang.r.random;

import dev.oser.lang.r.number.Exponential;

/**
 * One number from a distribution, R's {@code r} functions. Parameters that make no sense give NaN,
 * for which R warns {@code NAs produced}.
 */
public final class Variates {
  private Variates() {}

  public static double uniform(RandomState random, double min, double max) {
    if (!Double.isFinite(min) || !Double.isFinite(max) || max < min) {
      return Double.NaN;
    }
    return min == max ? min : min + (max - min) * random.uniform();
  }

  public static double normal(RandomState random, double mean, double sd) {
    if (Double.isNaN(mean) || !Double.isFinite(sd) || sd < 0) {
      return Double.NaN;
    }
    return sd == 0 || Double.isInfinite(mean) ? mean : mean + sd * random.normal();
  }

  public static double logNormal(RandomState random, double mean, double sd) {
    if (Double.isNaN(mean) || !Double.isFinite(sd) || sd < 0) {
      return Double.NaN;
    }
    return Exponential.exp(normal(random, mean, sd));
  }

  public static double exponential(RandomState random, double scale) {
    if (!Double.isFinite(scale) || scale <= 0) {
      return scale == 0 ? 0 : Double.NaN;
    }
    return scale * random.exponential();
  }

  public static double gamma(RandomState random, double shape, double scale) {
    if (Double.isNaN(shape) || Double.isNaN(scale)) {
      return Double.NaN;
    }
    if (shape <= 0 || scale <= 0) {
      return shape == 0 || scale == 0 ? 0 : Double.NaN;
    }
    if (Double.isInfinite(shape) || Double.isInfinite(scale)) {
      return Double.POSITIVE_INFINITY;
    }
    return GammaVariate.next(random, shape, scale);
  }

  public static double chiSquared(RandomState random, double df) {
    return !Double.isFinite(df) || df < 0 ? Double.NaN : gamma(random, df / 2, 2);
  }

  /** A chi-squared variate whose degrees of freedom are chosen by a Poisson variate. */
  public static double chiSquared(RandomState random, double df, double noncentrality) {
    if (noncentrality == 0) {
      return chiSquared(random, df);
    }
    if (!Double.isFinite(df)
        || !(noncentrality > 0)
        || df < 0
        || noncentrality == Double.POSITIVE_INFINITY) {
      return Double.NaN;
    }
    double pairs = poisson(random, noncentrality / 2);
    double shifted = pairs > 0 ? chiSquared(random, 2 * pairs) : 0;
    return df > 0 ? shifted + gamma(random, df / 2, 2) : shifted;
  }

  public static double beta(RandomState random, double a, double b) {
    if (Double.isNaN(a) || Double.isNaN(b) || a < 0 || b < 0) {
      return Double.NaN;
    }
    if (Double.isInfinite(a) && Double.isInfinite(b)) {
      return 0.5;
    }
    if (a == 0 && b == 0) {
      return random.uniform() < 0.5 ? 0 : 1;
    }
    if (Double.isInfinite(a) || b == 0) {
      return 1;
    }
    return Double.isInfinite(b) || a == 0 ? 0 : BetaVariate.next(random, a, b);
  }

  public static double student(RandomState random, double df) {
    if (Double.isNaN(df) || df <= 0) {
      return Double.NaN;
    }
    double normal = random.normal();
    return Double.isInfinite(df) ? normal : normal / Math.sqrt(chiSquared(random, df) / df);
  }

  public static double fisher(RandomState random, double df1, double df2) {
    if (Double.isNaN(df1) || Double.isNaN(df2) || df1 <= 0 || df2 <= 0) {
      return Double.NaN;
    }
    double above = Double.isInfinite(df1) ? 1 : chiSquared(random, df1) / df1;
    return above / (Double.isInfinite(df2) ? 1 : chiSquared(random, df2) / df2);
  }

  public static double cauchy(RandomState random, double location, double scale) {
    if (Double.isNaN(location) || !Double.isFinite(scale) || scale < 0) {
      return Double.NaN;
    }
    return scale == 0 || Double.isInfinite(location)
        ? location
        : location + scale * Math.tan(Math.PI * random.uniform());
  }

  public static double logistic(RandomState random, double location, double scale) {
    if (Double.isNaN(location) || !Double.isFinite(scale)) {
      return Double.NaN;
    }
    if (scale == 0 || Double.isInfinite(location)) {
      return location;
    }
    double u = random.uniform();
    return location + scale * Math.log(u / (1 - u));
  }

  public static double weibull(RandomState random, double shape, double scale) {
    if (!Double.isFinite(shape) || !Double.isFinite(scale) || shape <= 0 || scale <= 0) {
      return scale == 0 ? 0 : Double.NaN;
    }
    return scale * Math.pow(-Math.log(random.uniform()), 1 / shape);
  }

  public static double poisson(RandomState random, double mean) {
    if (!Double.isFinite(mean) || mean < 0) {
      return Double.NaN;
    }
    return mean == 0 ? 0 : PoissonVariate.next(random, mean);
  }

  public static double geometric(RandomState random, double probability) {
    if (!Double.isFinite(probability) || probability <= 0 || probability > 1) {
      return Double.NaN;
    }
    return poisson(random, random.exponential() * ((1 - probability) / probability));
  }

  /** The same with a mean: Poisson's numbers, but for rounding, if the size has no bounds. */
  public static double negativeBinomialOfMean(RandomState random, double size, double mean) {
    if (size == Double.POSITIVE_INFINITY && mean >= 0 && Double.isFinite(mean)) {
      double large = Double.MAX_VALUE / 4;
      return poisson(random, gamma(random, large, mean / large));
    }
    return negativeBinomial(random, size, size / (size + mean));
  }

  public static double negativeBinomial(RandomState random, double size, double probability) {
    if (!Double.isFinite(size)
        || Double.isNaN(probability)
        || size <= 0
        || probability <= 0
        || probability > 1) {
      return Double.NaN;
    }
    return probability == 1
        ? 0
        : poisson(random, gamma(random, size, (1 - probability) / probability));
  }

  public static double binomial(RandomState random, double size, double probability) {
    double n = Math.rint(size);
    boolean valid =
        Double.isFinite(size) && n == size && n >= 0 && probability >= 0 && probability <= 1;
    return valid ? BinomialVariate.next(random, (int) n, probability) : Double.NaN;
  }

  /** The sum of the ranks with a positive sign among n. */
  public static double signedRank(RandomState random, double size) {
    double n = Math.rint(size);
    if (Double.isNaN(n) || n < 0) {
      return Double.NaN;
    }
    double sum = 0;
    for (int rank = 1; rank <= n; rank++) {
      sum += rank * Math.floor(random.uniform() + 0.5);
    }
    return sum;
  }

  /** Wilcoxon's rank sum of n among m + n. */
  public static double rankSum(RandomState random, double first, double second) {
    double m = Math.rint(first);
    double n = Math.rint(second);
    if (Double.isNaN(m) || Double.isNaN(n) || m < 0 || n < 0) {
      return Double.NaN;
    }
    if (m == 0 || n == 0) {
      return 0;
    }
    double sum = 0;
    for (double rank : Sampling.drawn(random, (int) (m + n), (int) n)) {
      sum += rank - 1;
    }
    return sum - n * (n - 1) / 2;
  }
}
