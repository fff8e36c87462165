package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.ComplexVector;
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

/**
 * A matrix of numbers in the order of its columns.
 *
 * @param imaginary null if the numbers are real
 * @param names its dimnames, or NULL
 */
record Matrix(double[] data, double @Nullable [] imaginary, int rows, int columns, Value names) {
  private static final int TILE = 32;

  static boolean isMatrix(Value value) {
    return value.attribute(Symbol.DIM) instanceof Vector dim && dim.length() == 2;
  }

  /** {@return a matrix, or a vector as one of this shape} */
  static Matrix of(Value value, int rowsOfVector, int columnsOfVector) {
    if (!(value instanceof Vector vector)
        || Methods.isFactor(value)
        || !(Coercion.isNumberLike(value) || value instanceof ComplexVector)) {
      throw new RError("requires numeric/complex matrix/vector arguments");
    }
    double[] imaginary = null;
    double[] data;
    if (vector instanceof ComplexVector numbers) {
      data = new double[numbers.length()];
      imaginary = new double[data.length];
      for (int i = 0; i < data.length; i++) {
        data[i] = numbers.real(i);
        imaginary[i] = numbers.imaginary(i);
      }
    } else {
      data = ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, vector)).view();
    }
    if (value.attribute(Symbol.DIM) instanceof Vector dim && dim.length() == 2) {
      var names = value.attribute(Symbol.DIMNAMES);
      return new Matrix(
          data, imaginary, dim.intAt(0), dim.intAt(1), names == null ? NullValue.NULL : names);
    }
    return new Matrix(data, imaginary, rowsOfVector, columnsOfVector, NullValue.NULL);
  }

  boolean isComplex() {
    return imaginary != null;
  }

  double imaginaryAt(int index) {
    return imaginary == null ? 0 : imaginary[index];
  }

  /** {@return the names of rows (0) or columns (1), or NULL} */
  Value namesAlong(int dimension) {
    return names instanceof ListVector list ? list.get(dimension) : NullValue.NULL;
  }

  private String titleOf(int dimension) {
    return names instanceof ListVector list ? list.nameAt(dimension) : "";
  }

  Matrix transposed() {
    return new Matrix(
        turned(data),
        imaginary == null ? null : turned(imaginary),
        columns,
        rows,
        transposedNames());
  }

  /** {@return dimnames of the transposed matrix} */
  Value transposedNames() {
    if (!(names instanceof ListVector list)) {
      return NullValue.NULL;
    }
    var swapped = ListVector.of(list.get(1), list.get(0));
    if (list.names() != null) {
      swapped.setAttribute(Symbol.NAMES, StringVector.of(titleOf(1), titleOf(0)));
    }
    return swapped;
  }

  /** Tile by tile: what is read and written at a time stays in the cache. */
  private double[] turned(double[] from) {
    var result = new double[from.length];
    for (int left = 0; left < columns; left += TILE) {
      int right = Math.min(left + TILE, columns);
      for (int top = 0; top < rows; top += TILE) {
        int bottom = Math.min(top + TILE, rows);
        for (int j = left; j < right; j++) {
          for (int i = top; i < bottom; i++) {
            result[i * columns + j] = from[j * rows + i];
          }
        }
      }
    }
    return result;
  }

  /** {@return dimnames of a product: the rows of one matrix and the columns of another} */
  static Value productNames(Matrix rows, Matrix columns) {
    var along = rows.namesAlong(0);
    var across = columns.namesAlong(1);
    if (along == NullValue.NULL && across == NullValue.NULL) {
      return NullValue.NULL;
    }
    var names = ListVector.of(along, across);
    if (!rows.titleOf(0).isEmpty() || !columns.titleOf(1).isEmpty()) {
      names.setAttribute(Symbol.NAMES, StringVector.of(rows.titleOf(0), columns.titleOf(1)));
    }
    return names;
  }

  /** {@return this as a value} */
  Value value() {
    Vector result = imaginary == null ? DoubleVector.of(data) : new ComplexVector(data, imaginary);
    result.setAttribute(Symbol.DIM, IntVector.of(rows, columns));
    result.setAttribute(Symbol.DIMNAMES, names);
    return result;
  }
}
