package dev.oser.lang.r.numeric;

import java.util.Arrays;

/**
 * Robust locally weighted regression: Cleveland, "LOWESS: A program for smoothing scatterplots by
 * robust locally weighted regression", <i>The American Statistician</i> 35, 1981.
 */
public final class Lowess {
  private final double[] x;
  private final double[] y;
  private final int n;
  private final int near;
  private final double[] robust;
  private final double[] fitted;

  private Lowess(double[] x, double[] y, int near) {
    this.x = x;
    this.y = y;
    this.n = x.length;
    this.near = near;
    robust = new double[n];
    fitted = new double[n];
  }

  /** {@return what is fitted at each point; the points are sorted} */
  public static double[] smooth(double[] x, double[] y, double span, int rounds, double delta) {
    int n = x.length;
    if (n < 2) {
      return y.clone();
    }
    int near = Math.max(2, Math.min(n, (int) (span * n + 1e-7)));
    var run = new Lowess(x, y, near);
    Arrays.fill(run.robust, 1);
    for (int round = 0; round <= rounds; round++) {
      run.pass(delta, round > 0);
      if (round < rounds && !run.weigh()) {
        break;
      }
    }
    return run.fitted;
  }

  private void pass(double delta, boolean weighted) {
    int left = 0;
    int right = near - 1;
    int last = -1;
    int i = 0;
    while (true) {
      if (right < n - 1) {
        double before = x[i] - x[left];
        double after = x[right + 1] - x[i];
        if (before > after) {
          left++;
          right++;
          continue;
        }
      }
      double value = fit(x[i], left, right, weighted);
      fitted[i] = Double.isNaN(value) ? y[i] : value;
      if (last < i - 1) {
        double width = x[i] - x[last];
        for (int j = last + 1; j < i; j++) {
          double share = (x[j] - x[last]) / width;
          fitted[j] = share * fitted[i] + (1 - share) * fitted[last];
        }
      }
      last = i;
      double cut = x[last] + delta;
      for (i = last + 1; i < n; i++) {
        if (x[i] > cut) {
          break;
        }
        if (x[i] == x[last]) {
          fitted[i] = fitted[last];
          last = i;
        }
      }
      i = Math.max(last + 1, i - 1);
      if (last >= n - 1) {
        break;
      }
    }
  }

  /** {@return the line through the weighted neighbours at a point, NaN if none has weight} */
  private double fit(double at, int left, int right, boolean weighted) {
    double range = x[n - 1] - x[0];
    double h = Math.max(at - x[left], x[right] - at);
    double far = 0.999 * h;
    double close = 0.001 * h;
    var w = new double[n];
    double sum = 0;
    int end = left;
    for (int j = left; j < n; j++) {
      double r = Math.abs(x[j] - at);
      if (r <= far) {
        double cube = r / h;
        double t = 1 - cube * cube * cube;
        w[j] = r <= close ? 1 : t * t * t;
        if (weighted) {
          w[j] *= robust[j];
        }
        sum += w[j];
      } else if (x[j] > at) {
        break;
      }
      end = j;
    }
    if (sum <= 0) {
      return Double.NaN;
    }
    double centre = 0;
    for (int j = left; j <= end; j++) {
      w[j] /= sum;
      centre += w[j] * x[j];
    }
    if (h > 0) {
      double b = at - centre;
      double spread = 0;
      for (int j = left; j <= end; j++) {
        spread += w[j] * (x[j] - centre) * (x[j] - centre);
      }
      if (Math.sqrt(spread) > 0.001 * range) {
        b /= spread;
        for (int j = left; j <= end; j++) {
          w[j] *= b * (x[j] - centre) + 1;
        }
      }
    }
    double value = 0;
    for (int j = left; j <= end; j++) {
      value += w[j] * y[j];
    }
    return value;
  }

  /** Bisquare weights by what is left; false if nothing is. */
  private boolean weigh() {
    var left = new double[n];
    double mean = 0;
    for (int i = 0; i < n; i++) {
      left[i] = Math.abs(y[i] - fitted[i]);
      mean += left[i];
    }
    mean /= n;
    var sorted = left.clone();
    Arrays.sort(sorted);
    int half = n / 2;
    double six = n % 2 == 0 ? 3 * (sorted[half - 1] + sorted[half]) : 6 * sorted[half];
    if (six < 1e-7 * mean) {
      return false;
    }
    for (int i = 0; i < n; i++) {
      if (left[i] <= 0.001 * six) {
        robust[i] = 1;
      } else if (left[i] > 0.999 * six) {
        robust[i] = 0;
      } else {
        double t = left[i] / six;
        robust[i] = (1 - t * t) * (1 - t * t);
      }
    }
    return true;
  }
}
