package dev.oser.lang.r.text;

/** Strings as {@code print} and {@code encodeString} write them. */
public final class Escapes {
  /** No quotes around a string. */
  public static final char NONE = 0;

  /** A byte that is no text is kept as a lone surrogate, U+DC00 plus the byte. */
  private static final int BYTE = 0xDC00;

  private Escapes() {}

  /** {@return the string with escapes, between quotes unless these are NONE} */
  public static String of(String text, char quote) {
    if (quote == NONE && isPlain(text)) {
      return text;
    }
    var result = new StringBuilder(text.length() + 2);
    if (quote != NONE) {
      result.append(quote);
    }
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (quote != NONE && c == quote) {
        result.append('\\').append(quote);
      } else {
        append(c, result);
      }
    }
    return quote != NONE ? result.append(quote).toString() : result.toString();
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 32 || c > 126 || c == '\\') {
        return false;
      }
    }
    return true;
  }

  /** Appends a character, or the escape that stands for it. */
  public static void append(int c, StringBuilder result) {
    switch (c) {
      case '\\' -> result.append("\\\\");
      case '\n' -> result.append("\\n");
      case '\t' -> result.append("\\t");
      case '\r' -> result.append("\\r");
      case 7 -> result.append("\\a");
      case '\b' -> result.append("\\b");
      case '\f' -> result.append("\\f");
      case 11 -> result.append("\\v");
      case 0 -> result.append("\\0");
      default -> {
        if (c >= BYTE && c < BYTE + 0x100) {
          result.append(String.format("\\x%02x", c - BYTE));
        } else if (c < 32 || c == 127) {
          result.append(String.format("\\%03o", c));
        } else if (Characters.isShown(c)) {
          result.appendCodePoint(c);
        } else {
          result.append(String.format(c > 0xFFFF ? "\\U{%06x}" : "\\u%04x", c));
        }
      }
    }
  }
}
