package dev.oser.lang.r.numeric;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

/**
 * Minimisation within bounds with a Hessian of limited memory: Byrd, Lu, Nocedal and Zhu, "A
 * limited memory algorithm for bound constrained optimization", <i>SIAM Journal on Scientific
 * Computing</i> 16, 1995. The names are those of the paper: the Hessian is {@code theta I - W M
 * W'}.
 */
public final class BoundedQuasiNewton {
  private static final double EPSILON = Math.ulp(1.0);
  private static final int MOST_STEPS = 20;

  private final ToDoubleFunction<double[]> function;
  private final UnaryOperator<double[]> gradient;
  private final double[] lower;
  private final double[] upper;
  private final int memory;
  private final int n;
  private final boolean bounded;
  private final boolean boxed;

  /** Steps and changes of the gradient, the newest last. */
  private final List<double[]> steps = new ArrayList<>();

  private final List<double[]> changes = new ArrayList<>();
  private double theta = 1;
  private double[][] middle = new double[0][0];
  private double[] x;
  private double[] slope = new double[0];
  private double value;
  private int calls;

  private BoundedQuasiNewton(
      ToDoubleFunction<double[]> function,
      UnaryOperator<double[]> gradient,
      double[] start,
      double[] lower,
      double[] upper,
      int memory) {
    this.function = function;
    this.gradient = gradient;
    this.n = start.length;
    this.lower = lower;
    this.upper = upper;
    this.memory = memory;
    boolean some = false;
    boolean all = true;
    x = start.clone();
    for (int i = 0; i < n; i++) {
      boolean below = lower[i] > Double.NEGATIVE_INFINITY;
      boolean above = upper[i] < Double.POSITIVE_INFINITY;
      some |= below || above;
      all &= below && above;
      x[i] = Math.min(Math.max(x[i], lower[i]), upper[i]);
    }
    bounded = some;
    boxed = all;
  }

  /**
   * Minimises a function.
   *
   * @param factor a relative reduction of so many times the machine's precision is too small to go
   *     on
   */
  public static Minimum minimise(
      ToDoubleFunction<double[]> function,
      UnaryOperator<double[]> gradient,
      double[] start,
      double[] lower,
      double[] upper,
      int memory,
      double factor,
      double flat,
      int most) {
    for (int i = 0; i < start.length; i++) {
      if (lower[i] > upper[i]) {
        return new Minimum(start.clone(), Double.NaN, 0, 0, 52, "ERROR: NO FEASIBLE SOLUTION");
      }
    }
    var run = new BoundedQuasiNewton(function, gradient, start, lower, upper, memory);
    return run.run(factor, flat, most);
  }

  private void evaluate() {
    calls++;
    value = function.applyAsDouble(x.clone());
    if (!Double.isFinite(value)) {
      throw new Minimum.Impossible("L-BFGS-B needs finite values of 'fn'");
    }
    slope = gradient.apply(x.clone()).clone();
  }

  private Minimum result(int status, String message) {
    return new Minimum(x, value, calls, calls, status, message);
  }

  private Minimum run(double factor, double flat, int most) {
    if (most == 0) {
      value = function.applyAsDouble(x.clone());
      return new Minimum(x, value, 0, 0, 1, "MAXIT REACHED");
    }
    evaluate();
    if (projected() <= flat) {
      return result(0, "CONVERGENCE: NORM OF PROJECTED GRADIENT <= PGTOL");
    }
    int rounds = 0;
    while (true) {
      double before = value;
      var direction = direction();
      var from = x.clone();
      var slopeBefore = slope.clone();
      if (!search(direction, from, rounds == 0)) {
        x = from;
        value = before;
        slope = slopeBefore;
        if (steps.isEmpty()) {
          return result(52, "ERROR: ABNORMAL_TERMINATION_IN_LNSRCH");
        }
        forget();
        continue;
      }
      rounds++;
      if (projected() <= flat) {
        return result(0, "CONVERGENCE: NORM OF PROJECTED GRADIENT <= PGTOL");
      }
      double size = Math.max(Math.max(Math.abs(before), Math.abs(value)), 1);
      if (before - value <= EPSILON * factor * size) {
        return result(0, "CONVERGENCE: REL_REDUCTION_OF_F <= FACTR*EPSMCH");
      }
      if (rounds >= most) {
        return result(1, "NEW_X");
      }
      learn(from, slopeBefore);
    }
  }

  /** {@return the largest part of the gradient that bounds do not stop} */
  private double projected() {
    double largest = 0;
    for (int i = 0; i < n; i++) {
      double part = slope[i];
      part = part < 0 ? Math.max(x[i] - upper[i], part) : Math.min(x[i] - lower[i], part);
      largest = Math.max(largest, Math.abs(part));
    }
    return largest;
  }

  private void forget() {
    steps.clear();
    changes.clear();
    theta = 1;
    middle = new double[0][0];
  }

  private void learn(double[] from, double[] slopeBefore) {
    var step = new double[n];
    var change = new double[n];
    for (int i = 0; i < n; i++) {
      step[i] = x[i] - from[i];
      change[i] = slope[i] - slopeBefore[i];
    }
    double curvature = Vectors.dot(step, change);
    if (curvature <= EPSILON * -Vectors.dot(slopeBefore, step)) {
      return;
    }
    if (steps.size() == memory) {
      steps.removeFirst();
      changes.removeFirst();
    }
    steps.add(step);
    changes.add(change);
    theta = Vectors.dot(change, change) / curvature;
    int k = steps.size();
    var inverse = new double[2 * k][2 * k];
    for (int i = 0; i < k; i++) {
      for (int j = 0; j < k; j++) {
        double product = Vectors.dot(steps.get(i), changes.get(j));
        if (i == j) {
          inverse[i][i] = -product;
        } else if (i > j) {
          inverse[k + i][j] = product;
          inverse[j][k + i] = product;
        }
        inverse[k + i][k + j] = theta * Vectors.dot(steps.get(i), steps.get(j));
      }
    }
    middle = inverted(inverse);
  }

  /** {@return a row of W} */
  private double[] row(int i) {
    int k = steps.size();
    var row = new double[2 * k];
    for (int j = 0; j < k; j++) {
      row[j] = changes.get(j)[i];
      row[k + j] = theta * steps.get(j)[i];
    }
    return row;
  }

  /** {@return where to go: to the minimum of the model, from the Cauchy point on free variables} */
  private double[] direction() {
    int k = 2 * steps.size();
    var cauchy = x.clone();
    var correction = new double[k];
    if (bounded || k == 0) {
      correction = cauchyPoint(cauchy);
    }
    if (k > 0) {
      subspace(cauchy, correction);
    }
    for (int i = 0; i < n; i++) {
      cauchy[i] -= x[i];
    }
    return cauchy;
  }

  /** Finds the first minimum along the bent path downhill; returns the paper's c. */
  private double[] cauchyPoint(double[] point) {
    int k = 2 * steps.size();
    var d = new double[n];
    var stops = new double[n];
    var p = new double[k];
    var c = new double[k];
    for (int i = 0; i < n; i++) {
      stops[i] =
          slope[i] < 0
              ? (x[i] - upper[i]) / slope[i]
              : slope[i] > 0 ? (x[i] - lower[i]) / slope[i] : Double.POSITIVE_INFINITY;
      if (Double.isNaN(stops[i])) {
        stops[i] = Double.POSITIVE_INFINITY;
      }
      d[i] = stops[i] == 0 ? 0 : -slope[i];
      if (d[i] != 0) {
        add(p, row(i), d[i]);
      }
    }
    double first = -Vectors.dot(d, d);
    if (first == 0) {
      return c;
    }
    double second = -theta * first - Vectors.dot(p, times(p));
    double best = -first / second;
    var order = new Integer[n];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (a, b) -> Double.compare(stops[a], stops[b]));
    double reached = 0;
    int next = 0;
    while (next < n && stops[order[next]] <= 0) {
      next++;
    }
    while (next < n && !Double.isInfinite(stops[order[next]])) {
      int b = order[next];
      double length = stops[b] - reached;
      if (best < length) {
        break;
      }
      point[b] = d[b] > 0 ? upper[b] : lower[b];
      double moved = point[b] - x[b];
      add(c, p, length);
      double g = slope[b];
      var w = row(b);
      var mw = times(w);
      first += length * second + g * g + theta * g * moved - g * Vectors.dot(mw, c);
      second += -theta * g * g - 2 * g * Vectors.dot(mw, p) - g * g * Vectors.dot(mw, w);
      add(p, w, g);
      d[b] = 0;
      reached = stops[b];
      best = second > 0 ? -first / second : 0;
      next++;
    }
    best = Math.max(best, 0);
    boolean moves = false;
    for (int i = 0; i < n; i++) {
      if (d[i] != 0) {
        point[i] = x[i] + (reached + best) * d[i];
        moves = true;
      }
    }
    if (moves) {
      add(c, p, best);
    }
    return c;
  }

  private void subspace(double[] point, double[] c) {
    int k = 2 * steps.size();
    var mc = times(c);
    var free = new ArrayList<Integer>();
    for (int i = 0; i < n; i++) {
      if (point[i] > lower[i] && point[i] < upper[i]) {
        free.add(i);
      }
    }
    if (free.isEmpty()) {
      return;
    }
    var r = new double[n];
    var v = new double[k];
    var inner = new double[k][k];
    for (int i : free) {
      var w = row(i);
      r[i] = slope[i] + theta * (point[i] - x[i]) - Vectors.dot(w, mc);
      add(v, w, r[i]);
      for (int a = 0; a < k; a++) {
        for (int b = 0; b < k; b++) {
          inner[a][b] += w[a] * w[b] / theta;
        }
      }
    }
    v = times(v);
    var system = new double[k][k];
    for (int a = 0; a < k; a++) {
      for (int b = 0; b < k; b++) {
        double sum = a == b ? 1 : 0;
        for (int j = 0; j < k; j++) {
          sum -= middle[a][j] * inner[j][b];
        }
        system[a][b] = sum;
      }
    }
    v = solved(system, v);
    var step = new double[n];
    double share = 1;
    for (int i : free) {
      step[i] = -r[i] / theta - Vectors.dot(row(i), v) / (theta * theta);
      if (step[i] > 0 && point[i] + step[i] > upper[i]) {
        share = Math.min(share, (upper[i] - point[i]) / step[i]);
      } else if (step[i] < 0 && point[i] + step[i] < lower[i]) {
        share = Math.min(share, (lower[i] - point[i]) / step[i]);
      }
    }
    for (int i : free) {
      point[i] = Math.min(Math.max(point[i] + share * step[i], lower[i]), upper[i]);
    }
  }

  /** Searches along a direction, as Moré and Thuente do; false if there is no way down. */
  private boolean search(double[] direction, double[] from, boolean first) {
    double size = Math.sqrt(Vectors.dot(direction, direction));
    double longest = 1e10;
    if (bounded) {
      if (first) {
        longest = 1;
      } else {
        for (int i = 0; i < n; i++) {
          if (direction[i] < 0 && lower[i] > Double.NEGATIVE_INFINITY) {
            double room = lower[i] - from[i];
            longest = room >= 0 ? 0 : Math.min(longest, room / direction[i]);
          } else if (direction[i] > 0 && upper[i] < Double.POSITIVE_INFINITY) {
            double room = upper[i] - from[i];
            longest = room <= 0 ? 0 : Math.min(longest, room / direction[i]);
          }
        }
      }
    }
    double step = first && !boxed ? Math.min(1 / size, longest) : 1;
    double descent = Vectors.dot(slope, direction);
    if (descent >= 0) {
      return false;
    }
    var line = new LineSearch(value, descent, step, longest);
    for (int tries = 0; tries < MOST_STEPS; tries++) {
      for (int i = 0; i < n; i++) {
        x[i] = line.step() == 1 ? from[i] + direction[i] : from[i] + line.step() * direction[i];
      }
      evaluate();
      if (line.accepts(value, Vectors.dot(slope, direction))) {
        return true;
      }
    }
    return false;
  }

  private double[] times(double[] vector) {
    var result = new double[vector.length];
    for (int i = 0; i < vector.length; i++) {
      result[i] = Vectors.dot(middle[i], vector);
    }
    return result;
  }

  private static void add(double[] to, double[] vector, double factor) {
    for (int i = 0; i < to.length; i++) {
      to[i] += factor * vector[i];
    }
  }

  private static double[][] inverted(double[][] matrix) {
    int k = matrix.length;
    var result = new double[k][k];
    for (int j = 0; j < k; j++) {
      var unit = new double[k];
      unit[j] = 1;
      var copy = new double[k][];
      Arrays.setAll(copy, i -> matrix[i].clone());
      var column = solved(copy, unit);
      for (int i = 0; i < k; i++) {
        result[i][j] = column[i];
      }
    }
    return result;
  }

  /** Solves a small system by elimination, which changes it. */
  private static double[] solved(double[][] a, double[] b) {
    int k = b.length;
    var right = b.clone();
    for (int j = 0; j < k; j++) {
      int pivot = j;
      for (int i = j + 1; i < k; i++) {
        if (Math.abs(a[i][j]) > Math.abs(a[pivot][j])) {
          pivot = i;
        }
      }
      var row = a[pivot];
      a[pivot] = a[j];
      a[j] = row;
      double kept = right[pivot];
      right[pivot] = right[j];
      right[j] = kept;
      for (int i = j + 1; i < k; i++) {
        double factor = a[i][j] / a[j][j];
        for (int l = j; l < k; l++) {
          a[i][l] -= factor * a[j][l];
        }
        right[i] -= factor * right[j];
      }
    }
    for (int j = k - 1; j >= 0; j--) {
      for (int l = j + 1; l < k; l++) {
        right[j] -= a[j][l] * right[l];
      }
      right[j] /= a[j][j];
    }
    return right;
  }
}
