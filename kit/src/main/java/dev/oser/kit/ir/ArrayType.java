package dev.oser.kit.ir;

import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;

/** An array; invariant in its element type, so a store never fails for the type the text shows. */
public record ArrayType(Type element) implements Type {
  public ArrayType {
    if (element == CoreType.VOID) {
      throw new IllegalArgumentException("an array needs elements with a value, not void");
    }
  }

  @Override
  public String text() {
    return element instanceof FunctionType ? "(" + element.text() + ")[]" : element.text() + "[]";
  }

  @Override
  public TypeKind representation() {
    return TypeKind.REFERENCE;
  }

  @Override
  public ClassDesc descriptor() {
    return element.descriptor().arrayType();
  }

  @Override
  public boolean isSubtypeOf(Type other) {
    return other == CoreType.REF || equals(other);
  }

  @Override
  public String toString() {
    return text();
  }
}
