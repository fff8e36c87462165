package dev.oser.lang.sourir.runtime;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.run.ErrorKind;

/** What operators do with values (Figure 14), errors included. */
public final class Operators {
  private Operators() {}

  /** {@return an integer modulo 2⁶³} */
  public static long wrap(long number) {
    return Expression.Int.wrapped(number);
  }

  /** Across kinds nothing is equal; arrays and functions are equal to themselves only. */
  public static boolean equal(Object left, Object right) {
    return left == right
        || (left instanceof Long || left instanceof Boolean || left instanceof String)
            && left.equals(right);
  }

  public static long integer(Object value) {
    if (value instanceof Long number) {
      return number;
    }
    throw wrongType("an integer", value);
  }

  public static boolean truth(Object value) {
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw wrongType("a boolean", value);
  }

  public static ArrayObject array(Object value) {
    if (value instanceof ArrayObject array) {
      return array;
    }
    throw wrongType("an array", value);
  }

  private static Stuck wrongType(String wanted, Object found) {
    return new Stuck(
        ErrorKind.TYPE_ERROR, "expected " + wanted + ", found " + ValueText.print(found));
  }

  /** {@return an index, checked against the bounds} */
  public static int index(Object value, ArrayObject array) {
    long index = integer(value);
    if (index < 0 || index >= array.length()) {
      throw new Stuck(
          ErrorKind.INDEX_OUT_OF_BOUNDS,
          "index " + index + " is outside an array of length " + array.length());
    }
    return (int) index;
  }

  public static long divide(long left, long right) {
    return wrap(left / nonZero(left, right));
  }

  public static long modulo(long left, long right) {
    return left % nonZero(left, right);
  }

  private static long nonZero(long left, long right) {
    if (right == 0) {
      throw new Stuck(ErrorKind.DIVISION_BY_ZERO, left + " is divided by zero");
    }
    return right;
  }

  /** {@return the function a value stands for, if it takes so many arguments} */
  public static Callee callee(Object value, int arguments) {
    if (!(value instanceof Callee callee)) {
      throw new Stuck(
          ErrorKind.NOT_A_FUNCTION, ValueText.print(value) + " is not a function to call");
    }
    if (callee.arity() != arguments) {
      throw new Stuck(
          ErrorKind.WRONG_ARGUMENT_COUNT,
          callee.name() + " takes " + callee.arity() + " arguments, not " + arguments);
    }
    return callee;
  }

  /** {@return the exit status of {@code stop} with this value} */
  public static int status(Object value) {
    return switch (value) {
      case Long number -> (int) Math.floorMod(number, 256L);
      case Boolean truth -> truth ? 1 : 0;
      default -> 0;
    };
  }
}
