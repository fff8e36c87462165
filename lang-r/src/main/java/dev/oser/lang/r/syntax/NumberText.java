package dev.oser.lang.r.syntax;

import dev.oser.lang.r.number.NumberStyle;
import dev.oser.lang.r.number.RealMeasure;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as {@code deparse} writes them: as few digits as 15 significant ones need. */
public final class NumberText {
  private NumberText() {}

  public static String of(double value) {
    return RealMeasure.text(value, NumberStyle.character().withNa("NaN"));
  }

  /** {@return the text with 17 significant digits, or those that are not 0} */
  static String exact(double value) {
    if (value == 0) {
      return "0";
    }
    var rounded = new BigDecimal(value).round(new MathContext(17, RoundingMode.HALF_EVEN));
    int exponent = rounded.precision() - rounded.scale() - 1;
    if (exponent >= -4 && exponent < 17) {
      return rounded.stripTrailingZeros().toPlainString();
    }
    var digits = rounded.unscaledValue().abs().toString().replaceFirst("0+$", "");
    var fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
    return (value < 0 ? "-" : "")
        + digits.charAt(0)
        + fraction
        + String.format("e%s%02d", exponent < 0 ? "-" : "+", Math.abs(exponent));
  }

  /** {@return the text in base 16, which reads as exactly this number} */
  static String hexadecimal(double value) {
    if (value == 0) {
      return "0x0p+0";
    }
    return Double.toHexString(value).replace(".0p", "p").replaceFirst("p(?!-)", "p+");
  }

  static String of(Node.Complex value) {
    if (!Double.isFinite(value.real()) || !Double.isFinite(value.imaginary())) {
      return "complex(real=" + of(value.real()) + ", imaginary=" + of(value.imaginary()) + ")";
    }
    var imaginary = of(value.imaginary());
    return of(value.real()) + (imaginary.startsWith("-") ? "" : "+") + imaginary + "i";
  }
}
