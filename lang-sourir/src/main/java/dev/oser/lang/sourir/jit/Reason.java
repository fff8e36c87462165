package dev.oser.lang.sourir.jit;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Why compiled code leaves. Assumes of the program have numbers from {@link #FIRST_ASSUME} on. */
enum Reason {
  INT("an integer was expected"),
  BOOL("a boolean was expected"),
  ARRAY("an array was expected"),
  NUMBERS("an array of numbers was expected"),
  ELEMENT("an integer element was expected"),
  INDEX("an index is out of bounds"),
  DIVISOR("a divisor is zero"),
  LENGTH("a length is not possible"),
  BRANCH("a branch went another way"),
  TARGET("another function was called"),
  CALLABLE("what is called is no such function"),
  DEPTH("calls are nested too deeply"),
  ASSERTION("an assertion does not hold"),
  CANCELLED("somebody wants to stop"),
  STRESS("it was made to fail");

  /** The number of the first assume; they are numbered by line. */
  static final int FIRST_ASSUME = 100;

  private final String words;

  Reason(String words) {
    this.words = words;
  }

  /** The set of all numbers there are. */
  static final int ANY = -1;

  /** {@return the set with this number; the assumes of the program are all the same to it} */
  static int set(int number) {
    return 1 << Math.min(number, Integer.SIZE - 1);
  }

  /** {@return whether a number is in a set} */
  static boolean isAmong(int set, int number) {
    return (set & set(number)) != 0;
  }

  /** {@return a set in words} */
  static String text(int set) {
    return Arrays.stream(values())
        .filter(reason -> isAmong(set, reason.ordinal()))
        .map(reason -> reason.words)
        .collect(Collectors.joining(" or "));
  }

  static String words(int number) {
    return number >= FIRST_ASSUME ? "an assume failed" : values()[number].words;
  }

  /**
   * {@return whether it means that code was made for other values than it gets: making it again may
   * help} The others end the program, or say nothing about the next time.
   */
  static boolean isMisjudged(int number) {
    if (number >= FIRST_ASSUME) {
      return false;
    }
    return switch (values()[number]) {
      case INT, BOOL, NUMBERS, ELEMENT, BRANCH, TARGET, ARRAY -> true;
      case INDEX, DIVISOR, LENGTH, CALLABLE, DEPTH, ASSERTION, CANCELLED, STRESS -> false;
    };
  }
}
