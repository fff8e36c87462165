package dev.oser.kit.ir;

/**
 * The part of memory an op touches. Two named parts never overlap, so a load of {@code i64[]}
 * elements may move across a store to an {@code f64[]} or to a record field.
 */
public sealed interface Memory {
  /** No memory at all. */
  Memory NONE = new None();

  /** Any of it: what a call may touch. */
  Memory ANY = new Any();

  /** {@return the part of memory with this name} */
  static Memory named(String name) {
    return new Named(name);
  }

  /** {@return whether some location can belong to both} */
  default boolean overlaps(Memory other) {
    return switch (this) {
      case None _ -> false;
      case Any _ -> !(other instanceof None);
      case Named _ -> other instanceof Any || equals(other);
    };
  }

  /** Nothing. */
  record None() implements Memory {
    @Override
    public String toString() {
      return "nothing";
    }
  }

  /** Everything. */
  record Any() implements Memory {
    @Override
    public String toString() {
      return "anything";
    }
  }

  /** One part, for example the elements of all {@code i64[]}. */
  record Named(String name) implements Memory {
    @Override
    public String toString() {
      return name;
    }
  }
}
