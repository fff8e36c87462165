package dev.oser.lang.r.serialization;

/**
 * The first word of an item: the type of the value in its lowest byte, then whether it has a class,
 * attributes and a tag, then bits of its own. Types from 238 on are no types of R but values that
 * need no more than their code, or ways to write others.
 */
final class Codes {
  static final int SYMBOL = 1;
  static final int PAIRS = 2;
  static final int CLOSURE = 3;
  static final int ENVIRONMENT = 4;
  static final int PROMISE = 5;
  static final int CALL = 6;
  static final int SPECIAL = 7;
  static final int BUILTIN = 8;
  static final int TEXT = 9;
  static final int LOGICAL = 10;
  static final int INTEGER = 13;
  static final int DOUBLE = 14;
  static final int COMPLEX = 15;
  static final int STRINGS = 16;
  static final int DOTS = 17;
  static final int LIST = 19;
  static final int EXPRESSION = 20;
  static final int BYTECODE = 21;
  static final int EXTERNAL_POINTER = 22;
  static final int WEAK_REFERENCE = 23;
  static final int RAW = 24;
  static final int S4 = 25;

  static final int ALTERNATIVE = 238;
  static final int PAIRS_WITH_ATTRIBUTES = 239;
  static final int CALL_WITH_ATTRIBUTES = 240;
  static final int BASE = 241;
  static final int EMPTY = 242;
  static final int SHARED_PART = 243;
  static final int PART_TO_SHARE = 244;
  static final int PERSISTENT = 247;
  static final int PACKAGE = 248;
  static final int NAMESPACE = 249;
  static final int BASE_NAMESPACE = 250;
  static final int MISSING = 251;
  static final int UNBOUND = 252;
  static final int GLOBAL = 253;
  static final int NULL = 254;
  static final int REFERENCE = 255;

  static final int HAS_CLASS = 1 << 8;
  static final int HAS_ATTRIBUTES = 1 << 9;
  static final int HAS_TAG = 1 << 10;

  private static final int OWN_BITS = 12;

  /** It is an object of S4. */
  static final int FORMAL = 1 << 4 + OWN_BITS;

  /** Bits of a text: how its bytes are to be read. */
  static final int BYTES_TEXT = 1 << 1 + OWN_BITS;

  static final int LATIN1_TEXT = 1 << 2 + OWN_BITS;
  static final int UTF8_TEXT = 1 << 3 + OWN_BITS;
  static final int ASCII_TEXT = 1 << 6 + OWN_BITS;

  /** Bits of a variable in an environment. */
  static final int NOT_GIVEN = 1 << OWN_BITS;

  static final int LOCKED_BINDING = 1 << 14 + OWN_BITS;
  static final int ACTIVE_BINDING = 1 << 15 + OWN_BITS;

  /** How far the number of a reference is moved to the left. */
  static final int REFERENCE_SHIFT = 8;

  private Codes() {}

  static int type(int word) {
    return word & 0xFF;
  }

  static boolean is(int word, int bit) {
    return (word & bit) != 0;
  }
}
