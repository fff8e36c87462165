package dev.oser.kit.jit;

import dev.oser.kit.ir.Type;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/** Code that boxes and unboxes. */
final class Boxing {
  private Boxing() {}

  /** Replaces the value on the stack by an object. */
  static void box(CodeBuilder code, Type type) {
    if (!type.isReference()) {
      var box = boxOf(type);
      code.invokestatic(box, "valueOf", MethodTypeDesc.of(box, type.descriptor()));
    }
  }

  /** Replaces the object on the stack by a value of the type. */
  static void unbox(CodeBuilder code, Type type) {
    if (type.isReference()) {
      code.checkcast(type.descriptor());
      return;
    }
    var box = boxOf(type);
    var method = type.descriptor().displayName() + "Value";
    code.checkcast(box).invokevirtual(box, method, MethodTypeDesc.of(type.descriptor()));
  }

  private static ClassDesc boxOf(Type type) {
    return switch (type.representation()) {
      case BOOLEAN -> ConstantDescs.CD_Boolean;
      case BYTE -> ConstantDescs.CD_Byte;
      case INT -> ConstantDescs.CD_Integer;
      case LONG -> ConstantDescs.CD_Long;
      case DOUBLE -> ConstantDescs.CD_Double;
      default -> throw new IllegalArgumentException("no box for " + type.text());
    };
  }
}
