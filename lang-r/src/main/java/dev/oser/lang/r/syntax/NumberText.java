package dev.oser.lang.r.syntax;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as {@code deparse} writes them: as few digits as 15 significant ones need. */
public final class NumberText {
  private static final MathContext FIFTEEN = new MathContext(15, RoundingMode.HALF_EVEN);

  private NumberText() {}

  public static String of(double value) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "Inf" : "-Inf";
    }
    if (value == 0) {
      return "0";
    }
    var exact = new BigDecimal(value);
    var rounded = exact.round(FIFTEEN).stripTrailingZeros();
    var digits = rounded.unscaledValue().abs().toString();
    int exponent = digits.length() - 1 - rounded.scale();
    var scientific = scientific(digits, exponent);
    int fixedWidth =
        exponent < 0 ? 1 - exponent + digits.length() : Math.max(exponent + 1, digits.length() + 1);
    if (exponent >= 0 && digits.length() <= exponent + 1) {
      fixedWidth = exponent + 1;
    }
    var sign = value < 0 ? "-" : "";
    if (fixedWidth > scientific.length()) {
      return sign + scientific;
    }
    // Beyond 15 digits the fixed form shows what the double really is.
    int places = Math.max(0, digits.length() - 1 - exponent);
    return sign + exact.abs().setScale(places, RoundingMode.HALF_EVEN).toPlainString();
  }

  private static String scientific(String digits, int exponent) {
    var mantissa = digits.length() == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
    var size = Integer.toString(Math.abs(exponent));
    return mantissa + "e" + (exponent < 0 ? "-" : "+") + (size.length() < 2 ? "0" : "") + size;
  }

  static String of(Node.Complex value) {
    if (!Double.isFinite(value.real()) || !Double.isFinite(value.imaginary())) {
      return "complex(real=" + of(value.real()) + ", imaginary=" + of(value.imaginary()) + ")";
    }
    var imaginary = of(value.imaginary());
    return of(value.real()) + (imaginary.startsWith("-") ? "" : "+") + imaginary + "i";
  }
}
