package dev.oser.lang.r.builtin;

import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Cells and columns of data frames in the simplest cases, which loops over rows are full of. What
 * is not that simple gives NULL, and is for the methods in R.
 */
final class FrameCells {
  private FrameCells() {}

  /** {@return {@code x[i, j]}} */
  @RBuiltin(value = ".cell", formals = "x, i, j", quiet = true)
  static Value cell(Value x, Value i, Value j) {
    int column = column(x, j);
    var cells = column < 0 ? null : plainColumn((ListVector) x, column);
    int row = cells == null ? -1 : row(i, cells.length());
    return cells == null || row < 0 ? NullValue.NULL : cells.element(row);
  }

  /** {@return x after {@code x[i, j] <- value}} */
  @RBuiltin(value = ".withCell", formals = "x, i, j, value", quiet = true)
  static Value withCell(Value x, Value i, Value j, Value value) {
    int column = column(x, j);
    var cells = column < 0 ? null : plainColumn((ListVector) x, column);
    int row = cells == null ? -1 : row(i, cells.length());
    if (cells == null
        || row < 0
        || !(value instanceof Vector single
            && single.length() == 1
            && single.attributes() == null
            && single.kind().compareTo(cells.kind()) <= 0
            && single.kind() != Vector.Kind.RAW)) {
      return NullValue.NULL;
    }
    var changed = cells.copy();
    changed.set(row, single, 0);
    return with((ListVector) x, column, changed);
  }

  /** {@return x after {@code x$name <- value}} */
  @RBuiltin(value = ".withColumn", formals = "x, name, value", quiet = true)
  static Value withColumn(Value x, Value name, Value value) {
    int column = column(x, name);
    return column >= 0
            && value instanceof Vector cells
            && cells.kind().compareTo(Vector.Kind.LIST) < 0
            && cells.attribute(Symbol.DIM) == null
            && cells.attribute(Symbol.NAMES) == null
            && cells.length() == rows((ListVector) x)
        ? with((ListVector) x, column, value)
        : NullValue.NULL;
  }

  private static Value with(ListVector frame, int column, Value cells) {
    var result = (ListVector) frame.copy();
    cells.share();
    result.set(column, cells);
    // The class is taken away and given back in between, so it comes last.
    var classes = frame.attribute(Symbol.CLASS);
    result.setAttribute(Symbol.CLASS, null);
    result.setAttribute(Symbol.CLASS, classes);
    return result;
  }

  /** {@return the place of a column that there is, or -1} */
  private static int column(Value x, Value which) {
    if (!(x instanceof ListVector frame)
        || !(which instanceof Vector single)
        || single.length() != 1
        || single.attributes() != null) {
      return -1;
    }
    if (single instanceof StringVector name && !name.isNa(0)) {
      var names = frame.names();
      return names == null ? -1 : names.indexOf(name.get(0));
    }
    boolean isWhole = single.isNumeric() && single.doubleAt(0) == Math.rint(single.doubleAt(0));
    return isWhole ? row(single, frame.length()) : -1;
  }

  /** {@return a column with nothing but one element for each row, or null} */
  private static @Nullable Vector plainColumn(ListVector frame, int place) {
    return frame.get(place) instanceof Vector cells
            && cells.attributes() == null
            && cells.kind().compareTo(Vector.Kind.LIST) < 0
            && cells.length() == rows(frame)
        ? cells
        : null;
  }

  /** {@return the place that a single number is the index of, or -1} */
  private static int row(Value index, int count) {
    if (!(index instanceof Vector single
        && single.isNumeric()
        && single.length() == 1
        && single.attributes() == null)) {
      return -1;
    }
    double number = single.doubleAt(0);
    return number >= 1 && number < count + 1.0 ? (int) number - 1 : -1;
  }

  private static int rows(ListVector frame) {
    var names = frame.attribute(Symbol.ROW_NAMES);
    if (names instanceof IntVector count && count.length() == 2 && count.isNa(0)) {
      return Math.abs(count.intAt(1));
    }
    return names == null ? -1 : names.length();
  }
}
