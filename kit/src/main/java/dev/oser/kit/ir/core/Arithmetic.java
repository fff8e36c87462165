package dev.oser.kit.ir.core;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What the arithmetic ops share. */
final class Arithmetic {
  private Arithmetic() {}

  static void requireInteger(CoreType type) {
    if (type != CoreType.I32 && type != CoreType.I64) {
      throw new IllegalArgumentException("integer arithmetic is on i32 or i64, not " + type);
    }
  }

  /** {@return the name of an operation on a type, for example {@code i64.add}} */
  static String mnemonic(CoreType type, Enum<?> kind) {
    return type.text() + "." + kind.name().toLowerCase(Locale.ROOT);
  }

  /** {@return whether the value is this integer, as a constant of any width} */
  static boolean is(Value value, long number) {
    return value instanceof Constant(_, Object known)
        && (known instanceof Integer || known instanceof Long)
        && ((Number) known).longValue() == number;
  }

  /** {@return whether the value is this number, as a constant with the same bits} */
  static boolean is(Value value, double number) {
    return value.equals(Constant.of(number));
  }

  /** {@return the operand of the op that made the value, or null if another op did} */
  static @Nullable Value operandOf(Op op, Value value) {
    return value instanceof Instruction instruction && instruction.op().equals(op)
        ? instruction.operand(0)
        : null;
  }

  /**
   * {@return code that calls a static method of the JDK or of the runtime, most often one HotSpot
   * has an intrinsic for}
   */
  static Consumer<CodeBuilder> jdk(Class<?> owner, String name, String signature) {
    var ownerDescriptor = ClassDesc.of(owner.getName());
    var type = MethodTypeDesc.ofDescriptor(signature);
    return code -> code.invokestatic(ownerDescriptor, name, type);
  }
}
