package dev.oser.lang.r.jit;

/** Why compiled code is left. */
enum Reason {
  TYPE("another type"),
  NA("NA or NaN"),
  OVERFLOW("an integer too large, or a quotient too inexact"),
  BRANCH("a branch that was never taken"),
  TARGET("another function"),
  BOUNDS("not an element of a vector that may be changed"),
  ENVIRONMENT("somebody else has assigned to a variable"),
  VALUE("a value that takes a longer look"),
  JUMP("a promise left a loop"),
  INTERRUPTED("an interrupt"),
  STRESS("a test");

  private static final Reason[] ALL = values();
  private final String words;

  Reason(String words) {
    this.words = words;
  }

  /** {@return the number that compiled code tells, of this reason at an instruction} */
  int at(int place) {
    return place << 4 | ordinal();
  }

  static int place(int number) {
    return number >>> 4;
  }

  /** {@return under which number failures are counted that are about the environment} */
  static int environmentOf(int place) {
    return ~place;
  }

  static Reason of(int number) {
    return ALL[number & 15];
  }

  /** {@return whether the code would be better without the assumption} */
  boolean isMisjudged() {
    return this != JUMP && this != INTERRUPTED && this != STRESS;
  }

  @Override
  public String toString() {
    return words;
  }
}
