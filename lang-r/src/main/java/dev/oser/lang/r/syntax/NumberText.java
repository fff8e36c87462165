package dev.oser.lang.r.syntax;

import dev.oser.lang.r.number.NumberStyle;
import dev.oser.lang.r.number.RealMeasure;

/** Numbers as {@code deparse} writes them: as few digits as 15 significant ones need. */
public final class NumberText {
  private static final NumberStyle STYLE = NumberStyle.CHARACTER.withNa("NaN");

  private NumberText() {}

  public static String of(double value) {
    return RealMeasure.text(value, STYLE);
  }

  static String of(Node.Complex value) {
    if (!Double.isFinite(value.real()) || !Double.isFinite(value.imaginary())) {
      return "complex(real=" + of(value.real()) + ", imaginary=" + of(value.imaginary()) + ")";
    }
    var imaginary = of(value.imaginary());
    return of(value.real()) + (imaginary.startsWith("-") ? "" : "+") + imaginary + "i";
  }
}
