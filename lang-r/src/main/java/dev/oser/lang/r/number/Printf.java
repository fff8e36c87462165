package dev.oser.lang.r.number;

import java.util.Locale;

/**
 * C's {@code printf} for one number: {@code %d %i %o %x %X %e %E %f %g %G %a %A} with flags, width
 * and precision (ISO C 7.21.6.1), exactly rounded.
 *
 * @param precision digits, or negative for the standard
 */
public record Printf(
    boolean left,
    boolean plus,
    boolean space,
    boolean zero,
    boolean alternate,
    int width,
    int precision,
    char conversion) {

  private static final int STANDARD_PRECISION = 6;

  /** {@return the directive with these flags, any of {@code -+ 0#}} */
  public static Printf of(String flags, int width, int precision, char conversion) {
    return new Printf(
        flags.indexOf('-') >= 0,
        flags.indexOf('+') >= 0,
        flags.indexOf(' ') >= 0,
        flags.indexOf('0') >= 0,
        flags.indexOf('#') >= 0,
        width,
        precision,
        conversion);
  }

  /** {@return a finite number as a floating point conversion writes it} */
  public String real(double x) {
    boolean negative = Double.doubleToRawLongBits(x) < 0;
    double size = Math.abs(x);
    int digits = precision < 0 ? STANDARD_PRECISION : precision;
    return switch (conversion) {
      case 'f', 'F' -> padded(negative, "", fixed(size, digits), zero);
      case 'e' -> padded(negative, "", DecimalText.scientific(size, digits, alternate), zero);
      case 'E' ->
          padded(negative, "", upper(DecimalText.scientific(size, digits, alternate)), zero);
      case 'g' -> padded(negative, "", general(size, Math.max(digits, 1)), zero);
      case 'G' -> padded(negative, "", upper(general(size, Math.max(digits, 1))), zero);
      case 'a' -> padded(negative, "0x", HexadecimalText.of(size, precision, alternate), zero);
      case 'A' ->
          padded(negative, "0X", upper(HexadecimalText.of(size, precision, alternate)), zero);
      default -> throw new IllegalArgumentException("not for doubles: %" + conversion);
    };
  }

  /** {@return an int as an integer conversion writes it} */
  public String integer(int x) {
    return switch (conversion) {
      case 'd', 'i' -> integer(x < 0, "", Long.toString(Math.abs((long) x)));
      case 'o' -> octal(Integer.toOctalString(x));
      case 'x' -> unsigned(alternate && x != 0 ? "0x" : "", Integer.toHexString(x));
      case 'X' -> unsigned(alternate && x != 0 ? "0X" : "", upper(Integer.toHexString(x)));
      default -> throw new IllegalArgumentException("not for integers: %" + conversion);
    };
  }

  private String integer(boolean negative, String prefix, String digits) {
    return padded(negative, prefix, withPrecision(digits), zero && precision < 0);
  }

  private String unsigned(String prefix, String digits) {
    return padded(false, prefix, withPrecision(digits), zero && precision < 0, false);
  }

  /** The flag {@code #} asks for a zero in front, which precision may have put there. */
  private String octal(String digits) {
    boolean enough = !alternate || withPrecision(digits).startsWith("0");
    return unsigned(enough ? "" : "0", digits);
  }

  private String withPrecision(String digits) {
    if (precision == 0 && digits.equals("0")) {
      return "";
    }
    return "0".repeat(Math.max(0, precision - digits.length())) + digits;
  }

  private String fixed(double size, int digits) {
    var text = DecimalText.fixed(size, digits);
    return digits == 0 && alternate ? text + "." : text;
  }

  private String general(double size, int significant) {
    var digits = new byte[significant];
    int exponent = DecimalText.digits(size, digits);
    int last = significant;
    while (!alternate && last > 1 && digits[last - 1] == '0') {
      last--;
    }
    return exponent < -4 || exponent >= significant
        ? DecimalText.scientific(size, alternate ? significant - 1 : last - 1, alternate)
        : fixed(size, Math.max(0, (alternate ? significant : last) - 1 - exponent));
  }

  private static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  private String padded(boolean negative, String prefix, String text, boolean zeros) {
    return padded(negative, prefix, text, zeros, true);
  }

  private String padded(
      boolean negative, String prefix, String text, boolean zeros, boolean signed) {
    var sign = negative ? "-" : !signed ? "" : plus ? "+" : space ? " " : "";
    int missing = width - sign.length() - prefix.length() - text.length();
    if (missing <= 0) {
      return sign + prefix + text;
    }
    if (left) {
      return sign + prefix + text + " ".repeat(missing);
    }
    return zeros
        ? sign + prefix + "0".repeat(missing) + text
        : " ".repeat(missing) + sign + prefix + text;
  }
}
