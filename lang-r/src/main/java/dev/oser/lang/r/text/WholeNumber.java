package dev.oser.lang.r.text;

import dev.oser.lang.r.number.Missing;

/** {@code strtoi}. */
public final class WholeNumber {
  private WholeNumber() {}

  /**
   * {@return the number that a text is as C's {@code strtol} reads it, or NA}
   *
   * @param base 2 to 36, or 10 with the prefixes of C if {@code prefixes}
   * @param prefixes whether {@code 0} and {@code 0x} choose the base
   */
  public static int parse(String text, int base, boolean prefixes) {
    int i = 0;
    while (i < text.length() && " \t\n\r\f\u000b".indexOf(text.charAt(i)) >= 0) {
      i++;
    }
    boolean negative = text.startsWith("-", i);
    if (negative || text.startsWith("+", i)) {
      i++;
    }
    int radix = base;
    boolean hexadecimal = text.startsWith("0x", i) || text.startsWith("0X", i);
    if (hexadecimal && (prefixes || base == 16)) {
      radix = 16;
      i += 2;
    } else if (prefixes && text.startsWith("0", i)) {
      radix = 8;
    }
    if (i >= text.length()) {
      return Missing.INTEGER;
    }
    long value = 0;
    for (; i < text.length(); i++) {
      int digit = text.charAt(i) < 128 ? Character.digit(text.charAt(i), radix) : -1;
      value = value * radix + digit;
      if (digit < 0 || value > Integer.MAX_VALUE) {
        return Missing.INTEGER;
      }
    }
    return (int) (negative ? -value : value);
  }
}
