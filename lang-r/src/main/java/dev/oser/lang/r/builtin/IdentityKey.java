package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Identity;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** A value as the key of a map: equal to those it is identical to. */
final class IdentityKey {
  /** Of long vectors only some elements tell them apart; the rest is left to the comparison. */
  private static final int LOOKED_AT = 64;

  private final Value value;
  private final int hash;

  IdentityKey(Value value) {
    this.value = value;
    this.hash = hash(value);
  }

  private static int hash(Value value) {
    if (!(value instanceof Vector vector)) {
      return value.type().hashCode();
    }
    int hash = vector.kind().ordinal() + 31 * vector.length();
    int step = Math.max(1, vector.length() / LOOKED_AT);
    for (int i = 0; i < vector.length(); i += step) {
      hash = 31 * hash + hash(vector, i);
    }
    return hash;
  }

  private static int hash(Vector vector, int i) {
    return switch (vector) {
      // Both zeros are identical.
      case DoubleVector numbers -> Double.hashCode(numbers.get(i) + 0.0);
      case ListVector list -> hash(list.get(i));
      default ->
          switch (vector.kind()) {
            case LOGICAL, INTEGER, RAW -> vector.intAt(i);
            case STRING -> vector.stringAt(i).hashCode();
            default -> 0;
          };
    };
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof IdentityKey key
        && hash == key.hash
        && Identity.identical(value, key.value);
  }
}
