package dev.oser.lang.r.number;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Finite doubles in decimal, exactly rounded, as C's {@code %f} and {@code %e} write them. */
final class DecimalText {
  private static final int MOST_FAST_DIGITS = 17;

  private DecimalText() {}

  /** {@return the number as {@code %.*f} writes it} */
  static String fixed(double x, int decimals) {
    boolean negative = isNegative(x);
    double size = Math.abs(x);
    long scaled = size == 0 ? 0 : Scaled.round(size, decimals);
    if (scaled == Scaled.UNKNOWN || decimals > Powers.MAX_FIVE) {
      var text = new BigDecimal(size).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
      return negative ? "-" + text : text;
    }
    int length = Math.max(length(scaled), decimals + 1);
    int start = negative ? 1 : 0;
    var text = new byte[start + length + (decimals > 0 ? 1 : 0)];
    if (negative) {
      text[0] = '-';
    }
    int position = text.length;
    for (int i = 0; i < length; i++) {
      if (i == decimals && i > 0) {
        text[--position] = '.';
      }
      long rest = scaled / 10;
      text[--position] = (byte) ('0' + (scaled - rest * 10));
      scaled = rest;
    }
    return latin(text, text.length);
  }

  /** {@return the number as {@code %.*e} writes it} */
  static String scientific(double x, int decimals) {
    return scientific(x, decimals, false);
  }

  /** {@return as {@code %.*e}; or as {@code %#.*e}, which has a point in any case} */
  static String scientific(double x, int decimals, boolean point) {
    boolean negative = isNegative(x);
    double size = Math.abs(x);
    var digits = new byte[decimals + 1];
    int exponent = digits(size, digits);
    var text = new byte[decimals + 9];
    int at = 0;
    if (negative) {
      text[at++] = '-';
    }
    text[at++] = digits[0];
    if (decimals > 0 || point) {
      text[at++] = '.';
      System.arraycopy(digits, 1, text, at, decimals);
      at += decimals;
    }
    text[at++] = 'e';
    text[at++] = (byte) (exponent < 0 ? '-' : '+');
    int rest = Math.abs(exponent);
    if (rest >= 100) {
      text[at++] = (byte) ('0' + rest / 100);
      rest %= 100;
    }
    text[at++] = (byte) ('0' + rest / 10);
    text[at++] = (byte) ('0' + rest % 10);
    return latin(text, at);
  }

  /** Writes the first digits of a number, rounded. {@return the exponent of the first} */
  static int digits(double size, byte[] digits) {
    int count = digits.length;
    if (size == 0) {
      Arrays.fill(digits, (byte) '0');
      return 0;
    }
    if (count <= MOST_FAST_DIGITS) {
      int exponent = (int) Math.floor(Math.log10(size));
      long scaled = Scaled.round(size, count - 1 - exponent);
      // The logarithm of a number just below a power of ten may be that of the power.
      if (scaled != Scaled.UNKNOWN && scaled <= Powers.ten(count - 1)) {
        long finer = Scaled.round(size, count - exponent);
        if (finer < Powers.ten(count)) {
          exponent--;
          scaled = finer;
        }
      }
      if (scaled != Scaled.UNKNOWN && scaled >= Powers.ten(count)) {
        exponent++;
        scaled /= 10;
      }
      if (scaled != Scaled.UNKNOWN) {
        for (int i = count - 1; i >= 0; i--) {
          long rest = scaled / 10;
          digits[i] = (byte) ('0' + (scaled - rest * 10));
          scaled = rest;
        }
        return exponent;
      }
    }
    return digitsExactly(size, digits);
  }

  private static int digitsExactly(double size, byte[] digits) {
    var rounded =
        new BigDecimal(size).round(new MathContext(digits.length, RoundingMode.HALF_EVEN));
    var text = rounded.unscaledValue().toString();
    for (int i = 0; i < digits.length; i++) {
      digits[i] = (byte) (i < text.length() ? text.charAt(i) : '0');
    }
    return rounded.precision() - rounded.scale() - 1;
  }

  private static boolean isNegative(double x) {
    return Double.doubleToRawLongBits(x) < 0;
  }

  private static int length(long x) {
    int length = 1;
    for (long rest = x; rest >= 10; rest /= 10) {
      length++;
    }
    return length;
  }

  private static String latin(byte[] text, int length) {
    return new String(text, 0, length, StandardCharsets.ISO_8859_1);
  }
}
