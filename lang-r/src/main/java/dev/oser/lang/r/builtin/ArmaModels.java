package dev.oser.lang.r.builtin;

import dev.oser.lang.r.numeric.ArmaLikelihood;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Value;

/** What {@code arima} stands on. */
final class ArmaModels {
  private ArmaModels() {}

  /** {@return errors of one-step predictions, and their variances in units of the shocks'} */
  @RBuiltin(".armaInnovations")
  static Value innovations(Value series, Value ar, Value ma) {
    var found = new ArmaLikelihood(numbers(ar), numbers(ma)).innovations(numbers(series));
    return ListVector.of(DoubleVector.of(found.errors()), DoubleVector.of(found.variances()));
  }

  /** {@return errors of predictions behind the first values, as if there was nothing before} */
  @RBuiltin(".armaConditional")
  static Value conditional(Value series, Value ar, Value ma, Value skipped) {
    return DoubleVector.of(
        ArmaLikelihood.conditionalErrors(
            numbers(series), numbers(ar), numbers(ma), Coercion.integer(skipped, "skipped")));
  }

  private static double[] numbers(Value value) {
    var vector = Coercion.vector(value);
    var result = new double[vector.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] = vector.doubleAt(i);
    }
    return result;
  }
}
