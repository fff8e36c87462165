package dev.oser.kit.ir.speculation;

import dev.oser.kit.ir.Type;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;

/** The types of what only exists while code is compiled; null stands for it until it is known. */
public enum SpeculationType implements Type {
  /** A place to fall back to. */
  CHECKPOINT("checkpoint"),
  /** How a frame goes on in other code. */
  FRAME("frame");

  private final String text;

  SpeculationType(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public TypeKind representation() {
    return TypeKind.REFERENCE;
  }

  @Override
  public ClassDesc descriptor() {
    return ConstantDescs.CD_Object;
  }

  @Override
  public boolean existsAtRunTime() {
    return false;
  }

  @Override
  public boolean isSubtypeOf(Type other) {
    return this == other;
  }

  @Override
  public String toString() {
    return text;
  }
}
