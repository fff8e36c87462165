package dev.oser.kit.runtime;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;

/**
 * Host methods that turn numbers into bytes for {@code write}, for programs that need more than
 * {@code print}.
 */
public final class Text {
  private Text() {}

  /**
   * {@return the number with this many decimals, rounded as C's printf does: half to even}
   *
   * @throws IllegalArgumentException unless there are 0 to 1100 decimals; no double has more
   */
  public static byte[] fixed(double value, int decimals) {
    if (decimals < 0 || decimals > 1100) {
      throw new IllegalArgumentException("0 to 1100 decimals, not " + decimals);
    }
    return fixedText(value, decimals).getBytes(StandardCharsets.US_ASCII);
  }

  private static String fixedText(double value, int decimals) {
    if (!Double.isFinite(value)) {
      return Double.toString(value);
    }
    var exact = new BigDecimal(Math.abs(value));
    var digits = exact.setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
    boolean negative = Double.doubleToRawLongBits(value) < 0;
    return negative ? "-" + digits : digits;
  }

  /** {@return the number in decimal} */
  public static byte[] decimal(long value) {
    return Long.toString(value).getBytes(StandardCharsets.US_ASCII);
  }
}
