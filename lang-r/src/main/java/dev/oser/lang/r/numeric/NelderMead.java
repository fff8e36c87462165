package dev.oser.lang.r.numeric;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.ToDoubleFunction;

/**
 * Minimisation without derivatives: Nelder and Mead, "A simplex method for function minimization",
 * <i>The Computer Journal</i> 7, 1965, with the rules of acceptance of Lagarias, Reeds, Wright and
 * Wright, "Convergence properties of the Nelder-Mead simplex method in low dimensions", <i>SIAM
 * Journal on Optimization</i> 9, 1998. The simplex at the start is the regular one of Spendley,
 * Hext and Himsworth, "Sequential application of simplex designs", <i>Technometrics</i> 4, 1962.
 */
public final class NelderMead {
  /** The edge of the first simplex as a share of the start. */
  private static final double EDGE = 0.1;

  private record Vertex(double[] point, double value) {}

  private final ToDoubleFunction<double[]> function;
  private final double reflection;
  private final double contraction;
  private final double expansion;

  /** The best first. */
  private final Vertex[] simplex;

  private int calls;

  private NelderMead(
      ToDoubleFunction<double[]> function,
      double[] from,
      double reflection,
      double contraction,
      double expansion) {
    this.function = function;
    this.reflection = reflection;
    this.contraction = contraction;
    this.expansion = expansion;
    var start = vertex(from);
    if (start.value == Double.POSITIVE_INFINITY) {
      throw new Minimum.Impossible("function cannot be evaluated at initial parameters");
    }
    simplex = new Vertex[from.length + 1];
    simplex[0] = start;
  }

  /**
   * Minimises a function.
   *
   * @param alpha how far the worst vertex is reflected
   * @param beta how far it is drawn to the others
   * @param gamma how much further than a good reflection to look
   */
  public static Minimum minimise(
      ToDoubleFunction<double[]> function,
      double[] from,
      Tolerances tolerances,
      double alpha,
      double beta,
      double gamma) {
    var run = new NelderMead(function, from, alpha, beta, gamma);
    if (tolerances.most() <= 0) {
      return new Minimum(from.clone(), run.simplex[0].value, 0, -1, 0, "");
    }
    run.surround();
    return run.run(tolerances);
  }

  /** Where the function has no value nobody wants to go. */
  private Vertex vertex(double[] point) {
    calls++;
    double value = function.applyAsDouble(point.clone());
    return new Vertex(point, Double.isFinite(value) ? value : Double.POSITIVE_INFINITY);
  }

  /** Makes a regular simplex in coordinates that are scaled by the start's. */
  private void surround() {
    var from = simplex[0].point;
    int n = from.length;
    double largest = 0;
    for (double part : from) {
      largest = Math.max(largest, Math.abs(part));
    }
    double least = largest == 0 ? 1 : EDGE * largest;
    double others = (Math.sqrt(n + 1) - 1) / (n * Math.sqrt(2));
    double own = others + Math.sqrt(0.5);
    for (int k = 0; k < n; k++) {
      var point = from.clone();
      for (int i = 0; i < n; i++) {
        point[i] += EDGE * Math.max(Math.abs(from[i]), least) * (i == k ? own : others);
      }
      simplex[k + 1] = vertex(point);
    }
  }

  private Minimum run(Tolerances tolerances) {
    boolean doubted = false;
    while (true) {
      // The sort is stable: of equal vertices the older one is the better one.
      Arrays.sort(simplex, Comparator.comparingDouble(Vertex::value));
      double best = simplex[0].value;
      if (best <= tolerances.absolute()) {
        return result(0);
      }
      double spread = simplex[simplex.length - 1].value - best;
      boolean level = spread <= tolerances.relative() * (Math.abs(best) + tolerances.relative());
      if (level && (doubted || simplex.length == 1)) {
        return result(0);
      }
      if (calls >= tolerances.most()) {
        return result(1);
      }
      doubted = level;
      if (level) {
        // Vertices on both sides of a minimum may happen to be level: a smaller simplex tells.
        shrink();
      } else if (!replaceWorst() && !shrink()) {
        return result(10);
      }
    }
  }

  private Minimum result(int status) {
    return new Minimum(simplex[0].point, simplex[0].value, calls, -1, status, "");
  }

  /** Puts a better vertex in place of the worst; false if none was found. */
  private boolean replaceWorst() {
    int last = simplex.length - 1;
    var worst = simplex[last];
    // In one dimension the best is also the second worst.
    double secondWorst = simplex[last - 1].value;
    var centre = new double[last];
    for (int k = 0; k < last; k++) {
      centre = Vectors.plus(centre, 1.0 / last, simplex[k].point);
    }
    var away = Vectors.plus(centre, -1, worst.point);
    var reflected = vertex(Vectors.plus(centre, reflection, away));
    var found = reflected;
    if (reflected.value < simplex[0].value) {
      var expanded = vertex(Vectors.plus(centre, reflection * expansion, away));
      found = expanded.value < reflected.value ? expanded : reflected;
    } else if (reflected.value >= secondWorst) {
      boolean outside = reflected.value < worst.value;
      found = vertex(Vectors.plus(centre, outside ? reflection * contraction : -contraction, away));
      if (outside ? found.value > reflected.value : found.value >= worst.value) {
        return false;
      }
    }
    simplex[last] = found;
    return true;
  }

  /** Halves the way from each vertex to the best; false if they are all there already. */
  private boolean shrink() {
    var best = simplex[0].point;
    boolean moved = false;
    for (int k = 1; k < simplex.length; k++) {
      var old = simplex[k].point;
      var point = Vectors.plus(best, 0.5, Vectors.plus(old, -1, best));
      moved |= !Arrays.equals(point, old);
      simplex[k] = vertex(point);
    }
    return moved;
  }
}
