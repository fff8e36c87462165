package dev.oser.lang.r.numeric;

/** Cholesky's factor of a symmetric matrix, and systems of equations with triangular matrices. */
public final class Triangles {
  private Triangles() {}

  /**
   * Replaces the upper half of a matrix by its factor and clears the lower half.
   *
   * @return 0, or the order of the leading minor that is not positive
   */
  public static int cholesky(double[] a, int n) {
    for (int j = 0; j < n; j++) {
      for (int i = 0; i <= j; i++) {
        double sum = a[j * n + i];
        for (int k = 0; k < i; k++) {
          sum -= a[i * n + k] * a[j * n + k];
        }
        if (i < j) {
          a[j * n + i] = sum / a[i * n + i];
        } else if (sum > 0) {
          a[j * n + j] = Math.sqrt(sum);
        } else {
          return j + 1;
        }
      }
      for (int i = j + 1; i < n; i++) {
        a[j * n + i] = 0;
      }
    }
    return 0;
  }

  /** Solves a system for each column of the right side, in place. */
  public static void solve(
      double[] a, int n, double[] right, int columns, boolean upper, boolean transposed) {
    boolean fromTheEnd = upper != transposed;
    for (int column = 0; column < columns; column++) {
      int start = column * n;
      for (int step = 0; step < n; step++) {
        int i = fromTheEnd ? n - 1 - step : step;
        if (transposed) {
          double sum = right[start + i];
          for (int k = upper ? 0 : i + 1; k < (upper ? i : n); k++) {
            sum -= a[i * n + k] * right[start + k];
          }
          right[start + i] = sum / a[i * n + i];
        } else if (right[start + i] != 0) {
          double value = right[start + i] / a[i * n + i];
          right[start + i] = value;
          for (int k = upper ? 0 : i + 1; k < (upper ? i : n); k++) {
            right[start + k] -= value * a[i * n + k];
          }
        }
      }
    }
  }

  /** {@return sums of products of each column with each column that is later by up to some lags} */
  public static double[] laggedProducts(double[] x, int n, int columns, int most) {
    var result = new double[(most + 1) * columns * columns];
    for (int u = 0; u < columns; u++) {
      for (int v = 0; v < columns; v++) {
        for (int lag = 0; lag <= most; lag++) {
          double sum = 0;
          int known = 0;
          for (int i = 0; i < n - lag; i++) {
            double product = x[u * n + i + lag] * x[v * n + i];
            if (!Double.isNaN(product)) {
              sum += product;
              known++;
            }
          }
          result[lag + (most + 1) * (u + columns * v)] =
              known == 0 ? Double.NaN : sum / (known + lag);
        }
      }
    }
    return result;
  }
}
