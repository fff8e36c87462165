package dev.oser.lang.r.numeric;

/**
 * What a series says about an ARMA model: its one-step predictions by the innovations algorithm
 * (Brockwell and Davis, Time Series: Theory and Methods, sections 3.3 and 5.3). Everything is in
 * units of the variance of the shocks.
 */
public final class ArmaLikelihood {
  private final double[] ar;
  private final double[] ma;
  private final int order;
  private final double[] covariances;

  /** What is left of each observation, and the variance of its prediction. */
  public record Innovations(double[] errors, double[] variances) {}

  public ArmaLikelihood(double[] ar, double[] ma) {
    this.ar = ar;
    this.ma = ma;
    order = Math.max(ar.length, ma.length);
    covariances = covariances();
  }

  /** The autocovariances of lags 0 to twice the order, from equation 3.3.8. */
  private double[] covariances() {
    int p = ar.length;
    var weights = new double[ma.length + 1];
    for (int j = 0; j < weights.length; j++) {
      weights[j] = theta(j);
      for (int k = 1; k <= Math.min(j, p); k++) {
        weights[j] += ar[k - 1] * weights[j - k];
      }
    }
    var right = new double[Math.max(p, ma.length) + 1];
    for (int k = 0; k < right.length; k++) {
      for (int j = k; j <= ma.length; j++) {
        right[k] += theta(j) * weights[j - k];
      }
    }
    var system = new double[p + 1][p + 2];
    for (int k = 0; k <= p; k++) {
      system[k][k] += 1;
      for (int j = 1; j <= p; j++) {
        system[k][Math.abs(k - j)] -= ar[j - 1];
      }
      system[k][p + 1] = right[k];
    }
    var first = solution(system);
    var result = new double[2 * order + 1];
    for (int k = 0; k < result.length; k++) {
      if (k <= p) {
        result[k] = first[k];
        continue;
      }
      result[k] = k < right.length ? right[k] : 0;
      for (int j = 1; j <= p; j++) {
        result[k] += ar[j - 1] * result[k - j];
      }
    }
    return result;
  }

  /** Elimination with the largest pivots; the last column is the right side. */
  private static double[] solution(double[][] rows) {
    int n = rows.length;
    for (int k = 0; k < n; k++) {
      int best = k;
      for (int i = k + 1; i < n; i++) {
        best = Math.abs(rows[i][k]) > Math.abs(rows[best][k]) ? i : best;
      }
      var pivot = rows[best];
      rows[best] = rows[k];
      rows[k] = pivot;
      for (int i = k + 1; i < n; i++) {
        double factor = rows[i][k] / pivot[k];
        for (int j = k; j <= n; j++) {
          rows[i][j] -= factor * pivot[j];
        }
      }
    }
    var result = new double[n];
    for (int k = n - 1; k >= 0; k--) {
      double rest = rows[k][n];
      for (int j = k + 1; j < n; j++) {
        rest -= rows[k][j] * result[j];
      }
      result[k] = rest / rows[k][k];
    }
    return result;
  }

  private double theta(int lag) {
    return lag == 0 ? 1 : lag <= ma.length ? ma[lag - 1] : 0;
  }

  /** The covariance of two values of the series that is a moving average behind its beginning. */
  private double covariance(int i, int j) {
    int far = Math.max(i, j);
    int near = Math.min(i, j);
    int lag = far - near;
    if (far <= order) {
      return covariances[lag];
    }
    if (near > order) {
      double sum = 0;
      for (int r = 0; r + lag <= ma.length; r++) {
        sum += theta(r) * theta(r + lag);
      }
      return sum;
    }
    if (far > 2 * order) {
      return 0;
    }
    double sum = covariances[lag];
    for (int r = 1; r <= ar.length; r++) {
      sum -= ar[r - 1] * covariances[Math.abs(r - lag)];
    }
    return sum;
  }

  /** {@return what the model could not predict of a series, from its beginning} */
  public Innovations innovations(double[] series) {
    int n = series.length;
    var errors = new double[n];
    var variances = new double[n];
    // The weights of earlier errors, of as many steps as are needed; row t has those for time t.
    int width = Math.max(order, ma.length) + 1;
    var weights = new double[n][];
    for (int t = 0; t < n; t++) {
      int reach = t < order ? t : Math.min(ma.length, t);
      var row = new double[width + 1];
      weights[t] = row;
      double variance = covariance(t + 1, t + 1);
      for (int k = t - reach; k < t; k++) {
        double value = covariance(t + 1, k + 1);
        for (int j = t - reach; j < k; j++) {
          int lag = k - j;
          double other = lag < weights[k].length ? weights[k][lag] : 0;
          value -= other * row[t - j] * variances[j];
        }
        row[t - k] = value / variances[k];
        variance -= row[t - k] * row[t - k] * variances[k];
      }
      variances[t] = variance;
      double predicted = 0;
      for (int lag = 1; lag <= reach; lag++) {
        predicted += row[lag] * errors[t - lag];
      }
      for (int lag = 1; t >= order && lag <= ar.length; lag++) {
        predicted += ar[lag - 1] * series[t - lag];
      }
      errors[t] = series[t] - predicted;
    }
    return new Innovations(errors, variances);
  }

  /** {@return what is left of a series if nothing was there before it, 0 for its first values} */
  public static double[] conditionalErrors(double[] series, double[] ar, double[] ma, int skipped) {
    var errors = new double[series.length];
    for (int t = skipped; t < series.length; t++) {
      double error = series[t];
      for (int lag = 1; lag <= Math.min(ar.length, t); lag++) {
        error -= ar[lag - 1] * series[t - lag];
      }
      for (int lag = 1; lag <= Math.min(ma.length, t - skipped); lag++) {
        error -= ma[lag - 1] * errors[t - lag];
      }
      errors[t] = error;
    }
    return errors;
  }
}
