package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.SourceReference;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import dev.oser.lang.r.value.Vector.Kind;
import java.util.function.Consumer;

/**
 * Vectors of one type from vectors of another. Results have no attributes unless they are the
 * vector itself.
 */
public final class Coercion {
  private Coercion() {}

  /** {@return a vector with these elements in this type; itself if it has the type already} */
  public static Vector to(Kind kind, Vector vector) {
    return vector.kind() == kind ? vector : convert(kind, vector);
  }

  /** A loop for each frequent type: in a loop for all, each element is a virtual call. */
  private static double[] doubles(Vector vector) {
    var result = new double[vector.length()];
    switch (vector) {
      case IntVector numbers -> {
        for (int i = 0; i < result.length; i++) {
          result[i] = numbers.doubleAt(i);
        }
      }
      case LogicalVector truths -> {
        for (int i = 0; i < result.length; i++) {
          result[i] = truths.doubleAt(i);
        }
      }
      default -> {
        for (int i = 0; i < result.length; i++) {
          result[i] = vector.doubleAt(i);
        }
      }
    }
    return result;
  }

  private static int[] integers(Vector vector) {
    var result = new int[vector.length()];
    if (vector instanceof DoubleVector numbers) {
      for (int i = 0; i < result.length; i++) {
        result[i] = numbers.intAt(i);
      }
    } else {
      for (int i = 0; i < result.length; i++) {
        result[i] = vector.intAt(i);
      }
    }
    return result;
  }

  private static Vector convert(Kind kind, Vector vector) {
    int length = vector.length();
    switch (kind) {
      case LOGICAL -> {
        var result = new int[length];
        for (int i = 0; i < length; i++) {
          result[i] = vector.logicalAt(i);
        }
        return LogicalVector.of(result);
      }
      case INTEGER -> {
        return IntVector.of(integers(vector));
      }
      case DOUBLE -> {
        return DoubleVector.of(doubles(vector));
      }
      case STRING -> {
        var result = new String[length];
        for (int i = 0; i < length; i++) {
          result[i] = vector.stringAt(i);
        }
        return StringVector.of(result);
      }
      case LIST -> {
        var result = new Value[length];
        for (int i = 0; i < length; i++) {
          result[i] = vector.element(i);
        }
        return ListVector.of(result);
      }
      default -> {
        var result = Vector.empty(kind, length);
        for (int i = 0; i < length; i++) {
          result.set(i, vector, i);
        }
        return result;
      }
    }
  }

  /** As {@link #to}, with the warnings that {@code as.integer} and its relatives give. */
  public static Vector withWarnings(Kind kind, Vector vector, Context context) {
    return withWarnings(kind, vector, context::warningOfFrame);
  }

  /** As {@link #to}; what is lost is told. */
  public static Vector withWarnings(Kind kind, Vector vector, Consumer<String> warning) {
    var result = to(kind, vector);
    if (result == vector) {
      return result;
    }
    if (kind == Kind.INTEGER || kind == Kind.DOUBLE || kind == Kind.COMPLEX) {
      warnAboutLoss(kind, vector, result, warning);
    } else if (kind == Kind.RAW) {
      withWarnings(Kind.INTEGER, vector, warning);
      warnAboutRaw(vector, (RawVector) result, warning);
    }
    return result;
  }

  private static void warnAboutLoss(
      Kind kind, Vector vector, Vector result, Consumer<String> warning) {
    boolean fromText = vector.kind() == Kind.STRING;
    boolean tooLarge = false;
    boolean unreadable = false;
    boolean imaginary = false;
    for (int i = 0; i < result.length(); i++) {
      if (result.isNa(i) && !vector.isNa(i)) {
        if (fromText && kind == Kind.INTEGER && !Double.isNaN(vector.doubleAt(i))) {
          tooLarge = true;
        } else if (fromText || vector.element(i) instanceof StringVector) {
          unreadable |= !vector.stringAt(i).isBlank() && isUnreadable(vector, result, i);
        } else if (vector.kind() == Kind.DOUBLE) {
          tooLarge = true;
        }
      }
      imaginary |=
          vector.kind() == Kind.COMPLEX && kind != Kind.COMPLEX && vector.imaginaryAt(i) != 0;
    }
    if (unreadable) {
      warning.accept("NAs introduced by coercion");
    }
    if (tooLarge) {
      warning.accept("NAs introduced by coercion to integer range");
    }
    if (imaginary) {
      warning.accept("imaginary parts discarded in coercion");
    }
  }

  /** What reads as NaN is read; what reads as NA is not, even if that is what it says. */
  private static boolean isUnreadable(Vector texts, Vector result, int index) {
    return result instanceof ComplexVector numbers
        ? Na.isNa(numbers.real(index)) || Na.isNa(numbers.imaginary(index))
        : Na.isNa(texts.doubleAt(index));
  }

  private static void warnAboutRaw(Vector vector, RawVector result, Consumer<String> warning) {
    for (int i = 0; i < vector.length(); i++) {
      int value = vector.intAt(i);
      if (value < 0 || value > 255) {
        result.set(i, 0);
        warning.accept("out-of-range values treated as 0 in coercion to raw");
        return;
      }
    }
  }

  /** {@return a value as a vector: NULL as an empty list, calls and symbols as lists} */
  public static Vector vector(Value value) {
    return switch (value) {
      case Vector vector -> vector;
      case NullValue nothing -> ListVector.ofLength(0);
      case Call call -> list(call);
      default -> ListVector.of(value);
    };
  }

  /** {@return a call as a list of its function and arguments} */
  public static ListVector list(Call call) {
    var values = new Value[call.size() + 1];
    values[0] = call.function();
    for (int i = 1; i < values.length; i++) {
      var argument = call.argument(i - 1);
      values[i] = argument instanceof SourceReference place ? place.shown() : argument;
    }
    var result = ListVector.of(values);
    if (call.hasNames()) {
      var names = new String[values.length];
      names[0] = call.functionName();
      for (int i = 1; i < names.length; i++) {
        names[i] = call.name(i - 1);
      }
      result.setAttribute(Symbol.NAMES, StringVector.of(names));
    }
    return result;
  }

  /** {@return a list as a call} */
  public static Call call(Vector list) {
    int length = list.length();
    if (length == 0) {
      throw new RError("invalid argument list");
    }
    var arguments = new Value[length - 1];
    var names = new String[length - 1];
    boolean hasNames = false;
    for (int i = 1; i < length; i++) {
      arguments[i - 1] = list.element(i);
      arguments[i - 1].share();
      names[i - 1] = list.nameAt(i);
      hasNames |= !names[i - 1].isEmpty();
    }
    var call = new Call(list.element(0), arguments, hasNames ? names : null);
    return list.nameAt(0).isEmpty() ? call : call.withFunctionName(list.nameAt(0));
  }

  /** {@return the type that can hold elements of both} */
  public static Kind common(Kind a, Kind b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  /** {@return whether a value is a vector of numbers, truth values included} */
  public static boolean isNumberLike(Value value) {
    return value instanceof DoubleVector
        || value instanceof IntVector
        || value instanceof LogicalVector;
  }

  /** {@return whether a value is numbers, and not the codes of a factor} */
  public static boolean isNumeric(Value value) {
    return isNumberLike(value) && !Methods.isFactor(value);
  }

  /** {@return a single text} */
  public static String string(Value value, String argument) {
    if (value instanceof StringVector text && text.length() == 1) {
      return text.get(0);
    }
    throw new RError("invalid '" + argument + "' argument");
  }

  public static boolean flag(Value value, String argument) {
    if (value instanceof Vector vector && vector.isAtomic() && vector.length() >= 1) {
      int truth = vector.logicalAt(0);
      if (truth != Na.INT) {
        return truth != 0;
      }
    }
    throw new RError("invalid '" + argument + "' argument");
  }

  public static int integer(Value value, String argument) {
    if (value instanceof Vector vector && vector.isAtomic() && vector.length() >= 1) {
      return vector.intAt(0);
    }
    throw new RError("invalid '" + argument + "' argument");
  }

  public static ComplexVector complex(Vector vector) {
    return (ComplexVector) to(Kind.COMPLEX, vector);
  }

  public static ExpressionVector expression(Value value) {
    return value instanceof Vector vector
        ? (ExpressionVector) to(Kind.EXPRESSION, vector)
        : ExpressionVector.of(value);
  }
}
