package dev.oser.lang.r.number;

/** A way to write complex numbers that a whole vector shares. */
public final class ComplexFormat {
  private final NumberStyle style;
  private final RealFormat real;
  private final RealFormat imaginary;
  private final int width;

  private ComplexFormat(NumberStyle style, RealFormat real, RealFormat imaginary, int width) {
    this.style = style;
    this.real = real;
    this.imaginary = imaginary;
    this.width = width;
  }

  /** {@return the format of the numbers from one index up to another} */
  public static ComplexFormat of(
      double[] real, double[] imaginary, int from, int to, NumberStyle style) {
    var reals = new RealMeasure(style);
    var imaginaries = new RealMeasure(style);
    boolean missing = false;
    boolean any = false;
    boolean noReal = true;
    boolean noImaginary = true;
    for (int i = from; i < to; i++) {
      if (Missing.isMissing(real[i]) || Missing.isMissing(imaginary[i])) {
        missing = true;
      } else {
        any = true;
        int decimals = decimals(real[i], imaginary[i], style.digits());
        reals.add(rounded(real[i], decimals));
        noReal &= finite(real[i]) == 0;
        noImaginary &= finite(imaginary[i]) == 0;
        imaginaries.add(Math.abs(rounded(imaginary[i], decimals)));
      }
    }
    boolean fixed = isFixed(reals, noReal, imaginaries, noImaginary, style.scipen());
    var realFormat = format(reals, noReal, fixed);
    var imaginaryFormat = format(imaginaries, noImaginary, fixed);
    int width = any ? realFormat.width() + imaginaryFormat.width() + 2 : 0;
    return new ComplexFormat(
        style, realFormat, imaginaryFormat, missing ? Math.max(width, style.na().length()) : width);
  }

  private static boolean isFixed(
      RealMeasure reals, boolean noReal, RealMeasure imaginaries, boolean noImaginary, int scipen) {
    if (noReal) {
      return imaginaries.fixedWidth() <= imaginaries.scientificWidth() + scipen;
    }
    if (noImaginary) {
      return reals.fixedWidth() <= reals.scientificWidth() + scipen;
    }
    return reals.fixedWidth() + imaginaries.fixedWidth()
        < reals.scientificWidth() + imaginaries.scientificWidth() + 2 * scipen;
  }

  /** A part that is always zero is just that, however the other looks. */
  private static RealFormat format(RealMeasure part, boolean none, boolean fixed) {
    return none ? part.whole() : fixed ? part.fixed() : part.scientific();
  }

  /** {@return the text of one number on its own} */
  public static String text(double real, double imaginary, NumberStyle style) {
    return of(new double[] {real}, new double[] {imaginary}, 0, 1, style).text(real, imaginary);
  }

  public int width() {
    return width;
  }

  /** {@return the format with this room for each part at least} */
  public ComplexFormat widened(int least) {
    if (least <= Math.min(real.width(), imaginary.width())) {
      return this;
    }
    var before = real.withWidth(Math.max(least, real.width()));
    var behind = imaginary.withWidth(Math.max(least, imaginary.width()));
    return new ComplexFormat(
        style, before, behind, Math.max(width, before.width() + behind.width() + 2));
  }

  /** {@return the number, right-justified} */
  public String justified(double re, double im) {
    if (Missing.isMissing(re) || Missing.isMissing(im)) {
      return padded(style.na(), width);
    }
    int decimals = decimals(re, im, style.digits());
    var before = real.justified(rounded(re, decimals) == 0 ? 0 : re);
    double size = Math.abs(rounded(im, decimals) == 0 ? 0 : im);
    return padded(before + (im < 0 ? "-" : "+") + imaginary.justified(size) + "i", width);
  }

  /** {@return the number without leading blanks} */
  public String text(double re, double im) {
    return justified(re, im).stripLeading();
  }

  private static String padded(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  /** The larger part decides how many decimals are significant in both. */
  private static int decimals(double re, double im, int digits) {
    double size = Math.max(finite(re), finite(im));
    return size == 0 ? Integer.MAX_VALUE : digits - 1 - (int) Math.floor(Math.log10(size));
  }

  private static double finite(double x) {
    return Double.isFinite(x) ? Math.abs(x) : 0;
  }

  private static double rounded(double x, int decimals) {
    return Double.isFinite(x) ? Rounding.round(x, decimals) : x;
  }
}
