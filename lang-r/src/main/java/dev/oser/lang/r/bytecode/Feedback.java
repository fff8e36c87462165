package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** What instructions remember: bits for the operands they saw and the ways they went. */
final class Feedback {
  static final int INTEGERS = 1;
  static final int DOUBLES = 2;
  static final int MIXED_NUMBERS = 4;
  static final int VECTORS = 8;
  static final int OBJECTS = 16;
  static final int OTHERS = 32;

  static final int TAKEN = 1;
  static final int NOT_TAKEN = 2;

  private Feedback() {}

  static int of(Value value) {
    return value.isObject()
        ? OBJECTS
        : value instanceof Vector vector
            ? (vector.length() == 1 && vector.isNumeric() ? MIXED_NUMBERS : VECTORS)
            : OTHERS;
  }
}
