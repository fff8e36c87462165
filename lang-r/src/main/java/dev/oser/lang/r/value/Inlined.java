package dev.oser.lang.r.value;

import java.util.Set;

/** The functions whose calls the compiler translates into code of its own. */
final class Inlined {
  static final Set<String> NAMES =
      Set.of(
          "{",
          "(",
          "if",
          "for",
          "while",
          "repeat",
          "break",
          "next",
          "function",
          "return",
          "<-",
          "=",
          "<<-",
          "+",
          "-",
          "*",
          "/",
          "^",
          "%%",
          "%/%",
          "==",
          "!=",
          "<",
          ">",
          "<=",
          ">=",
          "&&",
          "||",
          "!",
          "&",
          "|",
          ":",
          "[",
          "[[",
          "$",
          "quote",
          "switch",
          "UseMethod");

  private Inlined() {}
}
