package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.Elementary;
import dev.oser.lang.r.number.Gamma;
import dev.oser.lang.r.number.Rounding;
import dev.oser.lang.r.operation.AttributeRules;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Room;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Builtin.Dispatch;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Functions of numbers, element by element. */
final class MathFunctions {
  private MathFunctions() {}

  private static Vector numeric(Value x) {
    if (Coercion.isNumeric(x)) {
      return (Vector) x;
    }
    if (x instanceof ComplexVector) {
      throw new RError("unimplemented complex function");
    }
    throw new RError("non-numeric argument to mathematical function");
  }

  static Value map(Context context, Value x, DoubleUnaryOperator function) {
    return map(x, function, context::warning);
  }

  private static Value map(Value x, DoubleUnaryOperator function, Consumer<String> warn) {
    var vector = numeric(x);
    var result = Room.EITHER.doubles(vector.length(), vector, vector);
    boolean made = false;
    for (int i = 0; i < result.length; i++) {
      double argument = vector.doubleAt(i);
      double value = Double.isNaN(argument) ? argument : function.applyAsDouble(argument);
      result[i] = value;
      made |= Double.isNaN(value) && !Double.isNaN(argument);
    }
    if (made) {
      warn.accept("NaNs produced");
    }
    var numbers = DoubleVector.of(result);
    numbers.setAttributes(vector.attributes());
    return numbers;
  }

  @RBuiltin(
      value = {
        "sqrt",
        "exp",
        "expm1",
        "log1p",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "sinh",
        "cosh",
        "tanh",
        "asinh",
        "acosh",
        "atanh",
        "sinpi",
        "cospi",
        "tanpi",
        "gamma",
        "lgamma",
        "digamma",
        "trigamma"
      },
      dispatch = Dispatch.MATH,
      quiet = true)
  static Value function(Context context, Value x) {
    var name = context.builtin() == null ? "" : context.builtin().name();
    if (x instanceof ComplexVector numbers) {
      return ComplexFunctions.apply(context, name, numbers);
    }
    return name.equals("sqrt") && x instanceof DoubleVector numbers
        ? roots(context, numbers)
        : map(context, x, Elementary.named(name));
  }

  /** A loop of its own, which the JVM makes vector instructions of. */
  private static Value roots(Context context, DoubleVector numbers) {
    var elements = numbers.view();
    boolean made = false;
    for (double element : elements) {
      made |= element < 0;
    }
    var result = Room.EITHER.doubles(elements.length, numbers, numbers);
    for (int i = 0; i < result.length; i++) {
      result[i] = Math.sqrt(elements[i]);
    }
    if (made) {
      context.warning("NaNs produced");
    }
    var roots = DoubleVector.of(result);
    roots.setAttributes(numbers.attributes());
    return roots;
  }

  @RBuiltin(value = "abs", dispatch = Dispatch.MATH, quiet = true)
  static Value absolute(Context context, Value x) {
    if (x instanceof IntVector || x instanceof LogicalVector) {
      var vector = numeric(x);
      var result = new int[vector.length()];
      for (int i = 0; i < result.length; i++) {
        int element = vector.intAt(i);
        result[i] = element == Na.INT ? Na.INT : Math.abs(element);
      }
      var numbers = IntVector.of(result);
      numbers.setAttributes(vector.attributes());
      return numbers;
    }
    if (x instanceof ComplexVector numbers) {
      return ComplexFunctions.modulus(numbers);
    }
    return map(context, x, Math::abs);
  }

  @RBuiltin(
      value = {"floor", "ceiling"},
      dispatch = Dispatch.MATH,
      quiet = true)
  static Value floor(Context context, Value x) {
    boolean down = context.builtin() != null && context.builtin().name().equals("floor");
    return map(context, x, down ? Math::floor : Math::ceil);
  }

  @RBuiltin(value = "trunc", dispatch = Dispatch.MATH, quiet = true)
  static Value truncate(Context context, Args arguments) {
    return map(context, arguments.get(0), v -> v < 0 ? Math.ceil(v) : Math.floor(v));
  }

  @RBuiltin(value = "sign", dispatch = Dispatch.MATH, quiet = true)
  static Value sign(Context context, Value x) {
    return map(context, x, v -> v > 0 ? 1 : v < 0 ? -1 : 0);
  }

  @RBuiltin(
      value = {"round", "signif"},
      formals = "x, digits",
      primitive = true,
      dispatch = Dispatch.MATH,
      quiet = true)
  static Value round(Context context, @Nullable Value x, @Nullable Value given) {
    boolean round = context.builtin() == null || context.builtin().name().equals("round");
    if (x == null) {
      throw RError.ofFrame(
          "0 arguments passed to '"
              + (round ? "round" : "signif")
              + "' which requires 1 or 2 arguments");
    }
    // An empty argument stands for the digits, whatever else is given.
    boolean empty = List.of(context.call().arguments()).contains(Symbol.MISSING);
    var digits = given == null || empty ? new DoubleVector(round ? 0 : 6) : given;
    if (digits.length() == 0) {
      throw new RError("invalid second argument of length 0");
    }
    if (!Coercion.isNumeric(digits)) {
      throw new RError("non-numeric argument to mathematical function");
    }
    if (x instanceof ComplexVector numbers) {
      return ComplexFunctions.round(numbers, ((Vector) digits).doubleAt(0), round);
    }
    return binary(context, x, digits, round ? Rounding::round : Rounding::signif);
  }

  /** Applies a function of two numbers, recycling both. */
  static Value binary(Context context, Value x, Value y, DoubleBinaryOperator function) {
    return binary(x, y, function, context::warning);
  }

  private static Value binary(
      Value x, Value y, DoubleBinaryOperator function, Consumer<String> warn) {
    var a = numeric(x);
    var b = numeric(y);
    int length = a.length() == 0 || b.length() == 0 ? 0 : Math.max(a.length(), b.length());
    var result = new double[length];
    boolean made = false;
    for (int i = 0; i < length; i++) {
      double first = a.doubleAt(i % a.length());
      double second = b.doubleAt(i % b.length());
      result[i] =
          Double.isNaN(first) || Double.isNaN(second)
              ? first + second
              : function.applyAsDouble(first, second);
      made |= Double.isNaN(result[i]) && !Double.isNaN(first) && !Double.isNaN(second);
    }
    if (made) {
      warn.accept("NaNs produced");
    }
    var numbers = DoubleVector.of(result);
    AttributeRules.ofFirstAsLong(numbers, a, b);
    return numbers;
  }

  @RBuiltin(value = "atan2", formals = "y, x", quiet = true)
  static Value atan2(Context context, Value y, Value x) {
    return binary(context, y, x, Math::atan2);
  }

  @RBuiltin(
      value = {"beta", "lbeta"},
      formals = "a, b",
      quiet = true)
  static Value beta(Context context, Value a, Value b) {
    boolean logarithm = context.builtin() != null && context.builtin().name().equals("lbeta");
    return binary(
        context,
        a,
        b,
        (x, y) -> {
          double value = Gamma.logGamma(x) + Gamma.logGamma(y) - Gamma.logGamma(x + y);
          return logarithm ? value : Math.exp(value);
        });
  }

  @RBuiltin(
      value = {"choose", "lchoose"},
      formals = "n, k",
      quiet = true)
  static Value choose(Context context, Value n, Value k) {
    boolean logarithm = context.builtin() != null && context.builtin().name().equals("lchoose");
    numeric(n);
    if (k instanceof DoubleVector numbers) {
      for (double number : numbers.view()) {
        if (Math.abs(number - Math.rint(number)) > 1e-7) {
          context.warning(
              String.format(
                  "'k' (%.2f) must be integer, rounded to %.0f", number, Math.rint(number)));
        }
      }
    }
    return binary(context, n, k, (a, b) -> logarithm ? Gamma.logChoose(a, b) : Gamma.choose(a, b));
  }

  @RBuiltin(
      value = "log",
      formals = "x, base",
      primitive = true,
      dispatch = Dispatch.MATH,
      quiet = true)
  static Value log(Context context, Value x, @Nullable Value base) {
    if (base == null) {
      return x instanceof ComplexVector numbers
          ? ComplexFunctions.apply(context, "log", numbers)
          : map(context, x, Math::log);
    }
    if (x instanceof ComplexVector numbers && base.length() == 1) {
      return ComplexFunctions.logarithm(context, numbers, numeric(base).doubleAt(0));
    }
    return binary(
        x,
        base,
        (v, b) -> b == 10 ? Math.log10(v) : b == 2 ? log2(v) : Math.log(v) / Math.log(b),
        context::warningOfFrame);
  }

  /** Exact for powers of two. */
  private static double log2(double x) {
    int exponent = Math.getExponent(x);
    if (x > 0 && exponent > -1023 && exponent < 1024 && Math.scalb(1.0, exponent) == x) {
      return exponent;
    }
    return Math.log(x) / Math.log(2);
  }

  @RBuiltin(
      value = {"log2", "log10"},
      dispatch = Dispatch.MATH,
      quiet = true)
  static Value logBase(Context context, Value x) {
    boolean ten = context.builtin() != null && context.builtin().name().equals("log10");
    if (x instanceof ComplexVector numbers) {
      return ComplexFunctions.logarithm(context, numbers, ten ? 10 : 2);
    }
    return map(x, ten ? Math::log10 : MathFunctions::log2, context::warningOfFrame);
  }

  @RBuiltin(
      value = {"cumsum", "cumprod", "cummax", "cummin"},
      dispatch = Dispatch.MATH,
      quiet = true)
  static Value cumulate(Context context, Value x) {
    var name = context.builtin() == null ? "" : context.builtin().name();
    return Cumulative.apply(context, name, x);
  }

  @RBuiltin(
      value = {"Re", "Im", "Mod", "Arg", "Conj"},
      dispatch = Dispatch.COMPLEX,
      quiet = true)
  static Value part(Context context, Value z) {
    var name = context.builtin() == null ? "" : context.builtin().name();
    if (!(z instanceof Vector vector) || vector.kind().compareTo(Vector.Kind.COMPLEX) > 0) {
      throw new RError("non-numeric argument to function");
    }
    return ComplexFunctions.part(name, vector);
  }
}
