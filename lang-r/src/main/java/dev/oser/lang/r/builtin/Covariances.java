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
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * {@code var}, {@code cov} and {@code cor}: each column with each. Kendall's and Spearman's methods
 * see the observations that are left when those with missing values are gone.
 */
final class Covariances {
  private static final List<String> USES =
      List.of("all.obs", "complete.obs", "pairwise.complete.obs", "everything", "na.or.complete");

  private enum Method {
    PEARSON,
    KENDALL,
    SPEARMAN
  }

  private final Method method;
  private final boolean scaled;

  /** How many correlations were asked for with something that does not vary. */
  private int flat;

  private Covariances(Method method, boolean scaled) {
    this.method = method;
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
      var numbers = Coercion.withWarnings(Vector.Kind.DOUBLE, vector, context);
      var all = ((DoubleVector) numbers).view();
      if (!(value.attribute(Symbol.DIM) instanceof Vector dim) || dim.length() != 2) {
        return new Sample(new double[][] {all}, all.length, NullValue.NULL, false);
      }
      int rows = dim.intAt(0);
      var columns = new double[dim.intAt(1)][];
      Arrays.setAll(columns, j -> Arrays.copyOfRange(all, j * rows, (j + 1) * rows));
      var names = value.attribute(Symbol.DIMNAMES) instanceof ListVector list ? list.get(1) : null;
      return new Sample(columns, rows, names == null ? NullValue.NULL : names, true);
    }

    boolean isEmpty() {
      return rows == 0 || columns.length == 0;
    }

    boolean isComplete(int row) {
      for (var column : columns) {
        if (Double.isNaN(column[row])) {
          return false;
        }
      }
      return true;
    }

    Sample only(boolean[] kept) {
      var chosen = new double[columns.length][];
      Arrays.setAll(chosen, j -> Covariances.only(columns[j], kept));
      int count = 0;
      for (boolean each : kept) {
        count += each ? 1 : 0;
      }
      return new Sample(chosen, count, names, matrix);
    }
  }

  /** The covariances of all columns of x and y, or of x; correlations if they are scaled. */
  @RBuiltin(".covariance")
  static Value covariance(
      Context context, Value x, Value y, Value use, Value scaled, Value method) {
    var wanted =
        USES.stream().filter(name -> name.startsWith(Coercion.string(use, "use"))).toList();
    if (wanted.size() != 1) {
      throw RError.ofFrame("invalid 'use' argument");
    }
    var covariances =
        new Covariances(
            Method.valueOf(Coercion.string(method, "method").toUpperCase(Locale.ROOT)),
            Coercion.flag(scaled, "scaled"));
    var left = Sample.of(context, x, "x");
    var right = y == NullValue.NULL ? left : Sample.of(context, y, "y");
    var result = covariances.all(left, right, wanted.getFirst());
    // Pearson's correlations are computed in one go, ranked pairs one by one.
    boolean often = covariances.method != Method.PEARSON && wanted.getFirst().startsWith("pair");
    for (int i = 0; i < (often ? covariances.flat : Math.min(covariances.flat, 1)); i++) {
      context.warningOfFrame("the standard deviation is zero");
    }
    return result;
  }

  private Value all(Sample left, Sample right, String use) {
    boolean same = left == right;
    if (use.equals("pairwise.complete.obs")) {
      checkPairs(left, right);
      return result(left, right, pairwise(left, right), false);
    }
    if (left.rows() != right.rows()) {
      throw RError.ofFrame("incompatible dimensions");
    }
    var kept = left;
    var others = right;
    if (!use.equals("everything")) {
      if (use.equals("all.obs") && left.isEmpty()) {
        throw RError.ofFrame("'x' is empty");
      }
      var whole = new boolean[left.rows()];
      int count = 0;
      for (int i = 0; i < whole.length; i++) {
        whole[i] = left.isComplete(i) && (same || right.isComplete(i));
        count += whole[i] ? 1 : 0;
      }
      if (use.equals("all.obs") && count < whole.length) {
        throw RError.ofFrame("missing observations in cov/cor");
      }
      if (use.equals("complete.obs") && (count == 0 || left.isEmpty())) {
        throw RError.ofFrame("no complete element pairs");
      }
      if (count < whole.length) {
        kept = left.only(whole);
        others = same ? kept : right.only(whole);
      }
    }
    return result(left, right, each(kept, others), kept.rows() > 1);
  }

  private void checkPairs(Sample left, Sample right) {
    if (method != Method.PEARSON) {
      if (!scaled) {
        throw RError.ofFrame("cannot handle 'pairwise.complete.obs'");
      }
      if (left != right && (left.isEmpty() || right.isEmpty())) {
        throw RError.ofFrame("both 'x' and 'y' must be non-empty");
      }
    }
    if (left.rows() != right.rows()) {
      throw RError.ofFrame("incompatible dimensions");
    }
    if (left.columns().length == 0 || method == Method.PEARSON && left.rows() == 0) {
      throw RError.ofFrame("'x' is empty");
    }
  }

  private double[] each(Sample left, Sample right) {
    boolean same = left == right;
    var a = prepared(left.columns());
    var b = same ? a : prepared(right.columns());
    var cells = new double[a.length * b.length];
    for (int j = 0; j < b.length; j++) {
      for (int i = 0; i < a.length; i++) {
        cells[j * a.length + i] =
            same && i < j ? cells[i * a.length + j] : ofPrepared(a[i], b[j], same && i == j);
      }
    }
    return cells;
  }

  /** {@return columns ready to be compared; those with a missing value are null} */
  private double[] @Nullable [] prepared(double[][] columns) {
    var prepared = new double[columns.length] @Nullable [];
    Arrays.setAll(prepared, j -> hasMissing(columns[j]) ? null : prepared(columns[j]));
    return prepared;
  }

  private double[] prepared(double[] column) {
    return switch (method) {
      case PEARSON -> centred(column);
      case KENDALL -> column;
      case SPEARMAN -> centred(Ranking.average(column));
    };
  }

  private double[] pairwise(Sample left, Sample right) {
    int rows = left.columns().length;
    boolean same = left == right;
    var cells = new double[rows * right.columns().length];
    for (int cell = 0; cell < cells.length; cell++) {
      int i = cell % rows;
      int j = cell / rows;
      if (same && i < j) {
        cells[cell] = cells[i * rows + j];
        continue;
      }
      var a = left.columns()[i];
      var b = right.columns()[j];
      var both = new boolean[a.length];
      for (int k = 0; k < both.length; k++) {
        both[k] = !Double.isNaN(a[k]) && !Double.isNaN(b[k]);
      }
      cells[cell] = ofPrepared(prepared(only(a, both)), prepared(only(b, both)), false);
    }
    return cells;
  }

  private double ofPrepared(double @Nullable [] a, double @Nullable [] b, boolean diagonal) {
    if (a == null || b == null || a.length < 2) {
      return Na.DOUBLE;
    }
    return method == Method.KENDALL ? ofOrders(a, b, diagonal) : ofCentred(a, b, diagonal);
  }

  private double ofCentred(double[] a, double[] b, boolean diagonal) {
    int n = a.length;
    double covariance = Sums.ofProducts(a, b) / (n - 1);
    if (!scaled) {
      return covariance;
    }
    double spread =
        Math.sqrt(Sums.ofProducts(a, a) / (n - 1)) * Math.sqrt(Sums.ofProducts(b, b) / (n - 1));
    return correlation(covariance, spread, diagonal);
  }

  /**
   * Compares each pair of observations: how often both samples agree, less how often they do not.
   */
  private double ofOrders(double[] a, double[] b, boolean diagonal) {
    long agree = 0;
    long inA = 0;
    long inB = 0;
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < i; j++) {
        int orderA = a[i] == a[j] ? 0 : Double.compare(a[i], a[j]);
        int orderB = b[i] == b[j] ? 0 : Double.compare(b[i], b[j]);
        agree += orderA * orderB;
        inA += orderA * orderA;
        inB += orderB * orderB;
      }
    }
    return scaled
        ? correlation(2.0 * agree, Math.sqrt(2.0 * inA) * Math.sqrt(2.0 * inB), diagonal)
        : 2.0 * agree;
  }

  private double correlation(double covariance, double spread, boolean diagonal) {
    if (spread == 0) {
      flat++;
      return diagonal ? 1 : Na.DOUBLE;
    }
    return Math.clamp(covariance / spread, -1, 1);
  }

  private Value result(Sample left, Sample right, double[] cells, boolean certain) {
    var result = DoubleVector.of(cells);
    if (!left.matrix() && !right.matrix()) {
      return result;
    }
    int rows = left.columns().length;
    if (scaled && left == right) {
      for (int i = 0; i < rows; i++) {
        if (certain || !Double.isNaN(cells[i * rows + i])) {
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

  private static boolean hasMissing(double[] column) {
    for (double each : column) {
      if (Double.isNaN(each)) {
        return true;
      }
    }
    return false;
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
