package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.Sums;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;
import java.util.List;

/** {@code var}, {@code cov} and {@code cor}: each column with each. */
final class Covariances {
  private static final List<String> USES =
      List.of("all.obs", "complete.obs", "pairwise.complete.obs", "everything", "na.or.complete");

  private final boolean scaled;

  /** Whether a correlation was asked for with something that does not vary. */
  private boolean flat;

  private Covariances(boolean scaled) {
    this.scaled = scaled;
  }

  /** The columns of a matrix, or a vector as its only one. */
  private record Sample(double[][] columns, int rows, Value names, boolean matrix) {
    static Sample of(Context context, Value value, String name) {
      if (value == NullValue.NULL) {
        throw RError.ofFrame("'" + name + "' is NULL");
      }
      if (!(value instanceof Vector vector) || !vector.isAtomic()) {
        throw RError.ofFrame("is.atomic(" + name + ") is not TRUE");
      }
      if (value instanceof ComplexVector) {
        context.warningOfFrame("imaginary parts discarded in coercion");
      }
      var all = ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, vector)).view();
      if (!(value.attribute(Symbol.DIM) instanceof Vector dim) || dim.length() != 2) {
        return new Sample(new double[][] {all}, all.length, NullValue.NULL, false);
      }
      int rows = dim.intAt(0);
      var columns = new double[dim.intAt(1)][];
      Arrays.setAll(columns, j -> Arrays.copyOfRange(all, j * rows, (j + 1) * rows));
      var names = value.attribute(Symbol.DIMNAMES) instanceof ListVector list ? list.get(1) : null;
      return new Sample(columns, rows, names == null ? NullValue.NULL : names, true);
    }

    boolean isComplete(int row) {
      for (var column : columns) {
        if (Double.isNaN(column[row])) {
          return false;
        }
      }
      return true;
    }

    Sample only(boolean[] rows) {
      var kept = new double[columns.length][];
      Arrays.setAll(kept, j -> Covariances.only(columns[j], rows));
      return new Sample(kept, kept.length == 0 ? 0 : kept[0].length, names, matrix);
    }

    /** {@return the columns, each less its mean} */
    Sample centred() {
      var centred = new double[columns.length][];
      Arrays.setAll(centred, j -> Covariances.centred(columns[j]));
      return new Sample(centred, rows, names, matrix);
    }
  }

  /** The covariances of all columns of x and y, or of x; correlations if they are scaled. */
  @RBuiltin(".covariance")
  static Value covariance(Context context, Value x, Value y, Value use, Value scaled) {
    var wanted =
        USES.stream().filter(name -> name.startsWith(Coercion.string(use, "use"))).toList();
    if (wanted.size() != 1) {
      throw RError.ofFrame("invalid 'use' argument");
    }
    var left = Sample.of(context, x, "x");
    var right = y == NullValue.NULL ? left : Sample.of(context, y, "y");
    if (left.rows() != right.rows()) {
      throw RError.ofFrame("incompatible dimensions");
    }
    var covariances = new Covariances(Coercion.flag(scaled, "scaled"));
    var result = covariances.all(left, right, wanted.getFirst());
    if (covariances.flat) {
      context.warningOfFrame("the standard deviation is zero");
    }
    return result;
  }

  private Value all(Sample left, Sample right, String use) {
    boolean same = left == right;
    if (use.equals("pairwise.complete.obs")) {
      return result(left, right, pairwise(left, right));
    }
    if (!use.equals("everything")) {
      var whole = new boolean[left.rows()];
      int count = 0;
      for (int i = 0; i < whole.length; i++) {
        whole[i] = left.isComplete(i) && (same || right.isComplete(i));
        count += whole[i] ? 1 : 0;
      }
      if (use.equals("all.obs") && count < whole.length) {
        throw RError.ofFrame("missing observations in cov/cor");
      }
      if (use.equals("complete.obs") && count == 0) {
        throw RError.ofFrame("no complete element pairs");
      }
      if (count < whole.length) {
        return all(left.only(whole), same ? left.only(whole) : right.only(whole), "everything");
      }
    }
    var a = left.centred();
    var b = same ? a : right.centred();
    return result(left, right, each(a.columns(), b.columns()));
  }

  private double[] each(double[][] left, double[][] right) {
    var cells = new double[left.length * right.length];
    for (int j = 0; j < right.length; j++) {
      for (int i = 0; i < left.length; i++) {
        cells[j * left.length + i] =
            left == right && i < j ? cells[i * left.length + j] : ofCentred(left[i], right[j]);
      }
    }
    return cells;
  }

  private double[] pairwise(Sample left, Sample right) {
    int rows = left.columns().length;
    var cells = new double[rows * right.columns().length];
    for (int cell = 0; cell < cells.length; cell++) {
      var a = left.columns()[cell % rows];
      var b = right.columns()[cell / rows];
      var both = new boolean[a.length];
      for (int i = 0; i < both.length; i++) {
        both[i] = !Double.isNaN(a[i]) && !Double.isNaN(b[i]);
      }
      cells[cell] = ofCentred(centred(only(a, both)), centred(only(b, both)));
    }
    return cells;
  }

  private double ofCentred(double[] a, double[] b) {
    int n = a.length;
    if (n < 2) {
      return Na.DOUBLE;
    }
    double covariance = Sums.ofProducts(a, b) / (n - 1);
    if (!scaled) {
      return covariance;
    }
    double spread =
        Math.sqrt(Sums.ofProducts(a, a) / (n - 1)) * Math.sqrt(Sums.ofProducts(b, b) / (n - 1));
    if (Double.isNaN(spread)) {
      return Na.DOUBLE;
    }
    if (spread == 0) {
      flat = true;
      return Na.DOUBLE;
    }
    return Math.clamp(covariance / spread, -1, 1);
  }

  private Value result(Sample left, Sample right, double[] cells) {
    var result = DoubleVector.of(cells);
    if (!left.matrix() && !right.matrix()) {
      return result;
    }
    int rows = left.columns().length;
    if (scaled && left == right) {
      for (int i = 0; i < rows; i++) {
        if (!Double.isNaN(cells[i * rows + i])) {
          result.set(i * rows + i, 1);
        }
      }
    }
    result.setAttribute(Symbol.DIM, IntVector.of(rows, right.columns().length));
    if (left.names() != NullValue.NULL || right.names() != NullValue.NULL) {
      result.setAttribute(Symbol.DIMNAMES, ListVector.of(left.names(), right.names()));
    }
    return result;
  }

  private static double[] centred(double[] column) {
    double mean = Sums.mean(column);
    var centred = new double[column.length];
    for (int i = 0; i < centred.length; i++) {
      centred[i] = column[i] - mean;
    }
    return centred;
  }

  private static double[] only(double[] column, boolean[] rows) {
    var kept = new double[column.length];
    int count = 0;
    for (int i = 0; i < rows.length; i++) {
      if (rows[i]) {
        kept[count++] = column[i];
      }
    }
    return Arrays.copyOf(kept, count);
  }
}
