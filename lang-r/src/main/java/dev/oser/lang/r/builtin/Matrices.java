package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** Matrices: products, transposition, sums of rows and columns. */
final class Matrices {
  private Matrices() {}

  /** A matrix of doubles in the order of its columns. */
  private record Matrix(double[] data, int rows, int columns, Value names) {
    static Matrix of(Value value, int assumedRows, int assumedColumns) {
      if (!Coercion.isNumberLike(value)) {
        throw new RError("requires numeric/complex matrix/vector arguments");
      }
      var vector = (Vector) value;
      var data = ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, vector)).view();
      if (value.attribute(Symbol.DIM) instanceof Vector dim && dim.length() == 2) {
        var names = value.attribute(Symbol.DIMNAMES);
        return new Matrix(data, dim.intAt(0), dim.intAt(1), names == null ? NullValue.NULL : names);
      }
      return new Matrix(data, assumedRows, assumedColumns, NullValue.NULL);
    }

    Value namesAlong(int dimension) {
      return names instanceof ListVector list ? list.get(dimension) : NullValue.NULL;
    }

    Matrix transposed() {
      var result = new double[data.length];
      for (int j = 0; j < columns; j++) {
        for (int i = 0; i < rows; i++) {
          result[i * columns + j] = data[j * rows + i];
        }
      }
      Value turned =
          names instanceof ListVector list
              ? ListVector.of(list.get(1), list.get(0))
              : NullValue.NULL;
      return new Matrix(result, columns, rows, turned);
    }
  }

  private static boolean isMatrix(Value value) {
    return value.attribute(Symbol.DIM) instanceof Vector dim && dim.length() == 2;
  }

  @RBuiltin("%*%")
  static Value product(Context context, Value x, Value y) {
    boolean first = isMatrix(x);
    boolean second = isMatrix(y);
    int n = x.length();
    int m = y.length();
    Matrix a;
    Matrix b;
    if (!first && !second) {
      boolean inner = n == m;
      a = inner ? Matrix.of(x, 1, n) : Matrix.of(x, n, 1);
      b = inner ? Matrix.of(y, m, 1) : Matrix.of(y, 1, m);
    } else if (!first) {
      b = Matrix.of(y, 0, 0);
      a = n == b.rows() ? Matrix.of(x, 1, n) : Matrix.of(x, n, 1);
    } else {
      a = Matrix.of(x, 0, 0);
      b = second ? Matrix.of(y, 0, 0) : m == a.columns() ? Matrix.of(y, m, 1) : Matrix.of(y, 1, m);
    }
    return product(a, b);
  }

  private static Value product(Matrix a, Matrix b) {
    if (a.columns() != b.rows()) {
      throw new RError("non-conformable arguments");
    }
    int rows = a.rows();
    int inner = a.columns();
    int columns = b.columns();
    var result = new double[rows * columns];
    for (int j = 0; j < columns; j++) {
      int to = j * rows;
      for (int k = 0; k < inner; k++) {
        double factor = b.data()[j * inner + k];
        int from = k * rows;
        for (int i = 0; i < rows; i++) {
          result[to + i] += a.data()[from + i] * factor;
        }
      }
    }
    var matrix = DoubleVector.of(result);
    matrix.setAttribute(Symbol.DIM, IntVector.of(rows, columns));
    var rowNames = a.namesAlong(0);
    var columnNames = b.namesAlong(1);
    if (rowNames != NullValue.NULL || columnNames != NullValue.NULL) {
      matrix.setAttribute(Symbol.DIMNAMES, ListVector.of(rowNames, columnNames));
    }
    return matrix;
  }

  @RBuiltin(value = "crossprod", formals = "x, y")
  static Value crossProduct(Value x, @Nullable Value y) {
    var a = Matrix.of(x, x.length(), 1);
    var other = y == null || y == NullValue.NULL ? x : y;
    return product(a.transposed(), Matrix.of(other, other.length(), 1));
  }

  @RBuiltin(value = "tcrossprod", formals = "x, y")
  static Value outerProduct(Value x, @Nullable Value y) {
    var a = Matrix.of(x, x.length(), 1);
    var other = y == null || y == NullValue.NULL ? x : y;
    return product(a, Matrix.of(other, other.length(), 1).transposed());
  }

  @RBuiltin(value = "aperm", formals = "a, perm, ...")
  static Value permute(Value a, @Nullable Value perm, Dots rest) {
    if (!(a instanceof Vector vector) || !(a.attribute(Symbol.DIM) instanceof Vector dim)) {
      throw new RError("invalid first argument, must be an array");
    }
    int rank = dim.length();
    var order = new int[rank];
    for (int d = 0; d < rank; d++) {
      order[d] = perm instanceof Vector given ? given.intAt(d) - 1 : rank - 1 - d;
    }
    var extents = new int[rank];
    var strides = new int[rank];
    for (int d = 0, stride = 1; d < rank; d++) {
      strides[d] = stride;
      stride *= dim.intAt(d);
    }
    for (int d = 0; d < rank; d++) {
      extents[d] = dim.intAt(order[d]);
    }
    var places = new int[vector.length()];
    var at = new int[rank];
    for (int i = 0; i < places.length; i++) {
      int place = 0;
      for (int d = 0; d < rank; d++) {
        place += at[d] * strides[order[d]];
      }
      places[i] = place;
      for (int d = 0; d < rank && ++at[d] == extents[d]; d++) {
        at[d] = 0;
      }
    }
    var result = vector.select(places);
    result.setAttribute(Symbol.DIM, IntVector.of(extents));
    if (a.attribute(Symbol.DIMNAMES) instanceof ListVector names) {
      var turned = new Value[rank];
      var titles = new String[rank];
      for (int d = 0; d < rank; d++) {
        turned[d] = names.get(order[d]);
        titles[d] = names.nameAt(order[d]);
      }
      var list = ListVector.of(turned);
      if (names.names() != null) {
        list.setAttribute(Symbol.NAMES, StringVector.of(titles));
      }
      result.setAttribute(Symbol.DIMNAMES, list);
    }
    return result;
  }

  @RBuiltin(
      value = {"rowSums", "colSums"},
      formals = "x, na.rm, dims")
  static Value sums(Context context, Value x, @Nullable Value removing, @Nullable Value dims) {
    var value = x;
    if (Methods.isDataFrame(x)) {
      value =
          context.apply(
              context.runtime().function(Symbol.of("as.matrix"), context.environment()), x);
    }
    if (!isMatrix(value)) {
      throw new RError("'x' must be an array of at least two dimensions");
    }
    if (!Coercion.isNumberLike(value)) {
      throw new RError("'x' must be numeric");
    }
    boolean rows = context.builtin() == null || context.builtin().name().equals("rowSums");
    boolean remove = removing != null && Coercion.flag(removing, "na.rm");
    var matrix = Matrix.of(value, 0, 0);
    var result = new double[rows ? matrix.rows() : matrix.columns()];
    for (int j = 0; j < matrix.columns(); j++) {
      for (int i = 0; i < matrix.rows(); i++) {
        double element = matrix.data()[j * matrix.rows() + i];
        if (!remove || !Double.isNaN(element)) {
          result[rows ? i : j] += element;
        }
      }
    }
    var sums = DoubleVector.of(result);
    var names = matrix.namesAlong(rows ? 0 : 1);
    if (names != NullValue.NULL) {
      sums.setAttribute(Symbol.NAMES, names);
    }
    return sums;
  }

  @RBuiltin(value = "solve.default", formals = "a, b, ...")
  static Value solve(Value a, @Nullable Value b, Dots rest) {
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
    var solved = eliminate(matrix.data().clone(), right.data().clone(), n, right.columns());
    var result = DoubleVector.of(solved);
    if (b == null || isMatrix(b)) {
      result.setAttribute(Symbol.DIM, IntVector.of(n, right.columns()));
      if (b == null && matrix.names() instanceof ListVector names) {
        result.setAttribute(Symbol.DIMNAMES, ListVector.of(names.get(1), names.get(0)));
      }
    }
    return result;
  }

  private static Matrix identity(int n, Matrix like) {
    var data = new double[n * n];
    for (int i = 0; i < n; i++) {
      data[i * n + i] = 1;
    }
    return new Matrix(data, n, n, like.names());
  }

  /** Gaussian elimination with partial pivoting. */
  private static double[] eliminate(double[] a, double[] b, int n, int columns) {
    for (int k = 0; k < n; k++) {
      int pivot = k;
      for (int i = k + 1; i < n; i++) {
        if (Math.abs(a[k * n + i]) > Math.abs(a[k * n + pivot])) {
          pivot = i;
        }
      }
      if (a[k * n + pivot] == 0) {
        throw new RError(
            "Lapack routine dgesv: system is exactly singular: U["
                + (k + 1)
                + ","
                + (k + 1)
                + "] = 0");
      }
      swap(a, n, n, k, pivot);
      swap(b, n, columns, k, pivot);
      for (int i = k + 1; i < n; i++) {
        double factor = a[k * n + i] / a[k * n + k];
        if (factor != 0) {
          for (int j = k; j < n; j++) {
            a[j * n + i] -= factor * a[j * n + k];
          }
          for (int j = 0; j < columns; j++) {
            b[j * n + i] -= factor * b[j * n + k];
          }
        }
      }
    }
    for (int j = 0; j < columns; j++) {
      for (int i = n - 1; i >= 0; i--) {
        double sum = b[j * n + i];
        for (int k = i + 1; k < n; k++) {
          sum -= a[k * n + i] * b[j * n + k];
        }
        b[j * n + i] = sum / a[i * n + i];
      }
    }
    return b;
  }

  private static void swap(double[] matrix, int rows, int columns, int i, int j) {
    if (i == j) {
      return;
    }
    for (int column = 0; column < columns; column++) {
      double kept = matrix[column * rows + i];
      matrix[column * rows + i] = matrix[column * rows + j];
      matrix[column * rows + j] = kept;
    }
  }

  @RBuiltin(value = ".bind", formals = "columns, deparse.level, args, expressions")
  static Value bind(
      Context context, Value columns, Value level, Value arguments, Value expressions) {
    boolean byColumn = Coercion.flag(columns, "columns");
    return Binding.bind((ListVector) arguments, (ListVector) expressions, byColumn);
  }
}
