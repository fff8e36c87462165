package dev.oser.kit.ir;

import java.util.Arrays;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The part of memory an op touches. Two named parts never overlap, so a load of {@code i64[]}
 * elements may move across a store to an {@code f64[]} or to a record field. An op that touches
 * several parts says which, and stays out of the way of all others.
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

  /** {@return all that is in some of these} */
  static Memory of(Memory... memories) {
    if (Arrays.stream(memories).anyMatch(Any.class::isInstance)) {
      return ANY;
    }
    var names =
        Arrays.stream(memories)
            .flatMap(memory -> memory.parts().stream())
            .map(Named::name)
            .collect(Collectors.toCollection(TreeSet::new));
    return switch (names.size()) {
      case 0 -> NONE;
      case 1 -> new Named(names.first());
      default -> new Several(names.stream().map(Named::new).collect(Collectors.toSet()));
    };
  }

  /** {@return the parts that it names; none of them if it is nothing or everything} */
  default Set<Named> parts() {
    return switch (this) {
      case None _, Any _ -> Set.of();
      case Named named -> Set.of(named);
      case Several several -> several.parts;
    };
  }

  /** {@return whether some location can belong to both} */
  default boolean overlaps(Memory other) {
    return switch (this) {
      case None _ -> false;
      case Any _ -> !(other instanceof None);
      case Named _, Several _ ->
          other instanceof Any || !Collections.disjoint(parts(), other.parts());
    };
  }

  /** Nothing. */
  record None() implements Memory {
    // What a record has of itself is made by the JVM when it is first asked, which takes long.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof None;
    }

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public String toString() {
      return "nothing";
    }
  }

  /** Everything. */
  record Any() implements Memory {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Any;
    }

    @Override
    public int hashCode() {
      return 2;
    }

    @Override
    public String toString() {
      return "anything";
    }
  }

  /** One part, for example the elements of all {@code i64[]}. */
  record Named(String name) implements Memory {
    // What a record has of itself is made by the JVM when it is first asked, which takes long.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Named named && named.name.equals(name);
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

  /** Two or more parts. */
  record Several(Set<Named> parts) implements Memory {
    public Several {
      parts = Set.copyOf(parts);
    }

    @Override
    public String toString() {
      return parts.stream().map(Named::name).sorted().collect(Collectors.joining(" and "));
    }
  }
}
