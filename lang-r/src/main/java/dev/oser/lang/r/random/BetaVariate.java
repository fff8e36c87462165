package dev.oser.lang.r.random;

import dev.oser.lang.r.number.Exponential;

/**
 * Beta variates: algorithms BB and BC (Cheng, <i>Generating beta variates with nonintegral shape
 * parameters</i>, CACM 21, 1978).
 */
final class BetaVariate {
  private static final double LARGEST_EXPONENT = 1024 * 0.693147180559945309417;
  private static final double LOG_4 = 1.3862944;
  private static final double ONE_PLUS_LOG_5 = 2.609438;

  private BetaVariate() {}

  static double next(RandomState random, double first, double second) {
    double a = Math.min(first, second);
    double b = Math.max(first, second);
    return a <= 1 ? bc(random, first, a, b) : bb(random, first, a, b);
  }

  private static double bb(RandomState random, double first, double a, double b) {
    double alpha = a + b;
    double beta = Math.sqrt((alpha - 2.0) / (2.0 * a * b - alpha));
    double gamma = a + 1.0 / beta;
    double w;
    while (true) {
      double u1 = random.uniform();
      double u2 = random.uniform();
      double v = beta * Math.log(u1 / (1.0 - u1));
      w = w(v, a);
      double z = u1 * u1 * u2;
      double r = gamma * v - LOG_4;
      double s = a + r - w;
      if (s + ONE_PLUS_LOG_5 >= 5.0 * z) {
        break;
      }
      double t = Math.log(z);
      if (s > t || r + alpha * Math.log(alpha / (b + w)) >= t) {
        break;
      }
    }
    return first != a ? b / (b + w) : w / (b + w);
  }

  private static double bc(RandomState random, double first, double a, double b) {
    double alpha = a + b;
    double beta = 1.0 / a;
    double delta = 1.0 + b - a;
    double k1 = delta * (0.0138889 + 0.0416667 * a) / (b * beta - 0.777778);
    double k2 = 0.25 + (0.5 + 0.25 / delta) * a;
    double w;
    while (true) {
      double u1 = random.uniform();
      double u2 = random.uniform();
      double v = beta * Math.log(u1 / (1.0 - u1));
      double z;
      if (u1 < 0.5) {
        double y = u1 * u2;
        z = u1 * y;
        if (0.25 * u2 + z - y >= k1) {
          continue;
        }
      } else {
        z = u1 * u1 * u2;
        if (z <= 0.25) {
          w = w(v, b);
          break;
        }
        if (z >= k2) {
          continue;
        }
      }
      w = w(v, b);
      if (alpha * (Math.log(alpha / (a + w)) + v) - LOG_4 >= Math.log(z)) {
        break;
      }
    }
    return first == a ? a / (a + w) : w / (a + w);
  }

  private static double w(double v, double factor) {
    double w = v <= LARGEST_EXPONENT ? factor * Exponential.exp(v) : Double.MAX_VALUE;
    return Double.isInfinite(w) ? Double.MAX_VALUE : w;
  }
}
