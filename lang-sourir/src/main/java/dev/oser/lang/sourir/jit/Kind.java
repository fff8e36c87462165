package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.lang.sourir.runtime.Kinds;

/** How compiled code holds a value. */
enum Kind {
  /** An integer, as an i64 that is within 63 bits. */
  INT(CoreType.I64, 'i'),
  /** A boolean, as an i1. */
  BOOL(CoreType.I1, 'b'),
  /** Any value, as an object. */
  ANY(CoreType.REF, 'a');

  private final CoreType type;
  private final char letter;

  Kind(CoreType type, char letter) {
    this.type = type;
    this.letter = letter;
  }

  CoreType type() {
    return type;
  }

  char letter() {
    return letter;
  }

  Kind join(Kind other) {
    return this == other ? this : ANY;
  }

  /** {@return how to hold a value of which these kinds are known} */
  static Kind of(int kinds) {
    return kinds == Kinds.INT ? INT : kinds == Kinds.BOOL ? BOOL : ANY;
  }
}
