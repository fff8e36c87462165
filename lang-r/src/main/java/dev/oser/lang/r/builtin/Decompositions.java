package dev.oser.lang.r.builtin;

import dev.oser.lang.r.numeric.Householder;
import dev.oser.lang.r.numeric.Lapack;
import dev.oser.lang.r.numeric.Triangles;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What {@code decompositions.R} and the linear models stand on. */
final class Decompositions {
  private Decompositions() {}

  private static double number(Value value) {
    return ((Vector) value).doubleAt(0);
  }

  private static double[] numbers(Value value) {
    return ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, (Vector) value)).toArray();
  }

  private static Value matrix(double[] data, int rows, int columns) {
    return new Matrix(data, null, rows, columns, NullValue.NULL).value();
  }

  @RBuiltin(".householder")
  static Value householder(Value x, Value tolerance) {
    var matrix = Matrix.of(x, x.length(), 1);
    var result =
        Householder.of(matrix.data().clone(), matrix.rows(), matrix.columns(), number(tolerance));
    return ListVector.named(
        List.of("qr", "rank", "qraux", "pivot"),
        List.of(
            matrix(result.data(), matrix.rows(), matrix.columns()),
            new IntVector(result.rank()),
            DoubleVector.of(result.first()),
            IntVector.of(result.pivot())));
  }

  /** Multiplies the columns of y with Q, or with its transpose. */
  @RBuiltin(".multiplyQ")
  static Value multiply(Value qr, Value first, Value rank, Value y, Value transposed) {
    var matrix = Matrix.of(qr, qr.length(), 1);
    int steps = Coercion.integer(rank, "rank");
    var known = Householder.known(matrix.data().clone(), matrix.rows(), numbers(first), steps);
    var right = Matrix.of(y, y.length(), 1);
    var result = right.data().clone();
    known.multiply(result, right.columns(), Coercion.flag(transposed, "transposed"), steps);
    return matrix(result, right.rows(), right.columns());
  }

  /** Least squares: everything that {@code lm.fit} needs in one pass. */
  @RBuiltin(".leastSquares")
  static Value leastSquares(Value x, Value y, Value tolerance) {
    var matrix = Matrix.of(x, x.length(), 1);
    var right = Matrix.of(y, y.length(), 1);
    int n = matrix.rows();
    int p = matrix.columns();
    int responses = right.columns();
    var made = Householder.of(matrix.data().clone(), n, p, number(tolerance));
    int rank = made.rank();
    var effects = right.data().clone();
    made.multiply(effects, responses, true, rank);
    var coefficients = new double[p * responses];
    for (int j = 0; j < responses; j++) {
      System.arraycopy(made.solve(effects, j * n), 0, coefficients, j * p, rank);
    }
    var residuals = effects.clone();
    for (int j = 0; j < responses; j++) {
      java.util.Arrays.fill(residuals, j * n, j * n + rank, 0);
    }
    made.multiply(residuals, responses, false, rank);
    return ListVector.named(
        List.of("qr", "coefficients", "residuals", "effects", "rank", "pivot", "qraux"),
        List.of(
            matrix(made.data(), n, p),
            matrix(coefficients, p, responses),
            matrix(residuals, n, responses),
            matrix(effects, n, responses),
            new IntVector(rank),
            IntVector.of(made.pivot()),
            DoubleVector.of(made.first())));
  }

  /** {@return values, the largest first, and vectors of a symmetric matrix} */
  @RBuiltin(".symmetricEigen")
  static Value symmetricEigen(Value x, Value vectors) {
    var matrix = Matrix.of(x, x.length(), 1);
    int n = matrix.rows();
    boolean wanted = Coercion.flag(vectors, "vectors");
    try {
      var found = Lapack.routines().symmetric(matrix.data(), n, wanted);
      var values = new double[n];
      var columns = new double[wanted ? n * n : 0];
      for (int j = 0; j < n; j++) {
        values[j] = found.values()[n - 1 - j];
        if (wanted) {
          System.arraycopy(found.vectors(), (n - 1 - j) * n, columns, j * n, n);
        }
      }
      return ListVector.of(
          DoubleVector.of(values), wanted ? matrix(columns, n, n) : NullValue.NULL);
    } catch (Lapack.NoConvergence e) {
      throw new RError(String.valueOf(e.getMessage()));
    }
  }

  /** {@return values and vectors of any square matrix, the largest in size first} */
  @RBuiltin(".generalEigen")
  static Value generalEigen(Value x, Value vectors) {
    var matrix = Matrix.of(x, x.length(), 1);
    int n = matrix.rows();
    boolean wanted = Coercion.flag(vectors, "vectors");
    try {
      var found = Lapack.routines().general(matrix.data(), n, wanted);
      var real = found.values();
      var imaginary = found.imaginary();
      boolean complex = false;
      for (int j = 0; j < n; j++) {
        complex |= Math.abs(imaginary[j]) > 10 * Math.ulp(1.0) * Math.abs(real[j]);
      }
      var order = new ArrayList<Integer>();
      for (int j = 0; j < n; j++) {
        order.add(j);
      }
      boolean pairs = complex;
      order.sort(
          Comparator.comparingDouble(
              j -> -(pairs ? Math.hypot(real[j], imaginary[j]) : Math.abs(real[j]))));
      var re = new double[n];
      var im = new double[n];
      var vectorsRe = new double[wanted ? n * n : 0];
      var vectorsIm = new double[wanted ? n * n : 0];
      for (int j = 0; j < n; j++) {
        int from = order.get(j);
        re[j] = real[from];
        im[j] = imaginary[from];
        if (wanted) {
          copyVector(found, from, n, vectorsRe, vectorsIm, j, complex);
        }
      }
      var shown = complex ? new ComplexVector(re, im) : DoubleVector.of(re);
      Value shownVectors =
          !wanted
              ? NullValue.NULL
              : new Matrix(vectorsRe, complex ? vectorsIm : null, n, n, NullValue.NULL).value();
      return ListVector.of(shown, shownVectors);
    } catch (Lapack.NoConvergence e) {
      throw new RError(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Of a pair of conjugate values LAPACK has the real parts in one column, the others in the next.
   */
  private static void copyVector(
      Lapack.Eigen found, int from, int n, double[] re, double[] im, int to, boolean complex) {
    double part = found.imaginary()[from];
    boolean later = part < 0;
    int first = complex && later ? from - 1 : from;
    System.arraycopy(found.vectors(), first * n, re, to * n, n);
    if (complex && part != 0) {
      for (int i = 0; i < n; i++) {
        double value = found.vectors()[(first + 1) * n + i];
        im[to * n + i] = later ? -value : value;
      }
    }
  }

  @RBuiltin(".singular")
  static Value singular(Value x, Value job) {
    var matrix = Matrix.of(x, x.length(), 1);
    int n = matrix.rows();
    int p = matrix.columns();
    var kind = Coercion.string(job, "job");
    try {
      var found = Lapack.routines().singular(matrix.data(), n, p, kind);
      int least = Math.min(n, p);
      boolean none = kind.equals("N");
      return ListVector.of(
          DoubleVector.of(found.d()),
          none ? NullValue.NULL : matrix(found.u(), n, kind.equals("A") ? n : least),
          none ? NullValue.NULL : matrix(found.vt(), kind.equals("A") ? p : least, p));
    } catch (Lapack.NoConvergence e) {
      throw new RError(String.valueOf(e.getMessage()));
    }
  }

  /** {@return Cholesky's factor, or the order of the minor that is not positive} */
  @RBuiltin(".cholesky")
  static Value cholesky(Value x) {
    var matrix = Matrix.of(x, x.length(), 1);
    var data = matrix.data().clone();
    int failed = Triangles.cholesky(data, matrix.rows());
    return failed > 0 ? new IntVector(failed) : matrix(data, matrix.rows(), matrix.columns());
  }

  @RBuiltin(".triangular")
  static Value triangular(Value r, Value x, Value upper, Value transposed) {
    var matrix = Matrix.of(r, r.length(), 1);
    var right = Matrix.of(x, x.length(), 1);
    var data = right.data().clone();
    Triangles.solve(
        matrix.data(),
        matrix.rows(),
        data,
        right.columns(),
        Coercion.flag(upper, "upper.tri"),
        Coercion.flag(transposed, "transpose"));
    return matrix(data, right.rows(), right.columns());
  }

  @RBuiltin(".laggedProducts")
  static Value laggedProducts(Value x, Value most) {
    var matrix = Matrix.of(x, x.length(), 1);
    int lags = Coercion.integer(most, "lag.max");
    return DoubleVector.of(
        Triangles.laggedProducts(matrix.data(), matrix.rows(), matrix.columns(), lags));
  }
}
