package dev.oser.lang.r.numeric;

import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

/**
 * Minimisation with the update of the inverse Hessian by Broyden, Fletcher, Goldfarb and Shanno:
 * Nocedal and Wright, <i>Numerical Optimization</i>, 2nd edition, 2006, section 6.1.
 */
public final class QuasiNewton {
  /** The least cosine between step and change of the gradient that tells of curvature. */
  private static final double CURVED = 1e-10;

  private final int n;
  private final double[][] inverse;

  /** Whether the inverse knows nothing yet but a scale. */
  private boolean fresh;

  private QuasiNewton(int n) {
    this.n = n;
    inverse = new double[n][n];
  }

  public static Minimum minimise(
      ToDoubleFunction<double[]> function,
      UnaryOperator<double[]> gradient,
      double[] from,
      Tolerances tolerances) {
    var line = new StepDown(function, gradient, tolerances);
    var here = line.start(from, "initial value in 'vmmin' is not finite");
    if (tolerances.most() <= 0) {
      return line.result(here, 0);
    }
    var hessian = new QuasiNewton(from.length);
    hessian.forget(StepDown.cautious(here));
    int rounds = 0;
    while (here.value() > tolerances.absolute()) {
      if (rounds == tolerances.most()) {
        return line.result(here, 1);
      }
      var direction = hessian.downhill(here.gradient());
      double slope = Vectors.dot(direction, here.gradient());
      boolean wasFresh = hessian.fresh;
      var there = line.along(here, direction, slope, 1, wasFresh);
      boolean small = there == null || here.value() - there.value() <= line.worthless(here.value());
      // A small gain by a step cut short says little about how far the minimum is.
      if (small && (wasFresh || (there != null && line.length() == 1))) {
        return line.result(there == null ? here : there, 0);
      }
      if (there != null) {
        rounds++;
        hessian.learn(here, there);
        here = there;
      }
      if (small) {
        hessian.forget(StepDown.cautious(here));
      }
    }
    return line.result(here, 0);
  }

  private void forget(double scale) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        inverse[i][j] = i == j ? scale : 0;
      }
    }
    fresh = true;
  }

  private double[] downhill(double[] gradient) {
    var direction = new double[n];
    for (int i = 0; i < n; i++) {
      direction[i] = -Vectors.dot(inverse[i], gradient);
    }
    return direction;
  }

  /** Equation 6.17, multiplied out; the first time with the scale of equation 6.20. */
  private void learn(StepDown.Place before, StepDown.Place after) {
    var step = Vectors.plus(after.point(), -1, before.point());
    var change = Vectors.plus(after.gradient(), -1, before.gradient());
    double curvature = Vectors.dot(step, change);
    if (!(curvature > CURVED * Vectors.norm(step) * Vectors.norm(change))) {
      // Without curvature the update would not stay positive definite.
      return;
    }
    if (fresh) {
      forget(curvature / Vectors.dot(change, change));
      fresh = false;
    }
    var image = new double[n];
    for (int i = 0; i < n; i++) {
      image[i] = Vectors.dot(inverse[i], change);
    }
    double weight = (1 + Vectors.dot(change, image) / curvature) / curvature;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        inverse[i][j] +=
            weight * step[i] * step[j] - (image[i] * step[j] + step[i] * image[j]) / curvature;
      }
    }
  }
}
