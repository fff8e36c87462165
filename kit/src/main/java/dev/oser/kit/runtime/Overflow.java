package dev.oser.kit.runtime;

/**
 * Whether exact results of integer arithmetic need more bits than there are. Compiled code calls
 * these next to the arithmetic that wraps: HotSpot inlines them and computes the sum or product
 * once. {@code Math.addExact} would compile to a little less and {@code Math.multiplyExact} to
 * more; but they tell by an exception, which needs a handler for each and is slow when it happens.
 */
public final class Overflow {
  private Overflow() {}

  /** Signs that are both other than that of the sum. */
  public static boolean ofSum(int a, int b) {
    int sum = a + b;
    return ((a ^ sum) & (b ^ sum)) < 0;
  }

  public static boolean ofSum(long a, long b) {
    long sum = a + b;
    return ((a ^ sum) & (b ^ sum)) < 0;
  }

  /** Different signs, of which the first is other than that of the difference. */
  public static boolean ofDifference(int a, int b) {
    int difference = a - b;
    return ((a ^ b) & (a ^ difference)) < 0;
  }

  public static boolean ofDifference(long a, long b) {
    long difference = a - b;
    return ((a ^ b) & (a ^ difference)) < 0;
  }

  public static boolean ofProduct(int a, int b) {
    return (long) a * b != a * b;
  }

  /** The upper half of the product must be the sign of the lower. */
  public static boolean ofProduct(long a, long b) {
    return Math.multiplyHigh(a, b) != (a * b) >> 63;
  }

  public static boolean ofNegation(int a) {
    return a == Integer.MIN_VALUE;
  }

  public static boolean ofNegation(long a) {
    return a == Long.MIN_VALUE;
  }
}
