package dev.oser.lang.r.numeric;

/**
 * Householder's triangularisation in the form of LINPACK's {@code dqrdc} (Dongarra and others,
 * <i>LINPACK Users' Guide</i>, 1979, chapter 9): the vectors are below the diagonal, their first
 * elements apart. A column that depends on those before it, so that less than a share of its length
 * is left, goes to the end.
 */
public final class Householder {
  private final int rows;
  private final int columns;
  private final double[] data;
  private final double[] first;
  private final int[] pivot;
  private int rank;

  private Householder(double[] data, int rows, int columns) {
    this.data = data;
    this.rows = rows;
    this.columns = columns;
    this.first = new double[columns];
    this.pivot = new int[columns];
    for (int j = 0; j < columns; j++) {
      pivot[j] = j + 1;
    }
  }

  /** Decomposes a matrix in place. */
  public static Householder of(double[] data, int rows, int columns, double tolerance) {
    var result = new Householder(data, rows, columns);
    result.decompose(tolerance);
    return result;
  }

  /** {@return a decomposition that was made before} */
  public static Householder known(double[] data, int rows, double[] first, int rank) {
    var result = new Householder(data, rows, first.length);
    System.arraycopy(first, 0, result.first, 0, first.length);
    result.rank = rank;
    return result;
  }

  public double[] data() {
    return data;
  }

  /** {@return the first elements of the vectors} */
  public double[] first() {
    return first;
  }

  /** {@return the columns in their new order, the first being 1} */
  public int[] pivot() {
    return pivot;
  }

  public int rank() {
    return rank;
  }

  private void decompose(double tolerance) {
    var length = new double[columns];
    for (int j = 0; j < columns; j++) {
      double norm = norm(j, 0);
      first[j] = norm;
      length[j] = norm == 0 ? 1 : norm;
    }
    int kept = columns;
    for (int step = 0; step < Math.min(rows, kept); step++) {
      while (step < kept && first[step] < length[step] * tolerance) {
        toTheEnd(step, length);
        kept--;
      }
      if (step < rows - 1) {
        reflectAt(step);
      }
    }
    rank = Math.min(kept, rows);
  }

  private void reflectAt(int step) {
    double norm = norm(step, step);
    if (norm == 0) {
      return;
    }
    int diagonal = step * rows + step;
    if (data[diagonal] != 0) {
      norm = Math.copySign(norm, data[diagonal]);
    }
    double scale = 1 / norm;
    for (int i = diagonal; i < (step + 1) * rows; i++) {
      data[i] *= scale;
    }
    data[diagonal] += 1;
    for (int j = step + 1; j < columns; j++) {
      reflect(data, j * rows, step);
      double part = first[j] == 0 ? 0 : Math.abs(data[j * rows + step]) / first[j];
      double left = Math.max(1 - part * part, 0);
      // What is left of a length can be updated until too many digits are lost.
      first[j] = first[j] == 0 ? 0 : left < 1e-6 ? norm(j, step + 1) : first[j] * Math.sqrt(left);
    }
    first[step] = data[diagonal];
    data[diagonal] = -norm;
  }

  /** Reflects a column by the vector of a step, of which all elements are in the matrix. */
  private void reflect(double[] column, int start, int step) {
    int vector = step * rows;
    double product = 0;
    for (int i = step; i < rows; i++) {
      product += data[vector + i] * column[start + i];
    }
    double factor = -product / data[vector + step];
    for (int i = step; i < rows; i++) {
      column[start + i] += factor * data[vector + i];
    }
  }

  private double norm(int column, int from) {
    double sum = 0;
    for (int i = column * rows + from; i < (column + 1) * rows; i++) {
      sum += data[i] * data[i];
    }
    return Math.sqrt(sum);
  }

  private void toTheEnd(int step, double[] length) {
    var column = new double[rows];
    System.arraycopy(data, step * rows, column, 0, rows);
    System.arraycopy(data, (step + 1) * rows, data, step * rows, (columns - step - 1) * rows);
    System.arraycopy(column, 0, data, (columns - 1) * rows, rows);
    int which = pivot[step];
    double lengthThere = length[step];
    double normThere = first[step];
    System.arraycopy(pivot, step + 1, pivot, step, columns - step - 1);
    System.arraycopy(length, step + 1, length, step, columns - step - 1);
    System.arraycopy(first, step + 1, first, step, columns - step - 1);
    pivot[columns - 1] = which;
    length[columns - 1] = lengthThere;
    first[columns - 1] = normThere;
  }

  /** Multiplies columns with the orthogonal matrix, or with its transpose. */
  public void multiply(double[] y, int count, boolean transposed, int steps) {
    int all = Math.min(steps, rows - 1);
    for (int j = 0; j < count; j++) {
      for (int k = 0; k < all; k++) {
        int step = transposed ? k : all - 1 - k;
        if (first[step] != 0) {
          int diagonal = step * rows + step;
          double kept = data[diagonal];
          data[diagonal] = first[step];
          reflect(y, j * rows, step);
          data[diagonal] = kept;
        }
      }
    }
  }

  /**
   * Solves the triangular system for one column.
   *
   * @param effects the right side, multiplied with the transposed orthogonal matrix
   */
  public double[] solve(double[] effects, int start) {
    var result = new double[rank];
    System.arraycopy(effects, start, result, 0, rank);
    for (int j = rank - 1; j >= 0; j--) {
      result[j] /= data[j * rows + j];
      for (int i = 0; i < j; i++) {
        result[i] -= result[j] * data[j * rows + i];
      }
    }
    return result;
  }
}
