package dev.oser.lang.r.value;

/**
 * Missing values. The integer and the logical one are the smallest int; the double one is the NaN
 * with 1954 in its lower word, as IEEE arithmetic keeps it; the string one is a string object of
 * its own, told apart by identity, which reads "NA".
 */
public final class Na {
  public static final int INT = Integer.MIN_VALUE;

  private static final long DOUBLE_BITS = 0x7FF0_0000_0000_07A2L;
  private static final int DOUBLE_PAYLOAD = 1954;

  public static final double DOUBLE = Double.longBitsToDouble(DOUBLE_BITS);

  @SuppressWarnings("StringOperationCanBeSimplified")
  public static final String STRING = new String("NA");

  private Na() {}

  /** {@return whether this is NA and not another NaN} */
  public static boolean isNa(double value) {
    return Double.isNaN(value) && (int) Double.doubleToRawLongBits(value) == DOUBLE_PAYLOAD;
  }

  public static boolean isNa(int value) {
    return value == INT;
  }

  public static boolean isNa(String value) {
    return value == STRING;
  }
}
