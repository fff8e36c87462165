package dev.oser.lang.r.builtin;

import java.util.Arrays;

/**
 * Singular values by Hestenes' rotations: columns are turned in pairs until all are at right
 * angles; then their lengths are the values (Golub and Van Loan, "Matrix Computations", 8.6).
 */
final class SingularValues {
  private static final int MOST_SWEEPS = 60;

  private SingularValues() {}

  /** {@return the singular values of a matrix, the largest first} */
  static double[] of(Matrix matrix) {
    var tall = matrix.rows() >= matrix.columns() ? matrix : matrix.transposed();
    int rows = tall.rows();
    int columns = tall.columns();
    var data = tall.data().clone();
    for (int sweep = 0; sweep < MOST_SWEEPS && turn(data, rows, columns); sweep++) {
      // Another round: something was not at a right angle yet.
      continue;
    }
    var values = new double[columns];
    for (int j = 0; j < columns; j++) {
      values[j] = -Math.sqrt(dot(data, rows, j, j));
    }
    Arrays.sort(values);
    for (int j = 0; j < columns; j++) {
      values[j] = -values[j];
    }
    return values;
  }

  private static boolean turn(double[] data, int rows, int columns) {
    boolean turned = false;
    for (int p = 0; p < columns; p++) {
      for (int q = p + 1; q < columns; q++) {
        double a = dot(data, rows, p, p);
        double b = dot(data, rows, q, q);
        double c = dot(data, rows, p, q);
        if (Math.abs(c) > Math.ulp(1.0) * Math.sqrt(a * b)) {
          rotate(data, rows, p, q, (b - a) / (2 * c));
          turned = true;
        }
      }
    }
    return turned;
  }

  private static double dot(double[] data, int rows, int p, int q) {
    double sum = 0;
    for (int i = 0; i < rows; i++) {
      sum += data[p * rows + i] * data[q * rows + i];
    }
    return sum;
  }

  private static void rotate(double[] data, int rows, int p, int q, double cotangent) {
    double tangent = Math.copySign(1, cotangent) / (Math.abs(cotangent) + Math.hypot(1, cotangent));
    double cosine = 1 / Math.hypot(1, tangent);
    double sine = cosine * tangent;
    for (int i = 0; i < rows; i++) {
      double x = data[p * rows + i];
      double y = data[q * rows + i];
      data[p * rows + i] = cosine * x - sine * y;
      data[q * rows + i] = sine * x + cosine * y;
    }
  }
}
