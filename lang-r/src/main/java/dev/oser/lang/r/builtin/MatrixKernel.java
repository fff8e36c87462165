package dev.oser.lang.r.builtin;

/**
 * The product of two matrices, in blocks that stay in the cache and with loops that the JVM makes
 * vectors of. Each element is summed up in the order of the reference BLAS that GNU R comes with,
 * so that all bits are the same.
 */
final class MatrixKernel {
  /** How many columns of the first matrix are used before the next ones. */
  private static final int BLOCK = 64;

  private MatrixKernel() {}

  /** {@return the product of matrices in the order of their columns} */
  static double[] product(double[] a, double[] b, int rows, int inner, int columns) {
    var result = new double[rows * columns];
    for (int from = 0; from < inner; from += BLOCK) {
      int to = Math.min(inner, from + BLOCK);
      int column = 0;
      for (; column + 1 < columns; column += 2) {
        twoColumns(a, b, result, rows, inner, column, from, to);
      }
      if (column < columns) {
        for (int k = from; k < to; k++) {
          add(a, result, rows, k * rows, column * rows, b[column * inner + k]);
        }
      }
    }
    return result;
  }

  /**
   * {@return the product of the first matrix, turned, and the second} Four columns at a time: each
   * sum has to wait for its last addition.
   */
  static double[] crossProduct(double[] a, double[] b, int inner, int rows, int columns) {
    var result = new double[rows * columns];
    for (int column = 0; column < columns; column++) {
      int right = column * inner;
      int i = 0;
      for (; i + 3 < rows; i += 4) {
        fourSums(a, i * inner, b, right, inner, result, column * rows + i);
      }
      for (; i < rows; i++) {
        double sum = 0;
        for (int k = 0; k < inner; k++) {
          sum += a[i * inner + k] * b[right + k];
        }
        result[column * rows + i] = sum;
      }
    }
    return result;
  }

  private static void fourSums(
      double[] a, int left, double[] b, int right, int inner, double[] result, int to) {
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    for (int k = 0; k < inner; k++) {
      double y = b[right + k];
      s0 += a[left + k] * y;
      s1 += a[left + inner + k] * y;
      s2 += a[left + 2 * inner + k] * y;
      s3 += a[left + 3 * inner + k] * y;
    }
    result[to] = s0;
    result[to + 1] = s1;
    result[to + 2] = s2;
    result[to + 3] = s3;
  }

  private static void twoColumns(
      double[] a, double[] b, double[] result, int rows, int inner, int column, int from, int to) {
    int left = column * inner;
    int right = left + inner;
    int target = column * rows;
    int k = from;
    for (; k + 3 < to; k += 4) {
      addFour(a, b, result, rows, k * rows, left + k, right + k, target);
    }
    for (; k < to; k++) {
      add(a, result, rows, k * rows, target, b[left + k]);
      add(a, result, rows, k * rows, target + rows, b[right + k]);
    }
  }

  /** Adds a multiple of a column to another. */
  private static void add(
      double[] a, double[] result, int rows, int source, int target, double factor) {
    for (int i = 0; i < rows; i++) {
      result[target + i] += a[source + i] * factor;
    }
  }

  /** Adds multiples of four columns to two neighbours, one after the other. */
  private static void addFour(
      double[] a, double[] b, double[] result, int rows, int source, int left, int right, int to) {
    int source1 = source + rows;
    int source2 = source1 + rows;
    int source3 = source2 + rows;
    int next = to + rows;
    double p0 = b[left];
    double p1 = b[left + 1];
    double p2 = b[left + 2];
    double p3 = b[left + 3];
    double q0 = b[right];
    double q1 = b[right + 1];
    double q2 = b[right + 2];
    double q3 = b[right + 3];
    for (int i = 0; i < rows; i++) {
      double x0 = a[source + i];
      double x1 = a[source1 + i];
      double x2 = a[source2 + i];
      double x3 = a[source3 + i];
      result[to + i] = result[to + i] + x0 * p0 + x1 * p1 + x2 * p2 + x3 * p3;
      result[next + i] = result[next + i] + x0 * q0 + x1 * q1 + x2 * q2 + x3 * q3;
    }
  }
}
