package dev.oser.lang.r.regex;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The named classes of POSIX, {@code [:alpha:]} and so on, over Unicode. */
enum CharacterClass {
  ALPHA("\\p{IsAlphabetic}"),
  DIGIT("0-9"),
  ALNUM("\\p{IsAlphabetic}0-9"),
  UPPER("\\p{IsUppercase}"),
  LOWER("\\p{IsLowercase}"),
  SPACE(
      "\\t-\\r \\x{1680}\\x{2000}-\\x{2006}\\x{2008}-\\x{200a}\\x{2028}\\x{2029}\\x{205f}\\x{3000}"),
  BLANK("\\t \\x{1680}\\x{2000}-\\x{2006}\\x{2008}-\\x{200a}\\x{205f}\\x{3000}"),
  PUNCT("!-/:-@\\[-`{-~[\\p{P}\\p{S}&&[^\\x00-\\x7f]]"),
  CNTRL("\\x00-\\x1f\\x7f\\x{80}-\\x{9f}\\x{2028}\\x{2029}"),
  XDIGIT("0-9A-Fa-f"),
  GRAPH("!-~[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Cf}\\p{Co}&&[^\\x00-\\x7f]]"),
  PRINT(" -~[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Cf}\\p{Co}\\p{Zs}&&[^\\x00-\\x7f]]");

  /** What stands for the class inside Java's brackets. */
  final String java;

  CharacterClass(String java) {
    this.java = java;
  }

  static @Nullable CharacterClass of(String name) {
    for (var value : values()) {
      if (value.name().toLowerCase(Locale.ROOT).equals(name)) {
        return value;
      }
    }
    return null;
  }

  boolean contains(int c) {
    boolean ascii = c < 128;
    return switch (this) {
      case ALPHA -> Character.isAlphabetic(c);
      case DIGIT -> c >= '0' && c <= '9';
      case ALNUM -> Character.isAlphabetic(c) || DIGIT.contains(c);
      case UPPER -> Character.isUpperCase(c);
      case LOWER -> Character.isLowerCase(c);
      case SPACE -> BLANK.contains(c) || (c >= 10 && c <= 13) || c == 0x2028 || c == 0x2029;
      case BLANK ->
          c == ' '
              || c == '\t'
              || c == 0x1680
              || (c >= 0x2000 && c <= 0x200a && c != 0x2007)
              || c == 0x205f
              || c == 0x3000;
      case PUNCT -> ascii ? c > 32 && c < 127 && !ALNUM.contains(c) : isPunctuation(c);
      case CNTRL -> c < 32 || (c >= 127 && c < 160) || c == 0x2028 || c == 0x2029;
      case XDIGIT -> Character.digit(c, 16) >= 0 && ascii;
      case GRAPH -> ascii ? c > 32 && c < 127 : isVisible(c);
      case PRINT ->
          GRAPH.contains(c) || c == ' ' || Character.getType(c) == Character.SPACE_SEPARATOR;
    };
  }

  private static boolean isPunctuation(int c) {
    return switch (Character.getType(c)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.OTHER_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.MATH_SYMBOL,
          Character.CURRENCY_SYMBOL,
          Character.MODIFIER_SYMBOL,
          Character.OTHER_SYMBOL ->
          true;
      default -> false;
    };
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.UNASSIGNED,
          Character.SURROGATE,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
