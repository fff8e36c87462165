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
   * {@return the number with exactly this many decimals, rounded half up on its exact binary value}
   */
  public static byte[] fixed(double value, int decimals) {
    var text =
        Double.isFinite(value)
            ? new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP).toPlainString()
            : Double.toString(value);
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** {@return the number in decimal} */
  public static byte[] decimal(long value) {
    return Long.toString(value).getBytes(StandardCharsets.US_ASCII);
  }
}
