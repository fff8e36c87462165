package dev.oser.lang.r.number;

import java.util.Map;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a builtin does with one double. NaN stays what it is; a result that is NaN for a number is a
 * warning, which is left to the builtin.
 */
public record ScalarFunction(String name, DoubleUnaryOperator function) {
  private static final Set<String> ELEMENTARY =
      Set.of(
          "sqrt", "exp", "expm1", "log1p", "sin", "cos", "tan", "asin", "acos", "atan", "sinh",
          "cosh", "tanh");

  private static final Map<String, DoubleUnaryOperator> OTHERS =
      Map.of(
          "abs", Math::abs,
          "floor", Math::floor,
          "ceiling", Math::ceil,
          "sign", x -> x > 0 ? 1 : x < 0 ? -1 : 0,
          "trunc", x -> x < 0 ? Math.ceil(x) : Math.floor(x),
          "log", Math::log,
          "log10", Math::log10);

  /** {@return the function of a name, or null} */
  public static @Nullable ScalarFunction named(String name) {
    if (ELEMENTARY.contains(name)) {
      return new ScalarFunction(name, Elementary.named(name));
    }
    var other = OTHERS.get(name);
    return other == null ? null : new ScalarFunction(name, other);
  }

  public double apply(double x) {
    return Double.isNaN(x) ? x : function.applyAsDouble(x);
  }
}
