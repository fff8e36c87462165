package dev.oser.kit.ir.core;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import org.jspecify.annotations.Nullable;

/** Access to boxed operands for interpretation, where null is a trap and not an accident. */
final class Boxed {
  private Boxed() {}

  /**
   * {@return the operand, which the verifier guarantees to be a primitive or the op to be non-null}
   */
  static <T> T at(@Nullable Object[] operands, int index, Class<T> type) {
    var operand = operands[index];
    if (operand == null) {
      throw new Trap(TrapKind.NULL_REFERENCE, "");
    }
    return type.cast(operand);
  }

  /** {@return an integer operand of any width} */
  static long integer(@Nullable Object[] operands, int index) {
    return at(operands, index, Number.class).longValue();
  }

  static int i32(@Nullable Object[] operands, int index) {
    return at(operands, index, Integer.class);
  }

  static double f64(@Nullable Object[] operands, int index) {
    return at(operands, index, Double.class);
  }

  static boolean i1(@Nullable Object[] operands, int index) {
    return at(operands, index, Boolean.class);
  }

  /** {@return an integer boxed as the type says, wrapped to its width} */
  static Object wrap(long value, Type type) {
    return type == CoreType.I64 ? (Object) value : (Object) (int) value;
  }
}
