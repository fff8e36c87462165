package dev.oser.kit.ir;

import org.jspecify.annotations.Nullable;

/**
 * What a {@link Constant} has that is an object of the language: a name for people and texts, and
 * the object itself. Two are equal if the object is the same.
 */
public final class ObjectReference {
  private final String name;
  private final Object object;

  ObjectReference(String name, Object object) {
    this.name = name;
    this.object = object;
  }

  public String name() {
    return name;
  }

  public Object object() {
    return object;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ObjectReference reference && reference.object == object;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(object);
  }

  @Override
  public String toString() {
    return "#" + name;
  }
}
