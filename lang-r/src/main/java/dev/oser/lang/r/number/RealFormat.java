package dev.oser.lang.r.number;

/**
 * A way to write doubles that a whole vector shares.
 *
 * @param width how wide the numbers are at least
 * @param decimals digits after the point
 * @param exponentDigits 2 or 3 in scientific notation, 0 in fixed notation
 * @param na what is written for NA
 */
public record RealFormat(int width, int decimals, int exponentDigits, String na) {
  /** {@return whether numbers are written with an exponent} */
  public boolean isScientific() {
    return exponentDigits > 0;
  }

  public RealFormat withWidth(int other) {
    return new RealFormat(other, decimals, exponentDigits, na);
  }

  /** {@return the number, right-justified} */
  public String justified(double x) {
    var text = text(x);
    int missing = width - text.length();
    return missing > 0 ? " ".repeat(missing) + text : text;
  }

  /** {@return the number without leading blanks} */
  public String text(double x) {
    if (Double.isFinite(x)) {
      double zeroHasNoSign = x == 0 ? 0.0 : x;
      return isScientific()
          ? DecimalText.scientific(zeroHasNoSign, decimals)
          : DecimalText.fixed(zeroHasNoSign, decimals);
    }
    return Missing.isMissing(x) ? na : special(x);
  }

  /** {@return NaN, Inf or -Inf} */
  static String special(double x) {
    return x != x ? "NaN" : x > 0 ? "Inf" : "-Inf";
  }
}
