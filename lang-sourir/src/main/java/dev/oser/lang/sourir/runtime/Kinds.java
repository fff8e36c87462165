package dev.oser.lang.sourir.runtime;

import java.util.ArrayList;

/** Sets of kinds of values, as bits: what feedback collects and contexts say. */
public final class Kinds {
  public static final int INT = 1;
  public static final int BOOL = 2;
  public static final int NIL = 4;
  public static final int TEXT = 8;
  public static final int FUNCTION = 16;

  /** An array whose elements are numbers. */
  public static final int NUMBERS = 32;

  /** An array whose elements are objects. */
  public static final int OBJECTS = 64;

  /** Any value at all. */
  public static final int ANY = 127;

  private Kinds() {}

  /** {@return the kind of a value: one bit} */
  public static int of(Object value) {
    // Not a switch: this runs at every array access and call.
    if (value instanceof Long) {
      return INT;
    }
    if (value instanceof ArrayObject array) {
      return array.numbers() != null ? NUMBERS : OBJECTS;
    }
    if (value instanceof Boolean) {
      return BOOL;
    }
    return value == Nil.NIL ? NIL : value instanceof String ? TEXT : FUNCTION;
  }

  /** {@return whether a value is of one of these kinds} */
  public static boolean has(int kinds, Object value) {
    return (of(value) & kinds) != 0;
  }

  /** {@return a set in words} */
  public static String text(int kinds) {
    if (kinds == ANY) {
      return "any";
    }
    var words = new ArrayList<String>();
    var names = new String[] {"int", "bool", "nil", "text", "function", "numbers", "objects"};
    for (int i = 0; i < names.length; i++) {
      if ((kinds >> i & 1) != 0) {
        words.add(names[i]);
      }
    }
    return String.join("|", words);
  }
}
