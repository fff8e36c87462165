package dev.oser.kit.ir;

import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a value before the program runs. Types form a lattice that a language can
 * refine with its own: a type says what it is a subtype of, and how it is represented on the JVM,
 * so unboxing is a question asked of types.
 */
public interface Type {
  /** {@return the type as the text form writes it} */
  String text();

  /** {@return the kind of JVM value that holds it} */
  TypeKind representation();

  /** {@return the JVM type of locals, fields and parameters that hold it} */
  ClassDesc descriptor();

  /**
   * {@return whether every value of this type is one of the other; each type is a subtype of
   * itself}
   */
  boolean isSubtypeOf(Type other);

  /** {@return the smallest type that both are subtypes of, or null when no value could be both} */
  default @Nullable Type join(Type other) {
    if (isSubtypeOf(other)) {
      return other;
    }
    if (other.isSubtypeOf(this)) {
      return this;
    }
    return isReference() && other.isReference() ? CoreType.REF : null;
  }

  /** {@return whether values exist when a program runs, and can be passed on} */
  default boolean existsAtRunTime() {
    return true;
  }

  /** {@return whether values are references on the JVM, null among them} */
  default boolean isReference() {
    return representation() == TypeKind.REFERENCE;
  }
}
