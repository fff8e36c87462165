package dev.oser.lang.r.random;

import dev.oser.lang.r.number.Exponential;

/**
 * Gamma variates: for shapes from 1 on algorithm GD (Ahrens and Dieter, <i>Generating gamma
 * variates by a modified rejection technique</i>, CACM 25, 1982), below algorithm GS (Ahrens and
 * Dieter, <i>Computer methods for sampling from gamma, beta, Poisson and binomial
 * distributions</i>, Computing 12, 1974).
 */
final class GammaVariate {
  private static final double SQRT_32 = 5.656854;
  private static final double EXP_MINUS_1 = 0.36787944117144233;
  private static final double LEAST_T = -0.71874483771719;

  private GammaVariate() {}

  static double next(RandomState random, double shape, double scale) {
    return shape < 1 ? scale * small(random, shape) : large(random, shape, scale);
  }

  private static double small(RandomState random, double shape) {
    double e = 1.0 + EXP_MINUS_1 * shape;
    while (true) {
      double p = e * random.uniform();
      if (p >= 1) {
        double x = -Math.log((e - p) / shape);
        if (random.exponential() >= (1 - shape) * Math.log(x)) {
          return x;
        }
      } else {
        double x = Exponential.exp(Math.log(p) / shape);
        if (random.exponential() >= x) {
          return x;
        }
      }
    }
  }

  private static double large(RandomState random, double shape, double scale) {
    double s2 = shape - 0.5;
    double s = Math.sqrt(s2);
    // Steps 2 to 4: immediate acceptance, then the squeeze.
    double t = random.normal();
    double x = s + 0.5 * t;
    if (t >= 0) {
      return scale * (x * x);
    }
    double u = random.uniform();
    if ((SQRT_32 - s * 12) * u <= t * t * t) {
      return scale * (x * x);
    }
    double q0 = q0(1 / shape);
    // Steps 5 to 7: the quotient test.
    if (x > 0 && Math.log(1 - u) <= quotient(t, s, s2, q0)) {
      return scale * (x * x);
    }
    double root = doubleExponential(random, shape, s, s2, q0);
    return scale * root * root;
  }

  /** Steps 8 to 12: rejection from a double exponential. {@return the root of the variate} */
  private static double doubleExponential(
      RandomState random, double shape, double s, double s2, double q0) {
    double b;
    double sigma;
    double c;
    if (shape <= 3.686) {
      b = 0.463 + s + 0.178 * s2;
      sigma = 1.235;
      c = 0.195 / s - 0.079 + 0.16 * s;
    } else if (shape <= 13.022) {
      b = 1.654 + 0.0076 * s2;
      sigma = 1.68 / s + 0.275;
      c = 0.062 / s + 0.024;
    } else {
      b = 1.77;
      sigma = 0.75;
      c = 0.1515 / s;
    }
    while (true) {
      double e = random.exponential();
      double u = random.uniform();
      u = u + u - 1;
      double t = u < 0 ? b - sigma * e : b + sigma * e;
      if (t >= LEAST_T) {
        double q = quotient(t, s, s2, q0);
        if (q > 0 && c * Math.abs(u) <= Math.expm1(q) * Exponential.exp(e - 0.5 * t * t)) {
          return s + 0.5 * t;
        }
      }
    }
  }

  private static double q0(double r) {
    return ((((((2.424e-4 * r + 2.4511e-4) * r - 7.388e-5) * r + 0.00144121) * r + 0.00801191) * r
                    + 0.02083148)
                * r
            + 0.04166669)
        * r;
  }

  private static double quotient(double t, double s, double s2, double q0) {
    double v = t / (s + s);
    if (Math.abs(v) <= 0.25) {
      double series =
          ((((((0.1233795 * v - 0.1367177) * v + 0.1423657) * v - 0.1662921) * v + 0.2000062) * v
                      - 0.250003)
                  * v
              + 0.3333333);
      return q0 + 0.5 * t * t * series * v;
    }
    return q0 - s * t + 0.25 * t * t + (s2 + s2) * Math.log(1.0 + v);
  }
}
