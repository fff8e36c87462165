package dev.oser.lang.r.numeric;

/** The distributions of Kolmogorov's and Smirnov's statistics. */
public final class KolmogorovSmirnov {
  private KolmogorovSmirnov() {}

  /**
   * {@return the probability that Kolmogorov's statistic of n observations is less than d}
   *
   * <p>Marsaglia, Tsang and Wang, "Evaluating Kolmogorov's distribution", <i>Journal of Statistical
   * Software</i> 8, 2003.
   */
  public static double oneSample(double d, int n) {
    int k = (int) (n * d) + 1;
    int m = 2 * k - 1;
    double h = k - n * d;
    var matrix = new double[m * m];
    for (int i = 0; i < m; i++) {
      for (int j = 0; j < m; j++) {
        matrix[i * m + j] = i - j + 1 < 0 ? 0 : 1;
      }
    }
    for (int i = 0; i < m; i++) {
      matrix[i * m] -= Math.pow(h, i + 1);
      matrix[(m - 1) * m + i] -= Math.pow(h, m - i);
    }
    matrix[(m - 1) * m] += 2 * h - 1 > 0 ? Math.pow(2 * h - 1, m) : 0;
    for (int i = 0; i < m; i++) {
      for (int j = 0; j < m; j++) {
        for (int g = 1; g <= i - j + 1; g++) {
          matrix[i * m + j] /= g;
        }
      }
    }
    var scaled = power(matrix, m, n);
    double result = scaled.values[(k - 1) * m + k - 1];
    int exponent = scaled.exponent;
    for (int i = 1; i <= n; i++) {
      result = result * i / n;
      if (result < 1e-140) {
        result *= 1e140;
        exponent -= 140;
      }
    }
    return result * Math.pow(10, exponent);
  }

  private record Scaled(double[] values, int exponent) {}

  private static Scaled power(double[] matrix, int m, int n) {
    if (n == 1) {
      return new Scaled(matrix, 0);
    }
    var half = power(matrix, m, n / 2);
    var squared = product(half.values, half.values, m);
    int exponent = 2 * half.exponent;
    if (n % 2 != 0) {
      squared = product(matrix, squared, m);
    }
    if (squared[(m / 2) * m + m / 2] > 1e140) {
      for (int i = 0; i < squared.length; i++) {
        squared[i] *= 1e-140;
      }
      exponent += 140;
    }
    return new Scaled(squared, exponent);
  }

  private static double[] product(double[] a, double[] b, int m) {
    var result = new double[m * m];
    for (int i = 0; i < m; i++) {
      for (int j = 0; j < m; j++) {
        double sum = 0;
        for (int k = 0; k < m; k++) {
          sum += a[i * m + k] * b[k * m + j];
        }
        result[i * m + j] = sum;
      }
    }
    return result;
  }

  /**
   * {@return the probability that Smirnov's statistic of two samples is less than q, or at least q}
   *
   * <p>Paths from one corner of a grid to the other that do not leave a band are counted step by
   * step, as shares of all paths.
   *
   * @param checked for each number of observations whether the two steps are compared there, which
   *     they are not within a tie
   */
  public static double twoSample(
      double q, int m, int n, boolean[] checked, boolean twoSided, boolean upper) {
    // Values are compared with a little slack, as they come from divisions.
    double limit = (0.5 + Math.floor(q * m * n - 1e-7)) / ((double) m * n);
    var inside = new double[n + 1];
    for (int j = 0; j <= n; j++) {
      inside[j] = outside(0, j, m, n, limit, checked, twoSided) ? 0 : j == 0 ? 1 : inside[j - 1];
    }
    if (upper) {
      return beyond(m, n, limit, checked, twoSided);
    }
    for (int i = 1; i <= m; i++) {
      double weight = (double) i / (i + n);
      if (outside(i, 0, m, n, limit, checked, twoSided)) {
        inside[0] = 0;
      } else {
        inside[0] *= weight;
      }
      for (int j = 1; j <= n; j++) {
        inside[j] =
            outside(i, j, m, n, limit, checked, twoSided) ? 0 : weight * inside[j] + inside[j - 1];
      }
    }
    return inside[n];
  }

  private static double beyond(int m, int n, double limit, boolean[] checked, boolean twoSided) {
    var out = new double[n + 1];
    for (int j = 1; j <= n; j++) {
      out[j] = outside(0, j, m, n, limit, checked, twoSided) ? 1 : out[j - 1];
    }
    for (int i = 1; i <= m; i++) {
      if (outside(i, 0, m, n, limit, checked, twoSided)) {
        out[0] = 1;
      }
      for (int j = 1; j <= n; j++) {
        if (outside(i, j, m, n, limit, checked, twoSided)) {
          out[j] = 1;
        } else {
          double share = (double) i / (i + j);
          out[j] = share * out[j] + (1 - share) * out[j - 1];
        }
      }
    }
    return out[n];
  }

  private static boolean outside(
      int i, int j, int m, int n, double limit, boolean[] checked, boolean twoSided) {
    if (i + j == 0 || !checked[i + j - 1]) {
      return false;
    }
    double difference = (double) i / m - (double) j / n;
    return (twoSided ? Math.abs(difference) : difference) >= limit;
  }
}
