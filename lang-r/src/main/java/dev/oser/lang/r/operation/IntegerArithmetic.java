package dev.oser.lang.r.operation;

import dev.oser.lang.r.operation.Arithmetic.Warning;
import dev.oser.lang.r.value.IntVector;
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
      ArithmeticOperator operator, Vector a, Vector b, Room room, List<Warning> warnings) {
    int length = Arithmetic.resultLength(a, b);
    var result = room.ints(length, a, b);
    var x = new IntBlocks(a, length);
    var y = new IntBlocks(b, length);
    var to = IntBlocks.target(result, x, y);
    boolean overflow = false;
    for (int start = 0; start < length; start += IntBlocks.SIZE) {
      int count = Math.min(IntBlocks.SIZE, length - start);
      var left = x.elements(start, count);
      var right = y.elements(start, count);
      if (!quickly(operator, left, right, to, count)) {
        overflow |= exactly(operator, left, right, to, count);
      }
      IntBlocks.keep(to, result, start, count);
    }
    if (overflow) {
      warnings.add(Warning.OVERFLOW);
    }
    return IntVector.of(result);
  }

  /**
   * Loops for the simple operators that the JVM makes vector instructions of. Somewhere in a block,
   * the sign of a mark tells of an operand or a result that is NA, or of a result with too many
   * bits.
   *
   * @return whether the block is right
   */
  private static boolean quickly(ArithmeticOperator operator, int[] x, int[] y, int[] to, int n) {
    int mark = 0;
    switch (operator) {
      case ADD -> {
        for (int k = 0; k < n; k++) {
          int a = x[k];
          int b = y[k];
          int sum = a + b;
          mark |= (a ^ sum) & (b ^ sum) | isNa(a) | isNa(b) | isNa(sum);
          to[k] = sum;
        }
      }
      case SUBTRACT -> {
        for (int k = 0; k < n; k++) {
          int a = x[k];
          int b = y[k];
          int difference = a - b;
          mark |= (a ^ b) & (a ^ difference) | isNa(a) | isNa(b) | isNa(difference);
          to[k] = difference;
        }
      }
      case MULTIPLY -> {
        for (int k = 0; k < n; k++) {
          int a = x[k];
          int b = y[k];
          long product = (long) a * b;
          int low = (int) product;
          mark |= (int) (product >> 32 ^ low >> 31) != 0 ? Na.INT : isNa(a) | isNa(b) | isNa(low);
          to[k] = low;
        }
      }
      case DIVIDE, POWER, MODULO, INTEGER_DIVIDE -> {
        return false;
      }
    }
    return mark >= 0;
  }

  /** {@return a negative number if this is NA, the only negative one with no predecessor} */
  static int isNa(int number) {
    return number & ~(number - 1);
  }

  /** Computes a block with any values. {@return whether something has too many bits} */
  private static boolean exactly(ArithmeticOperator operator, int[] x, int[] y, int[] to, int n) {
    boolean overflow = false;
    for (int k = 0; k < n; k++) {
      int a = x[k];
      int b = y[k];
      long value = a == Na.INT || b == Na.INT ? NOTHING : apply(operator, a, b);
      boolean fits = value <= Integer.MAX_VALUE && value > Integer.MIN_VALUE;
      overflow |= !fits && value != NOTHING;
      to[k] = fits ? (int) value : Na.INT;
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
