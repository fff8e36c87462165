package dev.oser.lang.r.jit;

/** Why compiled code is left. */
enum Reason {
  TYPE("another type"),
  NA("NA or NaN"),
  OVERFLOW("an integer too large, or a quotient too inexact"),
  BRANCH("a branch that was never taken"),
  NEVER("code that never ran before"),
  TARGET("another function"),
  BOUNDS("not an element of a vector that may be changed"),
  ENVIRONMENT("somebody else has assigned to a variable"),
  VALUE("a value that takes a longer look"),
  ENDED("the loop has ended"),
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
    return ENVIRONMENT.about(place);
  }

  /**
   * {@return under which number failures at an instruction are counted} What is learnt from most is
   * to assume less of the instruction; not so for two of them.
   */
  int about(int place) {
    return switch (this) {
      case ENVIRONMENT -> ~(2 * place);
      case NEVER -> ~(2 * place + 1);
      default -> place;
    };
  }

  static Reason of(int number) {
    return ALL[number & 15];
  }

  /** {@return whether the code would be better without the assumption} */
  boolean isMisjudged() {
    return this != ENDED && this != JUMP && this != INTERRUPTED && this != STRESS;
  }

  @Override
  public String toString() {
    return words;
  }
}
