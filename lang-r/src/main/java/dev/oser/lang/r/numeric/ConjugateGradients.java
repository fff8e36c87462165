package dev.oser.lang.r.numeric;

import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

/**
 * Minimisation along conjugate directions, which needs no matrix: Nocedal and Wright, <i>Numerical
 * Optimization</i>, 2nd edition, 2006, section 5.2.
 */
public final class ConjugateGradients {
  /** A direction must not be nearer to a right angle with the gradient than this cosine. */
  private static final double STEEP = 1e-4;

  /** How much of the last direction the next one has, in the order of R's numbers. */
  public enum Update {
    FLETCHER_REEVES {
      @Override
      double share(double[] before, double[] after, double[] direction) {
        return Vectors.dot(after, after) / Vectors.dot(before, before);
      }
    },
    POLAK_RIBIERE {
      @Override
      double share(double[] before, double[] after, double[] direction) {
        var change = Vectors.plus(after, -1, before);
        return Math.max(0, Vectors.dot(after, change) / Vectors.dot(before, before));
      }
    },
    /** As Hestenes and Stiefel write it. */
    BEALE_SORENSON {
      @Override
      double share(double[] before, double[] after, double[] direction) {
        var change = Vectors.plus(after, -1, before);
        return Math.max(0, Vectors.dot(after, change) / Vectors.dot(direction, change));
      }
    };

    abstract double share(double[] before, double[] after, double[] direction);
  }

  private ConjugateGradients() {}

  public static Minimum minimise(
      ToDoubleFunction<double[]> function,
      UnaryOperator<double[]> gradient,
      double[] from,
      Tolerances tolerances,
      Update update) {
    var line = new StepDown(function, gradient, tolerances);
    var here = line.start(from, "Function cannot be evaluated at initial parameters");
    if (tolerances.most() <= 0) {
      return line.result(here, 0);
    }
    var direction = downhill(here);
    double slope = Vectors.dot(direction, here.gradient());
    double length = StepDown.cautious(here);
    // Steps since the direction was the gradient's.
    int age = 0;
    for (int rounds = 0; here.value() > tolerances.absolute(); rounds++) {
      if (rounds == tolerances.most()) {
        return line.result(here, 1);
      }
      var there = line.along(here, direction, slope, length, true);
      boolean small = there == null || here.value() - there.value() <= line.worthless(here.value());
      if (small && age == 0) {
        return line.result(there == null ? here : there, 0);
      }
      if (there == null) {
        direction = downhill(here);
        slope = Vectors.dot(direction, here.gradient());
        length = StepDown.cautious(here);
        age = 0;
        continue;
      }
      double share = update.share(here.gradient(), there.gradient(), direction);
      var next = Vectors.plus(downhill(there), share, direction);
      double nextSlope = Vectors.dot(next, there.gradient());
      age++;
      boolean steep = nextSlope < -STEEP * Vectors.norm(next) * Vectors.norm(there.gradient());
      if (small || age >= from.length || !steep) {
        next = downhill(there);
        nextSlope = Vectors.dot(next, there.gradient());
        age = 0;
      }
      // Directions are as long as gradients, so that lengths tell of the curvature: much the same.
      length = line.length();
      direction = next;
      slope = nextSlope;
      here = there;
    }
    return line.result(here, 0);
  }

  private static double[] downhill(StepDown.Place place) {
    return Vectors.plus(new double[place.gradient().length], -1, place.gradient());
  }
}
