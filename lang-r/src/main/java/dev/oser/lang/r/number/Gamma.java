package dev.oser.lang.r.number;

/** The gamma function and its relatives (Lanczos, Stirling, and recurrences). */
public final class Gamma {
  private static final double[] LANCZOS = {
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
    -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
    1.5056327351493116e-7
  };
  private static final int EXACT = 170;
  private static final double SMALL = 30;

  private Gamma() {}

  public static double gamma(double x) {
    if (x == Math.rint(x)) {
      if (x <= 0) {
        return Double.NaN;
      }
      if (x <= EXACT + 1) {
        double product = 1;
        for (int i = 2; i < x; i++) {
          product *= i;
        }
        return product;
      }
    }
    if (x < 0.5) {
      return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x));
    }
    if (x > EXACT + 2) {
      return Double.POSITIVE_INFINITY;
    }
    double y = x - 1;
    double sum = LANCZOS[0];
    for (int i = 1; i < LANCZOS.length; i++) {
      sum += LANCZOS[i] / (y + i);
    }
    double t = y + LANCZOS.length - 1.5;
    return Math.sqrt(2 * Math.PI)
        * Math.pow(t, (y + 0.5) / 2)
        * Math.exp(-t)
        * Math.pow(t, (y + 0.5) / 2)
        * sum;
  }

  public static double logGamma(double x) {
    if (x <= 0 && x == Math.rint(x)) {
      return Double.POSITIVE_INFINITY;
    }
    if (x < -100) {
      // Euler's reflection: the gamma function itself is too small.
      return Math.log(Math.PI / Math.abs(Math.sin(Math.PI * (x % 2)))) - logGamma(1 - x);
    }
    if (x < SMALL) {
      return Math.log(Math.abs(gamma(x)));
    }
    double square = 1 / (x * x);
    double series =
        (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1260 - square * (1.0 / 1680)))) / x;
    return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series;
  }

  public static double digamma(double x) {
    if (x <= 0) {
      return x == Math.rint(x) ? Double.NaN : digamma(1 - x) - Math.PI / Math.tan(Math.PI * x);
    }
    double y = x;
    double sum = 0;
    while (y < 10) {
      sum -= 1 / y;
      y++;
    }
    double s = 1 / (y * y);
    return sum
        + Math.log(y)
        - 0.5 / y
        - s * (1.0 / 12 - s * (1.0 / 120 - s * (1.0 / 252 - s * (1.0 / 240 - s / 132))));
  }

  public static double trigamma(double x) {
    double y = x;
    double sum = 0;
    while (y < 15) {
      sum += 1 / (y * y);
      y++;
    }
    double s = 1 / (y * y);
    return sum
        + 1 / y
        + s / 2
        + s / y * (1.0 / 6 - s * (1.0 / 30 - s * (1.0 / 42 - s * (1.0 / 30))));
  }

  /** Binomial coefficients, for any n and whole k. */
  public static double choose(double n, double order) {
    double k = Math.rint(order);
    if (k < 0) {
      return 0;
    }
    if (k < 30) {
      double result = 1;
      if (n - k < k && n >= 0 && n == Math.rint(n)) {
        k = n - k;
        if (k < 0) {
          return 0;
        }
      }
      for (int j = 1; j <= k; j++) {
        result *= (n - k + j) / j;
      }
      return n == Math.rint(n) ? Math.rint(result) : result;
    }
    if (n < 0) {
      double result = choose(-n + k - 1, k);
      return k % 2 != 0 ? -result : result;
    }
    if (n == Math.rint(n)) {
      if (n < k) {
        return 0;
      }
      if (n - k < 30) {
        return choose(n, n - k);
      }
    }
    double size = Math.exp(logOfManyChosen(n, k));
    if (n == Math.rint(n)) {
      return Math.rint(size);
    }
    // The gamma function is negative between -1 and 0, between -3 and -2 and so on.
    double rest = n - k + 1;
    return rest < 0 && Math.floor(rest) % 2 != 0 ? -size : size;
  }

  /** {@return the logarithm of the size of {@link #choose}} */
  public static double logChoose(double n, double order) {
    double k = Math.rint(order);
    if (n < 0 && k > 0) {
      return logChoose(-n + k - 1, k);
    }
    boolean large = k >= 30 && (n != Math.rint(n) || n - k >= 30);
    return large ? logOfManyChosen(n, k) : Math.log(Math.abs(choose(n, k)));
  }

  private static double logOfManyChosen(double n, double k) {
    return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
  }
}
