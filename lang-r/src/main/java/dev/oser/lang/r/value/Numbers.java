package dev.oser.lang.r.value;

import dev.oser.lang.r.number.ComplexFormat;
import dev.oser.lang.r.number.NumberStyle;
import dev.oser.lang.r.syntax.NumberText;

/** Numbers as {@code as.character} writes them. */
public final class Numbers {
  private static final double EXACT = 100_000;

  private Numbers() {}

  public static String text(double value) {
    if (Na.isNa(value)) {
      return Na.STRING;
    }
    if (value == Math.rint(value) && Math.abs(value) < EXACT) {
      return Integer.toString((int) value);
    }
    return NumberText.of(value);
  }

  public static String text(double real, double imaginary) {
    if (Na.isNa(real) || Na.isNa(imaginary)) {
      return Na.STRING;
    }
    return ComplexFormat.text(real, imaginary, NumberStyle.CHARACTER);
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
    switch (text) {
      case "NA":
        return Na.DOUBLE;
      case "NaN":
        return Double.NaN;
      case "Inf", "inf", "Infinity", "infinity", "INF":
        return Double.POSITIVE_INFINITY;
      default:
        break;
    }
    if (text.isEmpty()) {
      return Na.DOUBLE;
    }
    char first = text.charAt(0);
    if (text.length() > 2 && first == '0' && (text.charAt(1) == 'x' || text.charAt(1) == 'X')) {
      return hexadecimal(text);
    }
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
}
