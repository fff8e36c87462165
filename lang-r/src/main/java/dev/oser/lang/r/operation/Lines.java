package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** Single elements, rows and columns of matrices without names, which are asked for most. */
public final class Lines {
  private static final int ALL = -2;
  private static final int OTHER = -1;

  private Lines() {}

  /** {@return {@code matrix[i, j]}; null if it takes more than this to find it} */
  public static @Nullable Value of(Vector matrix, Value i, Value j) {
    if (!(matrix.attribute(Symbol.DIM) instanceof IntVector dim)
        || dim.length() != 2
        || matrix.attribute(Symbol.DIMNAMES) != null
        || !matrix.isAtomic()) {
      return null;
    }
    int rows = dim.get(0);
    int columns = dim.get(1);
    int row = place(i, rows);
    int column = place(j, columns);
    if (row == OTHER || column == OTHER || row == ALL && column == ALL) {
      return null;
    }
    if (row == ALL) {
      return line(matrix, column * rows, 1, rows);
    }
    return column == ALL ? line(matrix, row, rows, columns) : matrix.element(row + column * rows);
  }

  /**
   * {@return whether {@code matrix[i, j] <- value} could be done in place, with one value or as
   * many as there are places}
   */
  public static boolean set(Vector matrix, Value i, Value j, Vector value) {
    if (!(matrix.attribute(Symbol.DIM) instanceof IntVector dim)
        || dim.length() != 2
        || value.kind().compareTo(matrix.kind()) > 0
        || value.kind() == Vector.Kind.RAW
        || matrix.kind() == Vector.Kind.RAW
        || !matrix.isAtomic()
        || value == matrix) {
      return false;
    }
    int rows = dim.get(0);
    int columns = dim.get(1);
    int row = place(i, rows);
    int column = place(j, columns);
    if (row == OTHER || column == OTHER || row == ALL && column == ALL) {
      return false;
    }
    int count = row == ALL ? rows : column == ALL ? columns : 1;
    if (value.length() != 1 && value.length() != count) {
      return false;
    }
    int place = (row == ALL ? 0 : row) + (column == ALL ? 0 : column) * rows;
    int step = column == ALL ? rows : 1;
    int next = value.length() == 1 ? 0 : 1;
    for (int k = 0; k < count; k++) {
      matrix.set(place + k * step, value, k * next);
    }
    return true;
  }

  /** {@return a place from 0, or what else an index is} */
  private static int place(Value index, int length) {
    if (index == Symbol.MISSING) {
      return ALL;
    }
    double number =
        index instanceof IntVector i && i.isScalar()
            ? i.scalar()
            : index instanceof DoubleVector d && d.isScalar() ? d.scalar() : 0;
    return number >= 1 && number < length + 1.0 ? (int) number - 1 : OTHER;
  }

  private static @Nullable Value line(Vector matrix, int first, int step, int count) {
    switch (matrix) {
      case DoubleVector numbers -> {
        var result = new double[count];
        for (int i = 0, at = first; i < count; i++, at += step) {
          result[i] = numbers.get(at);
        }
        return DoubleVector.of(result);
      }
      case IntVector numbers -> {
        var result = new int[count];
        for (int i = 0, at = first; i < count; i++, at += step) {
          result[i] = numbers.get(at);
        }
        return IntVector.of(result);
      }
      case LogicalVector truths -> {
        var result = new int[count];
        for (int i = 0, at = first; i < count; i++, at += step) {
          result[i] = truths.get(at);
        }
        return LogicalVector.of(result);
      }
      default -> {
        return null;
      }
    }
  }
}
