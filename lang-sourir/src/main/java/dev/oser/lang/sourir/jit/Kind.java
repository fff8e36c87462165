package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.lang.sourir.runtime.Kinds;

/** How compiled code holds a value. */
enum Kind {
  /** An integer, as an i64 that is within 63 bits. */
  INT(CoreType.I64, Kinds.INT, 'i'),
  /** A boolean, as an i1. */
  BOOL(CoreType.I1, Kinds.BOOL, 'b'),
  /** Any value, as an object. */
  ANY(CoreType.REF, Kinds.ANY, 'a');

  private final CoreType type;
  private final int kinds;
  private final char letter;

  Kind(CoreType type, int kinds, char letter) {
    this.type = type;
    this.kinds = kinds;
    this.letter = letter;
  }

  CoreType type() {
    return type;
  }

  /** {@return the kinds of values held so} */
  int kinds() {
    return kinds;
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
