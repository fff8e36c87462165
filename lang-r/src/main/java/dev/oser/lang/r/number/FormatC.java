package dev.oser.lang.r.number;

/**
 * {@code formatC} of one number.
 *
 * @param width at least so wide; negative or with the flag {@code -} left-justified
 * @param digits significant or after the point, as in C; negative for C's standard
 * @param format {@code d f e E g G} or {@code fg}
 * @param flags any of {@code -+ 0#}
 */
public record FormatC(int width, int digits, String format, String flags) {
  /** Digits that R takes if none are given for a double. */
  public static final int STANDARD_DIGITS = 4;

  /** What R adds before it takes the whole part of a logarithm. */
  private static final double FUZZ = 1e-12;

  /** {@return an int under the format d} */
  public String integer(int x) {
    return x == Missing.INTEGER ? special("NA") : Printf.of(flags, width, -1, 'd').integer(x);
  }

  /** {@return a double under any format} */
  public String real(double x) {
    if (!Double.isFinite(x)) {
      return special(Missing.isMissing(x) ? "NA" : RealFormat.special(x));
    }
    if (format.equals("d")) {
      return Printf.of(flags, width, 0, 'f').real(Math.rint(x));
    }
    return format.equals("fg")
        ? fixedSignificant(x)
        : Printf.of(flags, width, digits, format.charAt(0)).real(x);
  }

  private String special(String text) {
    return justified(text, width < 0 || flags.equals("-"));
  }

  private String justified(String text, boolean left) {
    var blanks = " ".repeat(Math.max(0, Math.abs(width) - text.length()));
    return left ? text + blanks : blanks + text;
  }

  /** Fixed notation with so many significant digits. */
  private String fixedSignificant(double x) {
    if (x == 0) {
      return "0";
    }
    int exponent = (int) Math.floor(Math.log10(Math.abs(x)) + FUZZ);
    double mantissa = Rounding.round(Math.abs(x) / Math.pow(10, exponent) + FUZZ, digits - 1);
    double shown = x;
    if (exponent > 0 && mantissa >= 10) {
      shown = Math.copySign(mantissa * Math.pow(10, exponent), x);
      exponent++;
    }
    boolean small = exponent < -4 || (exponent == -4 && Math.abs(shown) < 1e-4);
    if (!small) {
      return Printf.of(flags, width, Math.max(digits, exponent + 1), 'g').real(shown);
    }
    int decimals = digits - 1 - Math.min(exponent, -5);
    // R forgets the width here.
    var text = Printf.of(flags, 0, decimals, 'f').real(shown);
    if (flags.indexOf('#') >= 0) {
      return text;
    }
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == '0') {
      end--;
    }
    return text.substring(0, end);
  }
}
