package dev.oser.lang.r.operation;

import dev.oser.lang.r.operation.Arithmetic.Warning;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Vector;
import java.util.List;

/**
 * Arithmetic of integers: NA stays NA, and what has more than 32 bits becomes NA with a warning.
 */
final class IntegerArithmetic {
  /** What there is no result for, as of a division by zero. */
  private static final long NOTHING = Long.MIN_VALUE;

  private IntegerArithmetic() {}

  static IntVector compute(
      ArithmeticOperator operator, Vector a, Vector b, int length, List<Warning> warnings) {
    var result = new int[length];
    int n = a.length();
    int m = b.length();
    boolean overflow = false;
    if (length > 0) {
      var x = elements(a);
      var y = elements(b);
      boolean simple = (n == length || n == 1) && (m == length || m == 1);
      overflow =
          simple && isSimple(operator)
              ? simple(operator, x, n == 1 ? 0 : 1, y, m == 1 ? 0 : 1, result)
              : recycling(operator, x, n, y, m, result);
    }
    if (overflow) {
      warnings.add(Warning.OVERFLOW);
    }
    return IntVector.of(result);
  }

  private static int[] elements(Vector vector) {
    return switch (vector) {
      case IntVector numbers -> numbers.elements();
      case LogicalVector truths -> truths.elements();
      default -> {
        var elements = new int[vector.length()];
        for (int i = 0; i < elements.length; i++) {
          elements[i] = vector.intAt(i);
        }
        yield elements;
      }
    };
  }

  private static boolean isSimple(ArithmeticOperator operator) {
    return switch (operator) {
      case ADD, SUBTRACT, MULTIPLY -> true;
      case DIVIDE, POWER, MODULO, INTEGER_DIVIDE -> false;
    };
  }

  /**
   * Loops of their own for the simple operators. {@return whether something has too many bits}
   *
   * @param stepX 1, or 0 if there is only one element
   */
  private static boolean simple(
      ArithmeticOperator operator, int[] x, int stepX, int[] y, int stepY, int[] result) {
    int n = result.length;
    boolean overflow = false;
    switch (operator) {
      case ADD -> {
        for (int i = 0, j = 0, k = 0; i < n; i++, j += stepX, k += stepY) {
          int value = fit(x[j], y[k], (long) x[j] + y[k]);
          overflow |= value == Na.INT && x[j] != Na.INT && y[k] != Na.INT;
          result[i] = value;
        }
      }
      case SUBTRACT -> {
        for (int i = 0, j = 0, k = 0; i < n; i++, j += stepX, k += stepY) {
          int value = fit(x[j], y[k], (long) x[j] - y[k]);
          overflow |= value == Na.INT && x[j] != Na.INT && y[k] != Na.INT;
          result[i] = value;
        }
      }
      default -> {
        for (int i = 0, j = 0, k = 0; i < n; i++, j += stepX, k += stepY) {
          int value = fit(x[j], y[k], (long) x[j] * y[k]);
          overflow |= value == Na.INT && x[j] != Na.INT && y[k] != Na.INT;
          result[i] = value;
        }
      }
    }
    return overflow;
  }

  /** {@return the result, or NA if an operand is or if it has too many bits} */
  private static int fit(int x, int y, long value) {
    return x == Na.INT || y == Na.INT || value != (int) value ? Na.INT : (int) value;
  }

  private static boolean recycling(
      ArithmeticOperator operator, int[] a, int n, int[] b, int m, int[] result) {
    boolean overflow = false;
    for (int i = 0, j = 0, k = 0; i < result.length; i++) {
      int x = a[j];
      int y = b[k];
      if (x == Na.INT || y == Na.INT) {
        result[i] = Na.INT;
      } else {
        long value = apply(operator, x, y);
        if (value > Integer.MAX_VALUE || value <= Integer.MIN_VALUE) {
          overflow |= value != NOTHING;
          result[i] = Na.INT;
        } else {
          result[i] = (int) value;
        }
      }
      j = j + 1 == n ? 0 : j + 1;
      k = k + 1 == m ? 0 : k + 1;
    }
    return overflow;
  }

  private static long apply(ArithmeticOperator operator, long x, long y) {
    return switch (operator) {
      case ADD -> x + y;
      case SUBTRACT -> x - y;
      case MULTIPLY -> x * y;
      case MODULO -> y == 0 ? NOTHING : Math.floorMod(x, y);
      case INTEGER_DIVIDE -> y == 0 ? NOTHING : Math.floorDiv(x, y);
      case DIVIDE, POWER -> throw new IllegalArgumentException("not for integers");
    };
  }
}
