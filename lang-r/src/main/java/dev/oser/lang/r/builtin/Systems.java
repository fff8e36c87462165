package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.Printf;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** Systems of linear equations, and what comes with solving them. */
final class Systems {
  private Systems() {}

  @RBuiltin(value = "solve.default", formals = "a, b, tol, ...")
  static Value solve(
      Context context, Value a, @Nullable Value b, @Nullable Value tolerance, Dots rest) {
    var matrix = Matrix.of(a, 1, 1);
    int n = matrix.rows();
    if (n != matrix.columns()) {
      throw new RError("'a' (" + n + " x " + matrix.columns() + ") must be square");
    }
    Matrix right = b == null ? identity(n, matrix) : Matrix.of(b, b.length(), 1);
    if (right.rows() != n) {
      var shape = right.rows() + " x " + right.columns();
      throw new RError("'b' (" + shape + ") must be compatible with 'a' (" + n + " x " + n + ")");
    }
    var solution =
        matrix.isComplex() || right.isComplex()
            ? complexSolution(matrix, right, tolerance)
            : solution(matrix, right, tolerance);
    if (b != null && !Matrix.isMatrix(b)) {
      var imaginary = solution.imaginary();
      var vector =
          imaginary == null
              ? DoubleVector.of(solution.data())
              : new ComplexVector(solution.data(), imaginary);
      vector.setAttribute(Symbol.NAMES, matrix.namesAlong(1));
      return vector;
    }
    var along = matrix.namesAlong(1);
    var across = right.namesAlong(1);
    Value names =
        along == NullValue.NULL && across == NullValue.NULL
            ? NullValue.NULL
            : ListVector.of(along, across);
    return new Matrix(solution.data(), solution.imaginary(), n, right.columns(), names).value();
  }

  private static Matrix solution(Matrix matrix, Matrix right, @Nullable Value tolerance) {
    var factors = TriangularFactors.of(matrix.data(), matrix.rows());
    check(factors, matrix, tolerance);
    var solution = right.data().clone();
    factors.solve(solution, right.columns());
    return new Matrix(solution, null, right.rows(), right.columns(), NullValue.NULL);
  }

  /** A complex system is a real one of twice the size: {@code (A -B; B A) (x; y) = (c; d)}. */
  private static Matrix complexSolution(Matrix matrix, Matrix right, @Nullable Value tolerance) {
    int n = matrix.rows();
    int columns = right.columns();
    var wide = new double[4 * n * n];
    for (int j = 0; j < n; j++) {
      for (int i = 0; i < n; i++) {
        double a = matrix.data()[j * n + i];
        double b = matrix.imaginaryAt(j * n + i);
        wide[j * 2 * n + i] = a;
        wide[j * 2 * n + n + i] = b;
        wide[(n + j) * 2 * n + i] = -b;
        wide[(n + j) * 2 * n + n + i] = a;
      }
    }
    var sides = new double[2 * n * columns];
    for (int j = 0; j < columns; j++) {
      for (int i = 0; i < n; i++) {
        sides[j * 2 * n + i] = right.data()[j * n + i];
        sides[j * 2 * n + n + i] = right.imaginaryAt(j * n + i);
      }
    }
    var solved =
        solution(
            new Matrix(wide, null, 2 * n, 2 * n, NullValue.NULL),
            new Matrix(sides, null, 2 * n, columns, NullValue.NULL),
            tolerance);
    var real = new double[n * columns];
    var imaginary = new double[n * columns];
    for (int j = 0; j < columns; j++) {
      System.arraycopy(solved.data(), j * 2 * n, real, j * n, n);
      System.arraycopy(solved.data(), j * 2 * n + n, imaginary, j * n, n);
    }
    return new Matrix(real, imaginary, n, columns, NullValue.NULL);
  }

  private static void check(TriangularFactors factors, Matrix matrix, @Nullable Value tolerance) {
    if (factors.zero() > 0) {
      int place = factors.zero();
      throw new RError(
          "Lapack routine dgesv: system is exactly singular: U[" + place + "," + place + "] = 0");
    }
    double least = tolerance instanceof Vector given ? given.doubleAt(0) : Math.ulp(1.0);
    double condition = factors.reciprocalCondition(largestColumn(matrix));
    if (Double.isNaN(condition)) {
      condition = 0;
    }
    if (condition < least) {
      throw new RError(
          "system is computationally singular: reciprocal condition number = "
              + Printf.of("", 0, -1, 'g').real(condition));
    }
  }

  /** {@return the largest sum of the sizes of the numbers in a column} */
  private static double largestColumn(Matrix matrix) {
    double largest = 0;
    for (int j = 0; j < matrix.columns(); j++) {
      double sum = 0;
      for (int i = 0; i < matrix.rows(); i++) {
        sum += Math.abs(matrix.data()[j * matrix.rows() + i]);
      }
      largest = Math.max(largest, sum);
    }
    return largest;
  }

  /** The inverse has the names of the rows as names of its columns. */
  private static Matrix identity(int n, Matrix like) {
    var data = new double[n * n];
    for (int i = 0; i < n; i++) {
      data[i * n + i] = 1;
    }
    var rows = like.namesAlong(0);
    return new Matrix(
        data,
        null,
        n,
        n,
        rows == NullValue.NULL ? NullValue.NULL : ListVector.of(NullValue.NULL, rows));
  }

  @RBuiltin(".reciprocalCondition")
  static Value reciprocalCondition(Context context, Value x) {
    var matrix = Matrix.of(x, 1, 1);
    var factors = TriangularFactors.of(matrix.data(), matrix.rows());
    return new DoubleVector(factors.reciprocalCondition(largestColumn(matrix)));
  }

  @RBuiltin(".singularValues")
  static Value singularValues(Context context, Value x) {
    var matrix = Matrix.of(x, 0, 0);
    return DoubleVector.of(SingularValues.of(matrix));
  }

  /** {@return the diagonal of the triangular factor, and the sign of the exchanges of rows} */
  @RBuiltin(".factorDiagonal")
  static Value diagonal(Context context, Value x) {
    if (!Coercion.isNumberLike(x) || !Matrix.isMatrix(x)) {
      throw RError.ofFrame("'a' must be a numeric matrix");
    }
    var matrix = Matrix.of(x, 0, 0);
    int n = matrix.rows();
    if (n != matrix.columns()) {
      throw RError.ofFrame("'x' must be a square matrix");
    }
    var factors = TriangularFactors.of(matrix.data(), n);
    var diagonal = new double[n];
    for (int i = 0; i < n; i++) {
      diagonal[i] = factors.diagonal(i);
    }
    return ListVector.of(DoubleVector.of(diagonal), new IntVector(factors.isOdd() ? -1 : 1));
  }
}
