package dev.oser.lang.r.number;

/** Doubles as C's {@code %a} writes them, after the prefix {@code 0x}. */
final class HexadecimalText {
  private static final int FRACTION_DIGITS = 13;
  private static final int FRACTION_BITS = 52;

  private HexadecimalText() {}

  static String of(double size, int precision, boolean point) {
    long bits = Double.doubleToRawLongBits(size);
    long fraction = bits & ((1L << FRACTION_BITS) - 1);
    int biased = (int) (bits >>> FRACTION_BITS);
    int exponent = size == 0 ? 0 : Math.max(biased, 1) - 1023;
    long significand = biased == 0 ? fraction : fraction | 1L << FRACTION_BITS;
    int digits = FRACTION_DIGITS;
    if (precision >= 0 && precision < FRACTION_DIGITS) {
      int drop = 4 * (FRACTION_DIGITS - precision);
      long rest = significand & ((1L << drop) - 1);
      long half = 1L << (drop - 1);
      significand >>>= drop;
      if (rest > half || (rest == half && (significand & 1) != 0)) {
        significand++;
      }
      digits = precision;
    }
    var text = new StringBuilder();
    for (int i = 0; i < digits; i++) {
      text.append(Character.forDigit((int) (significand >>> (4 * (digits - 1 - i)) & 15), 16));
    }
    long lead = digits == 0 ? significand : significand >>> (4 * digits);
    if (precision < 0) {
      while (!text.isEmpty() && text.charAt(text.length() - 1) == '0') {
        text.setLength(text.length() - 1);
      }
    }
    text.append("0".repeat(Math.max(0, precision - digits)));
    var dot = text.isEmpty() && !point ? "" : ".";
    return lead + dot + text + "p" + (exponent < 0 ? "-" : "+") + Math.abs(exponent);
  }
}
