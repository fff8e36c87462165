package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import dev.oser.lang.r.value.Vector.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Arithmetic on vectors: recycling, types, missing values, attributes. */
public final class Arithmetic {
  private Arithmetic() {}

  public static Value binary(
      ArithmeticOperator operator, Value x, Value y, Room room, Context context) {
    var a = operand(x);
    var b = operand(y);
    var warnings = new ArrayList<Warning>(0);
    var result = compute(operator, a, b, room, warnings);
    warnings.forEach(each -> each.give(context));
    AttributeRules.requireConformable(a, b);
    warnAboutRecycling(a, b, context);
    AttributeRules.binary(a, b, result);
    return result;
  }

  /** {@return the same; null if there would be a warning, other than about recycling} */
  public static @Nullable Value quiet(ArithmeticOperator operator, Vector x, Vector y, Room room) {
    var a = operand(x);
    var b = operand(y);
    var warnings = new ArrayList<Warning>(0);
    AttributeRules.requireConformable(a, b);
    var result = compute(operator, a, b, room, warnings);
    if (!warnings.isEmpty()) {
      return null;
    }
    AttributeRules.binary(a, b, result);
    return result;
  }

  enum Warning {
    ACCURACY,
    OVERFLOW;

    void give(Context context) {
      switch (this) {
        case ACCURACY -> context.warningOfFrame("probable complete loss of accuracy in modulus");
        case OVERFLOW -> context.warning("NAs produced by integer overflow");
      }
    }
  }

  private static Vector compute(
      ArithmeticOperator operator, Vector a, Vector b, Room room, List<Warning> warnings) {
    return switch (Coercion.common(a.kind(), b.kind())) {
      case COMPLEX -> complex(operator, Coercion.complex(a), Coercion.complex(b));
      case DOUBLE -> {
        if (operator == ArithmeticOperator.MODULO && losesAccuracy(a, b)) {
          warnings.add(Warning.ACCURACY);
        }
        yield doubles(operator, a, b, room);
      }
      default ->
          operator == ArithmeticOperator.DIVIDE || operator == ArithmeticOperator.POWER
              ? doubles(operator, a, b, room)
              : IntegerArithmetic.compute(operator, a, b, room, warnings);
    };
  }

  private static Vector operand(Value value) {
    if (value instanceof Vector vector
        && vector.kind().compareTo(Kind.LOGICAL) >= 0
        && vector.kind().compareTo(Kind.COMPLEX) <= 0) {
      return vector;
    }
    if (value == NullValue.NULL) {
      return IntVector.of();
    }
    throw new RError("non-numeric argument to binary operator");
  }

  private static boolean losesAccuracy(Vector a, Vector b) {
    int length = resultLength(a, b);
    for (int i = 0, j = 0, k = 0; i < length; i++) {
      if (Division.losesAccuracy(a.doubleAt(j), b.doubleAt(k))) {
        return true;
      }
      j = j + 1 == a.length() ? 0 : j + 1;
      k = k + 1 == b.length() ? 0 : k + 1;
    }
    return false;
  }

  static void warnAboutRecycling(Vector a, Vector b, Context context) {
    int n = a.length();
    int m = b.length();
    if (n != m && n > 0 && m > 0 && Math.max(n, m) % Math.min(n, m) != 0) {
      context.warning("longer object length is not a multiple of shorter object length");
    }
  }

  static int resultLength(Vector a, Vector b) {
    return a.length() == 0 || b.length() == 0 ? 0 : Math.max(a.length(), b.length());
  }

  static double[] toDoubles(Vector vector) {
    if (vector instanceof DoubleVector numbers) {
      return numbers.view();
    }
    var result = new double[vector.length()];
    if (vector instanceof IntVector numbers && !numbers.isSequence()) {
      var integers = numbers.elements();
      for (int i = 0; i < result.length; i++) {
        int number = integers[i];
        result[i] = number == Na.INT ? Na.DOUBLE : number;
      }
      return result;
    }
    for (int i = 0; i < result.length; i++) {
      result[i] = vector.doubleAt(i);
    }
    return result;
  }

  private static DoubleVector doubles(ArithmeticOperator operator, Vector a, Vector b, Room room) {
    int length = resultLength(a, b);
    var result = room.doubles(length, a, b);
    if (length > 0) {
      compute(operator, elements(a), a.length(), elements(b), b.length(), result);
    }
    return DoubleVector.of(result);
  }

  /** {@return the elements, and maybe room behind them; not to be changed} */
  static double[] elements(Vector vector) {
    var known = vector instanceof DoubleVector numbers ? numbers.storage() : null;
    return known != null ? known : toDoubles(vector);
  }

  /**
   * Loops of their own for the simple operators and shapes, so that the JVM makes vectors of them.
   */
  private static void compute(
      ArithmeticOperator operator, double[] x, int n, double[] y, int m, double[] result) {
    if (n == m) {
      same(operator, x, y, result);
    } else if (m == 1) {
      right(operator, x, y[0], result);
    } else if (n == 1) {
      left(operator, x[0], y, result);
    } else {
      for (int i = 0, j = 0, k = 0; i < result.length; i++) {
        result[i] = operator.apply(x[j], y[k]);
        j = j + 1 == n ? 0 : j + 1;
        k = k + 1 == m ? 0 : k + 1;
      }
    }
  }

  private static void same(ArithmeticOperator operator, double[] x, double[] y, double[] result) {
    int n = result.length;
    switch (operator) {
      case ADD -> {
        for (int i = 0; i < n; i++) {
          result[i] = x[i] + y[i];
        }
      }
      case SUBTRACT -> {
        for (int i = 0; i < n; i++) {
          result[i] = x[i] - y[i];
        }
      }
      case MULTIPLY -> {
        for (int i = 0; i < n; i++) {
          result[i] = x[i] * y[i];
        }
      }
      case DIVIDE -> {
        for (int i = 0; i < n; i++) {
          result[i] = x[i] / y[i];
        }
      }
      default -> {
        for (int i = 0; i < n; i++) {
          result[i] = operator.apply(x[i], y[i]);
        }
      }
    }
  }

  private static void right(ArithmeticOperator operator, double[] x, double y, double[] result) {
    int n = result.length;
    switch (operator) {
      case ADD -> {
        for (int i = 0; i < n; i++) {
          result[i] = x[i] + y;
        }
      }
      case SUBTRACT -> {
        for (int i = 0; i < n; i++) {
          result[i] = x[i] - y;
        }
      }
      case MULTIPLY -> {
        for (int i = 0; i < n; i++) {
          result[i] = x[i] * y;
        }
      }
      case DIVIDE -> {
        for (int i = 0; i < n; i++) {
          result[i] = x[i] / y;
        }
      }
      case POWER -> {
        if (y == 2) {
          for (int i = 0; i < n; i++) {
            result[i] = x[i] * x[i];
          }
        } else {
          for (int i = 0; i < n; i++) {
            result[i] = ArithmeticOperator.power(x[i], y);
          }
        }
      }
      default -> {
        for (int i = 0; i < n; i++) {
          result[i] = operator.apply(x[i], y);
        }
      }
    }
  }

  private static void left(ArithmeticOperator operator, double x, double[] y, double[] result) {
    int n = result.length;
    switch (operator) {
      case ADD -> {
        for (int i = 0; i < n; i++) {
          result[i] = x + y[i];
        }
      }
      case SUBTRACT -> {
        for (int i = 0; i < n; i++) {
          result[i] = x - y[i];
        }
      }
      case MULTIPLY -> {
        for (int i = 0; i < n; i++) {
          result[i] = x * y[i];
        }
      }
      case DIVIDE -> {
        for (int i = 0; i < n; i++) {
          result[i] = x / y[i];
        }
      }
      case POWER -> {
        for (int i = 0; i < n; i++) {
          result[i] = ArithmeticOperator.power(x, y[i]);
        }
      }
      default -> {
        for (int i = 0; i < n; i++) {
          result[i] = operator.apply(x, y[i]);
        }
      }
    }
  }

  private static ComplexVector complex(
      ArithmeticOperator operator, ComplexVector a, ComplexVector b) {
    int length = resultLength(a, b);
    var result = new ComplexVector(new double[length], new double[length]);
    Complexes.compute(operator, a, b, result);
    return result;
  }

  /** {@return the value with its sign changed} */
  public static Value negate(Value value, Room room) {
    if (!(value instanceof Vector vector)
        || vector.kind() == Kind.RAW
        || vector.kind().compareTo(Kind.COMPLEX) > 0) {
      throw new RError("invalid argument to unary operator");
    }
    Vector result =
        switch (vector) {
          case DoubleVector numbers -> {
            var elements = elements(numbers);
            var negated = room.doubles(numbers.length(), numbers, numbers);
            for (int i = 0; i < negated.length; i++) {
              negated[i] = -elements[i];
            }
            yield DoubleVector.of(negated);
          }
          case ComplexVector numbers -> {
            var negated = numbers.copyElements();
            for (int i = 0; i < numbers.length(); i++) {
              negated.set(i, -numbers.real(i), -numbers.imaginary(i));
            }
            yield negated;
          }
          default -> {
            var elements = new int[vector.length()];
            for (int i = 0; i < elements.length; i++) {
              int element = vector.intAt(i);
              elements[i] = element == Na.INT ? Na.INT : -element;
            }
            yield IntVector.of(elements);
          }
        };
    result.setAttributes(vector.attributes());
    return result;
  }

  /** {@return what unary plus gives} */
  public static Value plus(Value value) {
    if (value instanceof LogicalVector truths) {
      var result = Coercion.to(Kind.INTEGER, truths);
      result.setAttributes(truths.attributes());
      return result;
    }
    if (!Coercion.isNumberLike(value) && !(value instanceof ComplexVector)) {
      throw new RError("invalid argument to unary operator");
    }
    return value;
  }
}
