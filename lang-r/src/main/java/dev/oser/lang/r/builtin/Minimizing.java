package dev.oser.lang.r.builtin;

import dev.oser.lang.r.numeric.BoundedQuasiNewton;
import dev.oser.lang.r.numeric.ConjugateGradients;
import dev.oser.lang.r.numeric.Minimum;
import dev.oser.lang.r.numeric.NelderMead;
import dev.oser.lang.r.numeric.QuasiNewton;
import dev.oser.lang.r.numeric.Tolerances;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

/** What {@code optimizers.R} stands on: functions of R as functions of arrays. */
final class Minimizing {
  private Minimizing() {}

  private static double[] numbers(Value value) {
    return ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, (Vector) value)).toArray();
  }

  private static ToDoubleFunction<double[]> function(Context context, Value function) {
    var called = context.function(function);
    return point -> {
      var value = context.apply(called, DoubleVector.of(point));
      return ((Vector) value).doubleAt(0);
    };
  }

  private static UnaryOperator<double[]> gradient(Context context, Value function) {
    var called = context.function(function);
    return point -> numbers(context.apply(called, DoubleVector.of(point)));
  }

  private static Tolerances tolerances(Value control) {
    var given = numbers(control);
    return new Tolerances(given[0], given[1], (int) given[2]);
  }

  private static ConjugateGradients.Update update(double type) {
    var updates = ConjugateGradients.Update.values();
    if (!(type >= 1 && type < updates.length + 1)) {
      throw RError.ofFrame("unknown type in \"CG\" method of 'optim'");
    }
    return updates[(int) type - 1];
  }

  private static Value result(Minimum minimum) {
    int gradients = minimum.gradients() < 0 ? Na.INT : minimum.gradients();
    return ListVector.named(
        List.of("par", "value", "counts", "convergence", "message"),
        List.of(
            DoubleVector.of(minimum.point()),
            new DoubleVector(minimum.value()),
            IntVector.of(minimum.calls(), gradients),
            new IntVector(minimum.status()),
            new StringVector(minimum.message())));
  }

  /**
   * Minimises a function.
   *
   * @param control the relative and the absolute tolerance, the most rounds, and three numbers of
   *     the method
   */
  @RBuiltin(".minimize")
  static Value minimize(
      Context context, Value method, Value start, Value function, Value gradient, Value control) {
    var tolerances = tolerances(control);
    var more = numbers(control);
    var from = numbers(start);
    var f = function(context, function);
    try {
      return result(
          switch (Coercion.string(method, "method")) {
            case "Nelder-Mead" ->
                NelderMead.minimise(f, from, tolerances, more[3], more[4], more[5]);
            case "BFGS" -> QuasiNewton.minimise(f, gradient(context, gradient), from, tolerances);
            case "CG" ->
                ConjugateGradients.minimise(
                    f, gradient(context, gradient), from, tolerances, update(more[3]));
            default -> throw new RError("unknown 'method'");
          });
    } catch (Minimum.Impossible e) {
      throw RError.ofFrame(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Minimises a function within bounds.
   *
   * @param control the memory, the factor of the machine's precision, when the gradient is flat and
   *     the most rounds
   */
  @RBuiltin(".minimizeWithin")
  static Value minimizeWithin(
      Context context,
      Value start,
      Value function,
      Value gradient,
      Value lower,
      Value upper,
      Value control) {
    var more = numbers(control);
    try {
      return result(
          BoundedQuasiNewton.minimise(
              function(context, function),
              gradient(context, gradient),
              numbers(start),
              numbers(lower),
              numbers(upper),
              (int) more[0],
              more[1],
              more[2],
              (int) more[3]));
    } catch (Minimum.Impossible e) {
      throw RError.ofFrame(String.valueOf(e.getMessage()));
    }
  }
}
