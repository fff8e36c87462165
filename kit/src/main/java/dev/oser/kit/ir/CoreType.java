package dev.oser.kit.ir;

import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;

/** The types that need no declaration. */
public enum CoreType implements Type {
  /** The result of a function or instruction that has none. */
  VOID("void", TypeKind.VOID, ConstantDescs.CD_void),
  /** True or false. */
  I1("i1", TypeKind.BOOLEAN, ConstantDescs.CD_boolean),
  /** A byte to store; arithmetic is done in i32. */
  I8("i8", TypeKind.BYTE, ConstantDescs.CD_byte),
  /** A 32-bit two's complement integer. */
  I32("i32", TypeKind.INT, ConstantDescs.CD_int),
  /** A 64-bit two's complement integer. */
  I64("i64", TypeKind.LONG, ConstantDescs.CD_long),
  /** An IEEE 754 binary64 number. */
  F64("f64", TypeKind.DOUBLE, ConstantDescs.CD_double),
  /** Any reference: the top of arrays, records, functions and host objects. */
  REF("ref", TypeKind.REFERENCE, ConstantDescs.CD_Object);

  private final String text;
  private final TypeKind representation;
  private final ClassDesc descriptor;

  CoreType(String text, TypeKind representation, ClassDesc descriptor) {
    this.text = text;
    this.representation = representation;
    this.descriptor = descriptor;
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public TypeKind representation() {
    return representation;
  }

  @Override
  public ClassDesc descriptor() {
    return descriptor;
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
