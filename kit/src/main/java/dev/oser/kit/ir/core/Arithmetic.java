package dev.oser.kit.ir.core;

import dev.oser.kit.ir.CoreType;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Locale;
import java.util.function.Consumer;

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

  /**
   * {@return code that calls a static method of the JDK, most often one HotSpot has an intrinsic
   * for}
   */
  static Consumer<CodeBuilder> jdk(Class<?> owner, String name, String signature) {
    var ownerDescriptor = ClassDesc.of(owner.getName());
    var type = MethodTypeDesc.ofDescriptor(signature);
    return code -> code.invokestatic(ownerDescriptor, name, type);
  }
}
