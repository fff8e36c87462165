package dev.oser.lang.r.builtin;

import java.util.Arrays;

/**
 * A square matrix as a product of triangular ones, with its rows exchanged so that the largest
 * number of each column is divided by. The order of operations is LAPACK's {@code dgetf2} and
 * {@code dgetrs}, column by column, which the JVM makes vectors of.
 */
final class TriangularFactors {
  private final double[] factors;
  private final int[] pivots;
  private final int size;
  private int zero;

  private TriangularFactors(double[] factors, int size) {
    this.factors = factors;
    this.size = size;
    this.pivots = new int[size];
  }

  static TriangularFactors of(double[] matrix, int size) {
    var result = new TriangularFactors(matrix.clone(), size);
    for (int k = 0; k < size; k++) {
      result.eliminate(k);
    }
    return result;
  }

  private void eliminate(int k) {
    int column = k * size;
    int pivot = k;
    for (int i = k + 1; i < size; i++) {
      if (Math.abs(factors[column + i]) > Math.abs(factors[column + pivot])) {
        pivot = i;
      }
    }
    pivots[k] = pivot;
    double largest = factors[column + pivot];
    if (largest == 0) {
      zero = zero == 0 ? k + 1 : zero;
      return;
    }
    exchange(factors, size, k, pivot);
    scale(column + k + 1, column + size, largest);
    for (int j = k + 1; j < size; j++) {
      subtract(factors, column + k + 1, factors, j * size + k + 1, size - k - 1, at(k, j));
    }
  }

  private double at(int row, int column) {
    return factors[column * size + row];
  }

  /** The reciprocal is exact enough unless it overflows. */
  private void scale(int from, int to, double divisor) {
    boolean safe = Math.abs(divisor) >= Double.MIN_NORMAL;
    double factor = 1 / divisor;
    for (int i = from; i < to; i++) {
      factors[i] = safe ? factors[i] * factor : factors[i] / divisor;
    }
  }

  private void exchange(double[] columns, int count, int i, int j) {
    for (int column = 0; i != j && column < count; column++) {
      int start = column * size;
      double kept = columns[start + i];
      columns[start + i] = columns[start + j];
      columns[start + j] = kept;
    }
  }

  private static void subtract(
      double[] source, int from, double[] target, int to, int count, double factor) {
    if (factor != 0) {
      for (int i = 0; i < count; i++) {
        target[to + i] -= source[from + i] * factor;
      }
    }
  }

  /** {@return the place, from 1, of the first 0 on the diagonal, or 0} */
  int zero() {
    return zero;
  }

  double diagonal(int index) {
    return at(index, index);
  }

  /** {@return whether an odd number of rows was exchanged} */
  boolean isOdd() {
    boolean odd = false;
    for (int k = 0; k < size; k++) {
      odd ^= pivots[k] != k;
    }
    return odd;
  }

  /** Replaces right sides by solutions. */
  void solve(double[] right, int columns) {
    for (int k = 0; k < size; k++) {
      exchange(right, columns, k, pivots[k]);
    }
    for (int j = 0; j < columns; j++) {
      int start = j * size;
      for (int k = 0; k < size; k++) {
        int below = size - k - 1;
        subtract(factors, k * size + k + 1, right, start + k + 1, below, right[start + k]);
      }
      for (int k = size - 1; k >= 0; k--) {
        right[start + k] /= at(k, k);
        subtract(factors, k * size, right, start, k, right[start + k]);
      }
    }
  }

  /** Replaces a right side of the transposed system by its solution. */
  private void solveTransposed(double[] right) {
    for (int k = 0; k < size; k++) {
      right[k] = (right[k] - dot(k * size, right, 0, k)) / at(k, k);
    }
    for (int k = size - 1; k >= 0; k--) {
      right[k] -= dot(k * size + k + 1, right, k + 1, size - k - 1);
    }
    for (int k = size - 1; k >= 0; k--) {
      double kept = right[k];
      right[k] = right[pivots[k]];
      right[pivots[k]] = kept;
    }
  }

  private double dot(int from, double[] vector, int start, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += factors[from + i] * vector[start + i];
    }
    return sum;
  }

  /**
   * {@return how far the matrix is from one without inverse, between 0 and 1, as Higham estimates
   * it ("FORTRAN codes for estimating the one-norm", ACM TOMS 14, 1988)}
   *
   * @param norm the largest sum of sizes in a column of the matrix
   */
  double reciprocalCondition(double norm) {
    if (size == 0) {
      return 1;
    }
    if (zero > 0 || norm == 0) {
      return 0;
    }
    return 1 / inverseNorm() / norm;
  }

  private static final int MOST_STEPS = 5;

  private double inverseNorm() {
    var x = new double[size];
    Arrays.fill(x, 1.0 / size);
    solve(x, 1);
    if (size == 1) {
      return Math.abs(x[0]);
    }
    double estimate = sum(x);
    var signs = signs(x);
    x = signs.clone();
    solveTransposed(x);
    int largest = largest(x);
    for (int step = 2; step <= MOST_STEPS; step++) {
      x = new double[size];
      x[largest] = 1;
      solve(x, 1);
      double before = estimate;
      estimate = sum(x);
      var now = signs(x);
      if (Arrays.equals(now, signs) || estimate <= before) {
        break;
      }
      signs = now;
      x = now.clone();
      solveTransposed(x);
      int last = largest;
      largest = largest(x);
      if (x[last] == Math.abs(x[largest])) {
        break;
      }
    }
    for (int i = 0; i < size; i++) {
      x[i] = (i % 2 == 0 ? 1 : -1) * (1 + (double) i / (size - 1));
    }
    solve(x, 1);
    return Math.max(estimate, 2 * (sum(x) / (3 * size)));
  }

  private static double sum(double[] x) {
    double sum = 0;
    for (double each : x) {
      sum += Math.abs(each);
    }
    return sum;
  }

  private static double[] signs(double[] x) {
    var signs = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      signs[i] = x[i] >= 0 ? 1 : -1;
    }
    return signs;
  }

  private static int largest(double[] x) {
    int largest = 0;
    for (int i = 1; i < x.length; i++) {
      if (Math.abs(x[i]) > Math.abs(x[largest])) {
        largest = i;
      }
    }
    return largest;
  }
}
