package dev.oser.lang.r.jit;

/** Why compiled code is left. */
enum Reason {
  TYPE("another type", "the type"),
  NA("NA or NaN", "no NA"),
  OVERFLOW("an integer too large, or a quotient too inexact", "no overflow"),
  BRANCH("a branch that was never taken", "the way it went"),
  NEVER("code that never ran before", "that it does not run"),
  TARGET("another function", "the function"),
  BOUNDS(
      "not an element of a vector that may be changed",
      "an element that may be changed or is there"),
  ENVIRONMENT("somebody else has assigned to a variable", "that nobody else assigns"),
  VALUE("a value that takes a longer look", "a value at hand"),
  CALLEE("a call that could not be done without a frame", "that it only computes"),
  ENDED("the loop has ended", "that the loop goes on"),
  JUMP("a promise left a loop", "no jump"),
  INTERRUPTED("an interrupt", "no interrupt"),
  STRESS("a test", "no test");

  private static final Reason[] ALL = values();
  private final String words;
  private final String assumption;

  /**
   * Makes a reason.
   *
   * @param words what was met
   * @param assumption what was expected instead
   */
  Reason(String words, String assumption) {
    this.words = words;
    this.assumption = assumption;
  }

  /** {@return what code assumes that is left for this reason if it does not hold} */
  String assumption() {
    return assumption;
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

  /** {@return whether the values at hand were others than expected} */
  boolean isAboutValues() {
    return this == TYPE || this == NA || this == OVERFLOW || this == TARGET;
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
