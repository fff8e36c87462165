package dev.oser.lang.r.random.distribution;

/**
 * Incomplete gamma and beta functions for shapes so large that sums and fractions would lose all
 * digits: Temme's expansions in the normal distribution (DLMF 8.12.3 and 8.12.10, 8.18.9), and the
 * gamma distribution a beta distribution with one large shape comes close to (DLMF 8.18.8).
 */
final class LargeShapes {
  /** From here on the first term that is left out is below the last digit. */
  static final double LARGE = 1e10;

  /** A shape so small beside a large one that the other expansion has all digits. */
  static final double SMALL = 1e4;

  /** Closer to the middle than this a difference of inverses would cancel. */
  private static final double CLOSE = 1e-3;

  private static final double CLOSEST = 1e-5;

  private LargeShapes() {}

  /** {@return the probability of at most x of a gamma distribution} */
  static double gammaLower(double a, double x) {
    double z = deviation(Saddle.deviance(a, x), x > a);
    return Normal.lower(z) - correction(z, gammaTerm(a, x, z));
  }

  /** {@return the probability of more than x of a gamma distribution} */
  static double gammaUpper(double a, double x) {
    double z = deviation(Saddle.deviance(a, x), x > a);
    return Normal.lower(-z) + correction(z, gammaTerm(a, x, z));
  }

  /** {@return the standard normal number of which a half of the square is given} */
  private static double deviation(double half, boolean above) {
    double z = Math.sqrt(2 * Math.max(0, half));
    return above ? z : -z;
  }

  private static double correction(double z, double term) {
    return Normal.density(z) * term;
  }

  private static double gammaTerm(double a, double x, double z) {
    double eta = z / Math.sqrt(a);
    double first =
        Math.abs(eta) < CLOSE ? -1.0 / 3 + eta / 12 - 2 * eta * eta / 135 : a / (x - a) - 1 / eta;
    return first / Math.sqrt(a);
  }

  /** {@return the probability of at most x of a beta distribution; y is 1 - x} */
  static double betaLower(double x, double y, double a, double b) {
    double n = a + b;
    double half = Saddle.deviance(a, n * x) + Saddle.deviance(b, n * y);
    double mean = a / n;
    double distance = x < y ? x - mean : b / n - y;
    double z = deviation(half, distance > 0);
    double eta = z / Math.sqrt(n);
    double spread = Math.sqrt(mean * (b / n));
    double first =
        Math.abs(eta) < CLOSEST * spread
            ? (1 - 2 * mean) / (3 * spread)
            : 1 / eta - spread / distance;
    return Normal.lower(z) + correction(z, first / Math.sqrt(n));
  }

  /** {@return the same, where only a is large} */
  static double betaLowerOfOne(double x, double y, double a, double b) {
    double minusLog = x < 0.5 ? -Math.log(x) : -Math.log1p(-y);
    return IncompleteGamma.upper(b, (a + (b - 1) / 2) * minusLog);
  }

  /** {@return the probability of more than x, where only a is large} */
  static double betaUpperOfOne(double x, double y, double a, double b) {
    double minusLog = x < 0.5 ? -Math.log(x) : -Math.log1p(-y);
    return IncompleteGamma.lower(b, (a + (b - 1) / 2) * minusLog);
  }
}
