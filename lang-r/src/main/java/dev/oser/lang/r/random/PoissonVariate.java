package dev.oser.lang.r.random;

import dev.oser.lang.r.number.Exponential;

/**
 * Poisson variates: from means of 10 on algorithm PD, below by inversion (Ahrens and Dieter,
 * <i>Computer generation of Poisson deviates from modified normal distributions</i>, ACM
 * Transactions on Mathematical Software 8, 1982).
 */
final class PoissonVariate {
  private static final double SQRT_2PI_INVERSE = 0.398942280401432677939946059934;
  private static final double[] FACTORIAL = {1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880};

  /** The table of cumulated probabilities of the inversion ends here. */
  private static final int TABLE = 35;

  private final RandomState random;
  private final double mean;
  private final double s;
  private final double omega;
  private final double c;
  private final double c0;
  private final double c1;
  private final double c2;
  private final double c3;

  private PoissonVariate(RandomState random, double mean) {
    this.random = random;
    this.mean = mean;
    s = Math.sqrt(mean);
    omega = SQRT_2PI_INVERSE / s;
    double b1 = 1 / (24 * mean);
    double b2 = 0.3 * b1 * b1;
    c3 = 1.0 / 7 * b1 * b2;
    c2 = b2 - 15 * c3;
    c1 = b1 - 6 * b2 + 45 * c3;
    c0 = 1 - b1 + 3 * b2 - 15 * c3;
    c = 0.1069 / mean;
  }

  static double next(RandomState random, double mean) {
    return mean >= 10 ? new PoissonVariate(random, mean).next() : inversion(random, mean);
  }

  private static double inversion(RandomState random, double mean) {
    double first = Exponential.exp(-mean);
    while (true) {
      double u = random.uniform();
      double p = first;
      double sum = first;
      for (int k = 0; k <= TABLE; ) {
        if (u <= sum) {
          return k;
        }
        k++;
        p *= mean / k;
        sum += p;
      }
    }
  }

  private double next() {
    // Steps N, I and S: a normal variate, accepted at once or by the squeeze.
    double g = mean + s * random.normal();
    if (g >= 0) {
      double k = Math.floor(g);
      if (k >= Math.floor(mean - 1.1484)) {
        return k;
      }
      double difference = mean - k;
      double u = random.uniform();
      if (6 * mean * mean * u >= difference * difference * difference) {
        return k;
      }
      // Step Q: the quotient test.
      var f = new Quotient(k);
      if (f.fy - u * f.fy <= f.py * Exponential.exp(f.px - f.fx)) {
        return k;
      }
    }
    // Steps E and H: rejection from a double exponential.
    while (true) {
      double e = random.exponential();
      double u = 2 * random.uniform() - 1;
      double t = 1.8 + (u >= 0 ? e : -e);
      if (t > -0.6744) {
        double k = Math.floor(mean + s * t);
        var f = new Quotient(k);
        if (c * Math.abs(u)
            <= f.py * Exponential.exp(f.px + e) - f.fy * Exponential.exp(f.fx + e)) {
          return k;
        }
      }
    }
  }

  /** Procedure F. */
  private final class Quotient {
    final double px;
    final double py;
    final double fx;
    final double fy;

    Quotient(double k) {
      double difference = mean - k;
      if (k < 10) {
        px = -mean;
        py = Math.pow(mean, k) / FACTORIAL[(int) k];
      } else {
        double delta = 0.083333333333333333333 / k;
        delta -= 4.8 * delta * delta * delta;
        double v = difference / k;
        px =
            Math.abs(v) <= 0.25
                ? k * v * v * series(v) - delta
                : k * Math.log(1 + v) - difference - delta;
        py = SQRT_2PI_INVERSE / Math.sqrt(k);
      }
      double x = (0.5 - difference) / s;
      double square = x * x;
      fx = -0.5 * square;
      fy = omega * (((c3 * square + c2) * square + c1) * square + c0);
    }

    private static double series(double v) {
      return ((((((0.1250060 * v - 0.1384794) * v + 0.1421878) * v - 0.1661269) * v + 0.2000118) * v
                          - 0.2500068)
                      * v
                  + 0.3333333)
              * v
          - 0.5;
    }
  }
}
