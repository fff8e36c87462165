package dev.oser.kit.ir;

import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A struct with named, typed, mutable fields. Records are nominal: two with the same name are the
 * same type, and a machine refuses to load a second one whose fields differ. Fields are given after
 * the name is known, so that records can be recursive.
 */
public final class RecordType implements Type {
  /** One field. */
  public record Field(String name, Type type) {
    @Override
    public String toString() {
      return name + ": " + type.text();
    }
  }

  private final String name;
  private @Nullable List<Field> fields;

  public RecordType(String name) {
    this.name = name;
  }

  /** Gives the fields, once. */
  public RecordType define(List<Field> declared) {
    if (fields != null) {
      throw new IllegalStateException("record " + name + " already has fields");
    }
    fields = List.copyOf(declared);
    return this;
  }

  public String name() {
    return name;
  }

  public List<Field> fields() {
    if (fields == null) {
      throw new IllegalStateException("record " + name + " is used before its fields are defined");
    }
    return fields;
  }

  /** {@return the index of the field with this name, or -1} */
  public int indexOf(String field) {
    for (int i = 0; i < fields().size(); i++) {
      if (fields().get(i).name().equals(field)) {
        return i;
      }
    }
    return -1;
  }

  /** {@return why the JVM cannot make records of this type in one call, or null if it can} */
  public @Nullable String excess() {
    return FunctionType.excess(fields().stream().map(Field::type).toList());
  }

  @Override
  public String text() {
    return name;
  }

  @Override
  public TypeKind representation() {
    return TypeKind.REFERENCE;
  }

  @Override
  public ClassDesc descriptor() {
    return ClassDesc.of(FunctionType.GENERATED_PACKAGE, "Record_" + name);
  }

  @Override
  public boolean isSubtypeOf(Type other) {
    return other == CoreType.REF || equals(other);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RecordType record && record.name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
