package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.operation.Arithmetic;
import dev.oser.lang.r.operation.ArithmeticOperator;
import dev.oser.lang.r.operation.Comparison;
import dev.oser.lang.r.operation.ComparisonOperator;
import dev.oser.lang.r.operation.Logic;
import dev.oser.lang.r.operation.Room;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Operators on vectors of which no method, no warning and no error comes; null means that one may,
 * and nothing has been done.
 */
final class QuietOperators {
  private static final ArithmeticOperator[] ARITHMETIC = ArithmeticOperator.values();
  private static final ComparisonOperator[] COMPARISON = ComparisonOperator.values();

  private QuietOperators() {}

  static @Nullable Value binary(int op, Value a, Value b, Room room) {
    if (!(a instanceof Vector x && b instanceof Vector y)
        || a.isObject()
        || b.isObject()
        || !isRecycled(x.length(), y.length())) {
      return null;
    }
    try {
      if (op <= Op.INTEGER_DIVIDE) {
        return Arithmetic.quiet(ARITHMETIC[op - Op.ADD], x, y, room);
      }
      return op <= Op.GREATER_EQUAL
          ? Comparison.quiet(COMPARISON[op - Op.EQUAL], x, y)
          : Logic.quiet(op == Op.AND, x, y, room);
    } catch (RError | OutOfMemoryError problem) {
      // Who does it again says so.
      return null;
    }
  }

  /** {@return whether the longer vector is a multiple of the shorter one} */
  private static boolean isRecycled(int n, int m) {
    return n == m || n == 0 || m == 0 || Math.max(n, m) % Math.min(n, m) == 0;
  }

  static @Nullable Value unary(int op, Value operand, Room room) {
    if (!(operand instanceof Vector) || operand.isObject()) {
      return null;
    }
    try {
      return switch (op) {
        case Op.NOT -> Logic.not(operand, room);
        case Op.MINUS -> Arithmetic.negate(operand, room);
        default -> Arithmetic.plus(operand);
      };
    } catch (RError | OutOfMemoryError problem) {
      return null;
    }
  }
}
