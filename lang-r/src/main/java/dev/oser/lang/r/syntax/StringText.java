package dev.oser.lang.r.syntax;

import dev.oser.lang.r.text.Escapes;

/** Strings and names as R writes them in code. */
public final class StringText {
  private StringText() {}

  /** {@return the text between these quotes, with escapes} */
  public static String quoted(String text, char quote) {
    return Escapes.of(text, quote);
  }

  /** {@return whether a name can be written without backticks} */
  public static boolean isPlainName(String name) {
    if (name.isEmpty() || Lexer.isReserved(name)) {
      return false;
    }
    int first = name.codePointAt(0);
    if (!Lexer.startsName(first)
        || (first == '.' && name.length() > 1 && NumberLiteral.isDigit(name.charAt(1)))) {
      return false;
    }
    return name.codePoints().allMatch(Lexer::continuesName);
  }

  /** {@return a name, in backticks if it needs them} */
  public static String name(String name) {
    return isPlainName(name) ? name : quoted(name, '`');
  }
}
