package dev.oser.lang.sourir.interp;

/**
 * The instructions of {@link Code}, each followed by its operands: {@code to} is a slot, {@code a},
 * {@code b}, {@code c} are values (a slot, or the complement of the index of a constant).
 */
final class Opcode {
  /** to, a */
  static final int MOVE = 0;

  // to, a, b
  static final int ADD = 1;
  static final int SUBTRACT = 2;
  static final int MULTIPLY = 3;
  static final int DIVIDE = 4;
  static final int MODULO = 5;
  static final int LESS = 6;
  static final int LESS_OR_EQUAL = 7;
  static final int GREATER = 8;
  static final int GREATER_OR_EQUAL = 9;
  static final int EQUAL = 10;
  static final int NOT_EQUAL = 11;
  static final int AND = 12;
  static final int OR = 13;

  /** to, a */
  static final int NEGATE = 14;

  /** to, a */
  static final int NOT = 15;

  /** to, array, index, feedback site */
  static final int LOAD = 16;

  /** array: an error unless it is one */
  static final int CHECK_ARRAY = 17;

  /** array, index: an error unless it is inside */
  static final int CHECK_INDEX = 18;

  /** to, array */
  static final int LENGTH = 19;

  /** to, length */
  static final int NEW_ARRAY = 20;

  /** to, count, elements */
  static final int ARRAY_OF = 21;

  /** array, index, value, feedback site */
  static final int STORE = 22;

  /** slot */
  static final int DROP = 23;

  /** to, feedback site */
  static final int READ = 24;

  /** a */
  static final int PRINT = 25;

  /** a */
  static final int ASSERT = 26;

  /** a */
  static final int RETURN = 27;

  /** a */
  static final int STOP = 28;

  /** a, target if true, target if false, line */
  static final int BRANCH = 29;

  /** target, line */
  static final int GOTO = 30;

  /** target, line: backwards */
  static final int LOOP = 31;

  /** to, function, feedback site, line, count, arguments */
  static final int CALL = 32;

  /** assume: counts it, and may make it fail */
  static final int ASSUME = 33;

  /** assume, a */
  static final int GUARD = 34;

  /** assume: leaves for its target */
  static final int DEOPTIMIZE = 35;

  /** the program does something: assumes may be made to fail again */
  static final int PROGRESS = 36;

  /** slot, constant that is its name: an error unless it has a value */
  static final int CHECK_BOUND = 37;

  /** the end of main */
  static final int END = 38;

  private Opcode() {}
}
