package dev.oser.lang.r.random.distribution;

/** How many of some drawn balls are white: so many are white and black, so many are drawn. */
final class Hypergeometric extends Discrete {
  private static final double NOTHING = Math.ulp(1.0) / 8;

  private final double white;
  private final double black;
  private final double drawn;

  Hypergeometric(double white, double black, double drawn) {
    super(
        isCount(white) && isCount(black) && isCount(drawn) && drawn <= white + black,
        white == 0 ? 0 : drawn * white / (white + black),
        Math.max(0, drawn - black),
        Math.min(white, drawn));
    this.white = white;
    this.black = black;
    this.drawn = drawn;
  }

  private static boolean isCount(double x) {
    return x >= 0 && Double.isFinite(x) && isWhole(x);
  }

  /** A product of binomial probabilities, which keeps digits where coefficients overflow. */
  @Override
  double logProbability(double k) {
    if (k < drawn - black) {
      return Double.NEGATIVE_INFINITY;
    }
    if (drawn == 0) {
      return 0;
    }
    double p = drawn / (white + black);
    double q = (white + black - drawn) / (white + black);
    return Saddle.binomial(k, white, p, q, true)
        + Saddle.binomial(drawn - k, black, p, q, true)
        - Saddle.binomial(drawn, white + black, p, q, true);
  }

  @Override
  double lowerInside(double k) {
    return isLow(k) ? sum(k, -1) : 1 - sum(k + 1, 1);
  }

  @Override
  double upperInside(double k) {
    return isLow(k) ? 1 - sum(k, -1) : sum(k + 1, 1);
  }

  /** The tail that is summed is the one that falls from its first term on. */
  private boolean isLow(double k) {
    return k * (white + black) <= drawn * white;
  }

  /** {@return the probability of a number and all those on one side of it} */
  private double sum(double from, int step) {
    double first = Math.exp(logProbability(from));
    if (first == 0) {
      return 0;
    }
    double term = 1;
    double sum = 1;
    for (double k = from; term > NOTHING * sum; k += step) {
      term *= step > 0 ? ratio(k) : 1 / ratio(k - 1);
      sum += term;
    }
    return first * sum;
  }

  /** {@return by how much one more white ball is more probable} */
  private double ratio(double k) {
    return (white - k) / (k + 1) * ((drawn - k) / (black - drawn + k + 1));
  }
}
