package dev.oser.lang.r.numeric;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The function that a method of descent goes down, and its steps along a line: backtracking until
 * the decrease is sufficient, by the minimum of a parabola (Nocedal and Wright, <i>Numerical
 * Optimization</i>, 2nd edition, 2006, algorithm 3.1 and section 3.5). Counts what it asks for.
 */
final class StepDown {
  /** The share of the decrease that the slope promises which is sufficient. */
  private static final double SUFFICIENT = 1e-4;

  /** How often a step that is good already is made better. */
  private static final int MOST_REFINEMENTS = 10;

  /** A place and the function and its gradient there. */
  record Place(double[] point, double value, double[] gradient) {}

  private record Trial(double length, double[] point, double value) {}

  private final ToDoubleFunction<double[]> function;
  private final UnaryOperator<double[]> gradient;
  private final Tolerances tolerances;
  private int calls;
  private int gradients;
  private double length;

  StepDown(
      ToDoubleFunction<double[]> function,
      UnaryOperator<double[]> gradient,
      Tolerances tolerances) {
    this.function = function;
    this.gradient = gradient;
    this.tolerances = tolerances;
  }

  /** {@return the first place} */
  Place start(double[] from, String failure) {
    double value = value(from);
    if (!Double.isFinite(value)) {
      throw new Minimum.Impossible(failure);
    }
    if (tolerances.most() <= 0) {
      // No rounds: nobody will look at the gradient, and R counts nothing.
      calls = 0;
      return new Place(from.clone(), value, new double[from.length]);
    }
    return place(from.clone(), value);
  }

  private double value(double[] point) {
    calls++;
    return function.applyAsDouble(point.clone());
  }

  private Place place(double[] point, double value) {
    gradients++;
    return new Place(point, value, gradient.apply(point.clone()).clone());
  }

  Minimum result(Place place, int status) {
    return new Minimum(place.point, place.value, calls, gradients, status, "");
  }

  /** {@return a change of the function that is not worth a step} */
  double worthless(double value) {
    return tolerances.relative() * (Math.abs(value) + tolerances.relative());
  }

  /** {@return how many times the direction the last step was} */
  double length() {
    return length;
  }

  /** {@return a length of a first step downhill: a tenth of what the parameters are} */
  static double cautious(Place from) {
    return 0.1 * Math.max(1, Vectors.norm(from.point)) / Vectors.norm(from.gradient);
  }

  /**
   * {@return a lower place along a direction, or null if none is worth it}
   *
   * @param slope of the function along the direction; only a negative one leads down
   * @param refined whether to go on to the minimum along the line, roughly
   */
  @Nullable Place along(
      Place from, double[] direction, double slope, double first, boolean refined) {
    if (!(slope < 0 && Double.isFinite(slope))) {
      return null;
    }
    var trial = trial(from, direction, first);
    while (!(trial.value <= from.value + SUFFICIENT * trial.length * slope)
        || trial.value == Double.NEGATIVE_INFINITY) {
      double shorter = trial.length * 0.25;
      if (Double.isFinite(trial.value)) {
        double bottom = bottom(from.value, slope, trial);
        shorter = Math.clamp(bottom, 0.1 * trial.length, 0.5 * trial.length);
      }
      // Where the function has values, the slope says what is left to win.
      if (Double.isFinite(trial.value) && -slope * shorter < 1e-3 * worthless(from.value)) {
        return null;
      }
      trial = trial(from, direction, shorter);
      if (Arrays.equals(trial.point, from.point)) {
        return null;
      }
    }
    if (refined) {
      trial = refine(from, direction, slope, trial);
    }
    length = trial.length;
    return place(trial.point, trial.value);
  }

  private Trial trial(Place from, double[] direction, double length) {
    var point = Vectors.plus(from.point, length, direction);
    return new Trial(length, point, value(point));
  }

  /**
   * {@return where the parabola with the slope at the start and through the trial has its minimum;
   * far away if it has none}
   */
  private static double bottom(double start, double slope, Trial trial) {
    double bend = trial.value - start - slope * trial.length;
    return bend > 0 && Double.isFinite(bend)
        ? -slope * trial.length * trial.length / (2 * bend)
        : Double.POSITIVE_INFINITY;
  }

  private Trial refine(Place from, double[] direction, double slope, Trial accepted) {
    var best = accepted;
    for (int round = 0; round < MOST_REFINEMENTS; round++) {
      double bottom = bottom(from.value, slope, best);
      double next = Math.clamp(bottom, 0.1 * best.length, 5 * best.length);
      if (Math.abs(next - best.length) <= 0.01 * best.length) {
        break;
      }
      var trial = trial(from, direction, next);
      if (!Double.isFinite(trial.value) || trial.value >= best.value) {
        break;
      }
      best = trial;
    }
    return best;
  }
}
