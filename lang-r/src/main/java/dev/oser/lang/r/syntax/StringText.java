package dev.oser.lang.r.syntax;

/** Strings and names as R writes them in code. */
public final class StringText {
  private StringText() {}

  /** {@return the text between these quotes, with escapes} */
  public static String quoted(String text, char quote) {
    var result = new StringBuilder().append(quote);
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (c == quote) {
        result.append('\\').append(quote);
      } else {
        escape(c, result);
      }
    }
    return result.append(quote).toString();
  }

  private static void escape(int c, StringBuilder result) {
    switch (c) {
      case '\\' -> result.append("\\\\");
      case '\n' -> result.append("\\n");
      case '\t' -> result.append("\\t");
      case '\r' -> result.append("\\r");
      case 7 -> result.append("\\a");
      case '\b' -> result.append("\\b");
      case '\f' -> result.append("\\f");
      case 11 -> result.append("\\v");
      default -> {
        if (Bytes.isByte(c)) {
          result.append(String.format("\\x%02x", Bytes.byteOf(c)));
        } else if (c < 32 || c == 127) {
          result.append(String.format("\\%03o", c));
        } else if (c < 127 || isPrintable(c)) {
          result.appendCodePoint(c);
        } else {
          result.append(String.format(c > 0xFFFF ? "\\U{%06x}" : "\\u%04x", c));
        }
      }
    }
  }

  private static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.UNASSIGNED,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
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
