package dev.oser.lang.r.random;

import dev.oser.lang.r.number.Powers;

/**
 * Binomial variates: algorithm BTPE where n min(p, 1-p) is at least 30 (Kachitvichyanukul and
 * Schmeiser, <i>Binomial random variate generation</i>, CACM 31, 1988), inversion below.
 */
final class BinomialVariate {
  private static final double LEAST_FOR_REJECTION = 30;
  private static final int INVERSION_LIMIT = 110;

  private final RandomState random;
  private final int n;
  private final double p;
  private final double q;
  private final double ratio;
  private final double g;

  private BinomialVariate(RandomState random, int n, double p) {
    this.random = random;
    this.n = n;
    this.p = p;
    q = 1 - p;
    ratio = p / q;
    g = ratio * (n + 1);
  }

  static double next(RandomState random, int n, double probability) {
    if (n == 0 || probability == 0) {
      return 0;
    }
    if (probability == 1) {
      return n;
    }
    double p = Math.min(probability, 1 - probability);
    var variate = new BinomialVariate(random, n, p);
    int k = n * p < LEAST_FOR_REJECTION ? variate.inversion() : variate.rejection();
    return probability > 0.5 ? n - k : k;
  }

  private int inversion() {
    double first = Powers.power(q, n);
    while (true) {
      double u = random.uniform();
      double f = first;
      for (int k = 0; k <= INVERSION_LIMIT; ) {
        if (u < f) {
          return k;
        }
        u -= f;
        k++;
        f *= g / k - ratio;
      }
    }
  }

  private int rejection() {
    double np = n * p;
    double npq = np * q;
    double fm = np + p;
    int m = (int) fm;
    double p1 = (int) (2.195 * Math.sqrt(npq) - 4.6 * q) + 0.5;
    double xm = m + 0.5;
    double xl = xm - p1;
    double xr = xm + p1;
    double c = 0.134 + 20.5 / (15.3 + m);
    double left = (fm - xl) / (fm - xl * p);
    double lambdaLeft = left * (1.0 + 0.5 * left);
    double right = (xr - fm) / (xr * q);
    double lambdaRight = right * (1.0 + 0.5 * right);
    double p2 = p1 * (1.0 + c + c);
    double p3 = p2 + c / lambdaLeft;
    double p4 = p3 + c / lambdaRight;
    while (true) {
      double u = random.uniform() * p4;
      double v = random.uniform();
      if (u <= p1) {
        return (int) (xm - p1 * v + u);
      }
      int k;
      if (u <= p2) {
        double x = xl + (u - p1) / c;
        v = v * c + 1.0 - Math.abs(xm - x) / p1;
        if (v > 1.0 || v <= 0) {
          continue;
        }
        k = (int) x;
      } else if (u > p3) {
        k = (int) (xr - Math.log(v) / lambdaRight);
        if (k > n) {
          continue;
        }
        v = v * (u - p3) * lambdaRight;
      } else {
        k = (int) (xl + Math.log(v) / lambdaLeft);
        if (k < 0) {
          continue;
        }
        v = v * (u - p2) * lambdaLeft;
      }
      if (isAccepted(k, m, v, fm, xm, npq)) {
        return k;
      }
    }
  }

  private boolean isAccepted(int k, int m, double v, double fm, double xm, double npq) {
    int distance = Math.abs(k - m);
    if (distance <= 20 || distance >= npq / 2 - 1) {
      double f = 1.0;
      for (int i = m + 1; i <= k; i++) {
        f *= g / i - ratio;
      }
      for (int i = k + 1; i <= m; i++) {
        f /= g / i - ratio;
      }
      return v <= f;
    }
    double rho =
        distance / npq * ((distance * (distance / 3. + 0.625) + 0.1666666666666) / npq + 0.5);
    double normal = -(double) distance * distance / (2.0 * npq);
    double log = Math.log(v);
    if (log < normal - rho) {
      return true;
    }
    if (log > normal + rho) {
      return false;
    }
    double x1 = k + 1;
    double f1 = fm + 1.0;
    double z = n + 1 - fm;
    double w = n - k + 1.0;
    return log
        <= xm * Math.log(f1 / x1)
            + (n - m + 0.5) * Math.log(z / w)
            + (k - m) * Math.log(w * p / (x1 * q))
            + stirling(f1)
            + stirling(z)
            + stirling(x1)
            + stirling(w);
  }

  private static double stirling(double x) {
    double square = x * x;
    return (13860. - (462. - (132. - (99. - 140. / square) / square) / square) / square)
        / x
        / 166320.;
  }
}
