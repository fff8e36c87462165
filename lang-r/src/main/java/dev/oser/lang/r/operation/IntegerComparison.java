package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Vector;

/**
 * Comparison of integers and truth values, and of these with a single whole number. The loops have
 * no conditions in them: the JVM makes vector instructions of differences and shifts, not of
 * comparisons that give integers.
 */
final class IntegerComparison {
  private IntegerComparison() {}

  /** {@return whether integers say everything about these operands} */
  static boolean are(Vector a, Vector b) {
    return isInteger(a) && (isInteger(b) || isWhole(b)) || isWhole(a) && isInteger(b);
  }

  private static boolean isInteger(Vector vector) {
    return vector instanceof IntVector || vector instanceof LogicalVector;
  }

  /** {@return whether this is one number that is an integer, not NA} */
  private static boolean isWhole(Vector vector) {
    return vector instanceof DoubleVector numbers
        && numbers.length() == 1
        && numbers.get(0) == (int) numbers.get(0)
        && (int) numbers.get(0) != Na.INT;
  }

  static void compare(ComparisonOperator operator, Vector a, Vector b, int[] result) {
    var x = new IntBlocks(a, result.length);
    var y = new IntBlocks(b, result.length);
    var to = IntBlocks.target(result, x, y);
    for (int start = 0; start < result.length; start += IntBlocks.SIZE) {
      int count = Math.min(IntBlocks.SIZE, result.length - start);
      compare(operator, x.elements(start, count), y.elements(start, count), to, count);
      IntBlocks.keep(to, result, start, count);
    }
  }

  private static void compare(ComparisonOperator operator, int[] x, int[] y, int[] to, int count) {
    switch (operator) {
      case EQUAL -> differ(x, y, to, count, 1);
      case NOT_EQUAL -> differ(x, y, to, count, 0);
      case LESS -> less(x, y, to, count, 0);
      case GREATER -> less(y, x, to, count, 0);
      case LESS_EQUAL -> less(y, x, to, count, 1);
      case GREATER_EQUAL -> less(x, y, to, count, 1);
    }
    if (isAnyMissing(x, count) || isAnyMissing(y, count)) {
      for (int k = 0; k < count; k++) {
        if (x[k] == Na.INT || y[k] == Na.INT) {
          to[k] = Na.INT;
        }
      }
    }
  }

  /** Sets elements to 1 if others differ, or to 0 if the answer is turned round. */
  private static void differ(int[] x, int[] y, int[] to, int count, int turned) {
    for (int k = 0; k < count; k++) {
      int difference = x[k] ^ y[k];
      to[k] = (difference | -difference) >>> 31 ^ turned;
    }
  }

  /** The sign of the difference, or if it may have overflowed, of the first number. */
  private static void less(int[] x, int[] y, int[] to, int count, int turned) {
    for (int k = 0; k < count; k++) {
      int a = x[k];
      int b = y[k];
      to[k] = (a & ~b | ~(a ^ b) & a - b) >>> 31 ^ turned;
    }
  }

  private static boolean isAnyMissing(int[] numbers, int count) {
    int mark = 0;
    for (int k = 0; k < count; k++) {
      mark |= IntegerArithmetic.isNa(numbers[k]);
    }
    return mark < 0;
  }
}
