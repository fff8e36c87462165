package dev.oser.lang.r.number;

/** Looks at the numbers of a vector, or a column, and finds the format they share. */
public final class RealMeasure {
  private final NumberStyle style;
  private boolean anyFinite;
  private boolean anyNegative;
  private int left = 1;
  private int right;
  private int maxExponent = Integer.MIN_VALUE;
  private int minExponent = Integer.MAX_VALUE;
  private int maxDigits = 1;
  private int otherWidth;

  public RealMeasure(NumberStyle style) {
    this.style = style;
  }

  /** {@return the format of these numbers} */
  public static RealFormat format(double[] numbers, NumberStyle style) {
    return format(numbers, 0, numbers.length, style);
  }

  /** {@return the format of the numbers from one index up to another} */
  public static RealFormat format(double[] numbers, int from, int to, NumberStyle style) {
    var measure = new RealMeasure(style);
    for (int i = from; i < to; i++) {
      measure.add(numbers[i]);
    }
    return measure.format();
  }

  /** {@return the text of one number on its own, as {@code cat} or {@code paste} write it} */
  public static String text(double number, NumberStyle style) {
    // Small whole numbers are by far the most frequent.
    if (number == (int) number && Math.abs(number) < 100_000 && style.nsmall() == 0) {
      if (style.scipen() >= 0 && style.digits() >= 5) {
        return Integer.toString((int) number);
      }
    }
    var measure = new RealMeasure(style);
    measure.add(number);
    return measure.format().text(number);
  }

  /** Takes a number into account. */
  public void add(double x) {
    if (!Double.isFinite(x)) {
      addOther(x);
      return;
    }
    anyFinite = true;
    boolean negative = x < 0;
    long significance = Significance.of(Math.abs(x), style.digits());
    int exponent = Significance.exponent(significance);
    int digits = Significance.digits(significance);
    int before = Significance.widens(significance) ? exponent : exponent + 1;
    anyNegative |= negative;
    left = Math.max(left, Math.max(before, 1) + (negative ? 1 : 0));
    right = Math.max(right, digits - exponent - 1);
    maxExponent = Math.max(maxExponent, exponent);
    minExponent = Math.min(minExponent, exponent);
    maxDigits = Math.max(maxDigits, digits);
  }

  private void addOther(double x) {
    int width = Missing.isMissing(x) ? style.na().length() : x == Double.NEGATIVE_INFINITY ? 4 : 3;
    otherWidth = Math.max(otherWidth, width);
  }

  /** {@return the format that all numbers so far share} */
  public RealFormat format() {
    return fixedWidth() <= scientificWidth() + style.scipen() ? fixed() : scientific();
  }

  /** {@return how wide finite numbers are without an exponent} */
  int fixedWidth() {
    return !anyFinite ? 0 : right > 0 ? left + right + 1 : left;
  }

  /** {@return how wide finite numbers are with an exponent} */
  int scientificWidth() {
    if (!anyFinite) {
      return 0;
    }
    int mantissa = maxDigits > 1 ? maxDigits + 1 : 1;
    return (anyNegative ? 1 : 0) + mantissa + 2 + exponentDigits();
  }

  /** {@return the format without decimals} */
  RealFormat whole() {
    return new RealFormat(Math.max(left, otherWidth), 0, 0, style.na());
  }

  RealFormat fixed() {
    int decimals = anyFinite ? Math.max(right, style.nsmall()) : 0;
    int width = !anyFinite ? 0 : decimals > 0 ? left + decimals + 1 : left;
    return new RealFormat(Math.max(width, otherWidth), decimals, 0, style.na());
  }

  RealFormat scientific() {
    return new RealFormat(
        Math.max(scientificWidth(), otherWidth), maxDigits - 1, exponentDigits(), style.na());
  }

  private int exponentDigits() {
    return maxExponent >= 100 || minExponent <= -100 ? 3 : 2;
  }
}
