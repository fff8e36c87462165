package dev.oser.lang.r.value;

import dev.oser.lang.r.number.ComplexFormat;
import dev.oser.lang.r.number.NumberStyle;
import dev.oser.lang.r.number.ScientificPenalty;
import dev.oser.lang.r.syntax.NumberText;

/** Numbers as {@code as.character} writes them. */
public final class Numbers {
  private static final double EXACT = 100_000;

  private Numbers() {}

  public static String text(double value) {
    if (Na.isNa(value)) {
      return Na.STRING;
    }
    if (value == Math.rint(value) && Math.abs(value) < EXACT && ScientificPenalty.here() >= 0) {
      return Integer.toString((int) value);
    }
    return NumberText.of(value);
  }

  public static String text(double real, double imaginary) {
    if (Na.isNa(real) || Na.isNa(imaginary)) {
      return Na.STRING;
    }
    return ComplexFormat.text(real, imaginary, NumberStyle.character());
  }

  /** {@return the number that a text reads as; NA if it is none} */
  public static double parse(String text) {
    if (Na.isNa(text)) {
      return Na.DOUBLE;
    }
    var trimmed = text.strip();
    if (trimmed.isEmpty()) {
      return Na.DOUBLE;
    }
    boolean negative = trimmed.charAt(0) == '-';
    var unsigned = negative || trimmed.charAt(0) == '+' ? trimmed.substring(1) : trimmed;
    double size = parseUnsigned(unsigned);
    return negative && !Double.isNaN(size) ? -size : size;
  }

  private static double parseUnsigned(String text) {
    if (text.isEmpty()) {
      return Na.DOUBLE;
    }
    switch (text.charAt(0)) {
      case 'n', 'N' -> {
        return text.equalsIgnoreCase("nan") ? Double.NaN : Na.DOUBLE;
      }
      case 'i', 'I' -> {
        boolean infinite = text.equalsIgnoreCase("inf") || text.equalsIgnoreCase("infinity");
        return infinite ? Double.POSITIVE_INFINITY : Na.DOUBLE;
      }
      default -> {}
    }
    char first = text.charAt(0);
    if (text.length() > 2 && first == '0' && (text.charAt(1) == 'x' || text.charAt(1) == 'X')) {
      return hexadecimal(withoutEmptyExponent(text, 'p', 'P'));
    }
    return decimal(withoutEmptyExponent(text, 'e', 'E'));
  }

  /** An exponent without digits is none. */
  private static String withoutEmptyExponent(String text, char lower, char upper) {
    int end = text.length();
    char last = text.charAt(end - 1);
    if (end > 1 && (last == '+' || last == '-')) {
      last = text.charAt(--end - 1);
    }
    return last == lower || last == upper ? text.substring(0, end - 1) : text;
  }

  private static double decimal(String text) {
    if (text.isEmpty()) {
      return Na.DOUBLE;
    }
    char first = text.charAt(0);
    char last = text.charAt(text.length() - 1);
    if (!(first >= '0' && first <= '9' || first == '.')
        || !(last >= '0' && last <= '9' || last == '.')) {
      return Na.DOUBLE;
    }
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return Na.DOUBLE;
    }
  }

  private static double hexadecimal(String text) {
    try {
      boolean hasExponent = text.indexOf('p') >= 0 || text.indexOf('P') >= 0;
      return Double.parseDouble(hasExponent ? text : text + "p0");
    } catch (NumberFormatException e) {
      return Na.DOUBLE;
    }
  }

  /** {@return the real and the imaginary part of the number that a text reads as} */
  static double[] parseComplex(String text) {
    var trimmed = text.strip();
    int split = Na.isNa(text) || !trimmed.endsWith("i") ? -1 : innerSign(trimmed);
    if (split < 0) {
      return new double[] {parse(text), 0};
    }
    return new double[] {
      parse(trimmed.substring(0, split)), parse(trimmed.substring(split, trimmed.length() - 1))
    };
  }

  /** {@return where the sign of the imaginary part is, or -1} */
  private static int innerSign(String text) {
    for (int i = text.length() - 1; i > 0; i--) {
      char c = text.charAt(i);
      boolean exponent = "eEpP".indexOf(text.charAt(i - 1)) >= 0;
      if ((c == '+' || c == '-') && !exponent) {
        return i;
      }
    }
    return -1;
  }
}
