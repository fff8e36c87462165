package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.Sums;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
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
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Sums and means over some of the dimensions of an array. */
final class MatrixSums {
  private MatrixSums() {}

  @RBuiltin(
      value = {"rowSums", "colSums", "rowMeans", "colMeans"},
      formals = "x, na.rm, dims",
      quiet = true)
  static Value sums(Context context, Value x, @Nullable Value removing, @Nullable Value dims) {
    var name = context.builtin() == null ? "" : context.builtin().name();
    var value = x;
    if (Methods.isDataFrame(x)) {
      var convert = context.runtime().function(Symbol.of("as.matrix"), context.environment());
      value = context.apply(convert, x);
    }
    if (!(value instanceof Vector array)
        || !(value.attribute(Symbol.DIM) instanceof IntVector dim)
        || dim.length() < 2) {
      throw new RError("'x' must be an array of at least two dimensions");
    }
    int leading = dims == null ? 1 : Coercion.integer(dims, "dims");
    if (leading < 1 || leading > dim.length() - 1) {
      throw new RError("invalid 'dims'");
    }
    boolean remove = removing != null && Coercion.flag(removing, "na.rm");
    boolean rows = name.startsWith("row");
    var extents = dim.toArray();
    int first = product(extents, 0, leading);
    int second = product(extents, leading, extents.length);
    boolean mean = name.endsWith("Means");
    var result = reduced(array, first, second, rows, remove, mean);
    if (result == null) {
      throw new RError("'x' must be numeric");
    }
    int from = rows ? 0 : leading;
    int to = rows ? leading : extents.length;
    shape(value, result, Arrays.copyOfRange(extents, from, to), from);
    return result;
  }

  /** The same of the first elements of a vector, seen as a matrix of this size. */
  @RBuiltin(
      value = {".rowSums", ".colSums", ".rowMeans", ".colMeans"},
      formals = "x, m, n, na.rm",
      quiet = true)
  static Value sumsOfSize(Context context, Value x, Value m, Value n, @Nullable Value removing) {
    var name = context.builtin() == null ? "" : context.builtin().name();
    int rows = extent(m, "n", context);
    int columns = extent(n, "p", context);
    if (!(x instanceof Vector vector) || !Coercion.isNumberLike(vector)) {
      throw new RError("'x' must be numeric");
    }
    if (vector.length() < (long) rows * columns) {
      throw new RError("'x' is too short");
    }
    boolean remove = removing != null && Coercion.flag(removing, "na.rm");
    var data = ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, vector)).view();
    boolean mean = name.endsWith("Means");
    return DoubleVector.of(sums(data, rows, columns, name.startsWith(".row"), remove, mean));
  }

  private static int extent(Value given, String name, Context context) {
    int extent = FirstElement.integer(given, context);
    if (extent < 0) {
      throw new RError("invalid '" + name + "' argument");
    }
    return extent;
  }

  private static int product(int[] extents, int from, int to) {
    int product = 1;
    for (int d = from; d < to; d++) {
      product *= extents[d];
    }
    return product;
  }

  private static @Nullable Vector reduced(
      Vector array, int first, int second, boolean rows, boolean remove, boolean mean) {
    if (array instanceof ComplexVector) {
      var real = new double[array.length()];
      var imaginary = new double[array.length()];
      for (int i = 0; i < real.length; i++) {
        real[i] = array.doubleAt(i);
        imaginary[i] = array.imaginaryAt(i);
        // A number with one part missing is missing.
        if (remove && (Double.isNaN(real[i]) || Double.isNaN(imaginary[i]))) {
          real[i] = Double.NaN;
          imaginary[i] = Double.NaN;
        }
      }
      return new ComplexVector(
          sums(real, first, second, rows, remove, mean),
          sums(imaginary, first, second, rows, remove, mean));
    }
    if (!Coercion.isNumberLike(array)) {
      return null;
    }
    var data = ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, array)).view();
    return DoubleVector.of(sums(data, first, second, rows, remove, mean));
  }

  private static double[] sums(
      double[] data, int first, int second, boolean rows, boolean remove, boolean mean) {
    return rows
        ? ofRows(data, first, second, remove, mean)
        : ofColumns(data, first, second, remove, mean);
  }

  private static double[] ofColumns(
      double[] data, int first, int second, boolean remove, boolean mean) {
    var result = new double[second];
    for (int j = 0; j < second; j++) {
      var sums = new Sums();
      int used = 0;
      for (int i = j * first; i < (j + 1) * first; i++) {
        if (!remove || !Double.isNaN(data[i])) {
          sums.add(data[i]);
          used++;
        }
      }
      result[j] = mean ? sums.total() / used : sums.total();
    }
    return result;
  }

  /**
   * R sums in extended precision; a second sum keeps what the first one loses (Knuth's two-sum).
   * Down each column, as the numbers lie.
   */
  private static double[] ofRows(
      double[] data, int first, int second, boolean remove, boolean mean) {
    var sums = new double[first];
    var lost = new double[first];
    var used = new int[first];
    for (int j = 0; j < second; j++) {
      for (int i = 0; i < first; i++) {
        double element = data[j * first + i];
        if (remove && Double.isNaN(element)) {
          continue;
        }
        double next = sums[i] + element;
        double part = next - sums[i];
        lost[i] += (sums[i] - (next - part)) + (element - part);
        sums[i] = next;
        used[i]++;
      }
    }
    for (int i = 0; i < first; i++) {
      double total = sums[i] + lost[i];
      double sum = Double.isNaN(total) ? sums[i] : total;
      sums[i] = mean ? sum / used[i] : sum;
    }
    return sums;
  }

  private static void shape(Value array, Vector result, int[] extents, int from) {
    var names = array.attribute(Symbol.DIMNAMES) instanceof ListVector list ? list : null;
    if (extents.length == 1) {
      if (names != null) {
        result.setAttribute(Symbol.NAMES, names.get(from));
      }
      return;
    }
    result.setAttribute(Symbol.DIM, IntVector.of(extents));
    if (names == null) {
      return;
    }
    var kept = new Value[extents.length];
    var titles = new String[extents.length];
    boolean any = false;
    for (int d = 0; d < extents.length; d++) {
      kept[d] = names.get(from + d);
      titles[d] = names.nameAt(from + d);
      any |= kept[d] != NullValue.NULL;
    }
    if (any) {
      var list = ListVector.of(kept);
      if (names.names() != null) {
        list.setAttribute(Symbol.NAMES, StringVector.of(titles));
      }
      result.setAttribute(Symbol.DIMNAMES, list);
    }
  }
}
