package dev.oser.kit.ir.core;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Type;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;

/**
 * Stands for any type in the example op of an {@link dev.oser.kit.ir.OpSyntax}, so that
 * documentation made from it says {@code T[]} where a program says {@code i64[]}. No code has it.
 */
record Placeholder(String text) implements Type {
  static final Placeholder T = new Placeholder("T");

  @Override
  public TypeKind representation() {
    return TypeKind.REFERENCE;
  }

  @Override
  public ClassDesc descriptor() {
    return ConstantDescs.CD_Object;
  }

  @Override
  public boolean isSubtypeOf(Type other) {
    return other == CoreType.REF || equals(other);
  }

  @Override
  public String toString() {
    return text;
  }
}
