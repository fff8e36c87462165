package dev.oser.lang.r.number;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * The exponential function with the bits that GNU R shows on Linux.
 *
 * <p>The JVM's own differs in the last bit in one of 400 cases. Table lookup and a short polynomial
 * (Tang, <i>Table-driven implementation of the exponential function in IEEE floating-point
 * arithmetic</i>, ACM Transactions on Mathematical Software 15, 1989), with 128 steps and fused
 * multiplication and addition: measured to agree with R's {@code exp} on every argument tried.
 */
public final class Exponential {
  private static final int STEPS = 128;
  private static final double STEPS_PER_LN2 = 0x1.71547652b82fep0 * STEPS;
  private static final double LN2_HIGH = 0x1.62e42fefa0000p-8;
  private static final double LN2_LOW = 0x1.cf79abc9e3b39p-47;

  /** Beyond this the result, or half of it, is no normal number. */
  private static final double SAFE = 700;

  private Exponential() {}

  /** {@return e to the power of x} */
  public static double exp(double x) {
    if (!(Math.abs(x) < SAFE)) {
      return Math.exp(x);
    }
    double steps = Math.rint(x * STEPS_PER_LN2);
    double r = Math.fma(steps, -LN2_LOW, Math.fma(steps, -LN2_HIGH, x));
    long count = (long) steps;
    int index = (int) count & (STEPS - 1);
    double r2 = r * r;
    double low =
        Math.fma(r2, Math.fma(r, 0x1.555555555543cp-3, 0x1.ffffffffffdbdp-2), Table.LOW[index] + r);
    double high = Math.fma(r, 0x1.1111167a4d017p-7, 0x1.55555cf172b91p-5);
    double rest = Math.fma(r2 * r2, high, low);
    double scale = Math.scalb(Table.HIGH[index], (int) (count >> 7));
    return Math.fma(scale, rest, scale);
  }

  /** 2^(i/128) as the nearest double and what that leaves, relative to it. */
  private static final class Table {
    static final double[] HIGH = new double[STEPS];
    static final double[] LOW = new double[STEPS];

    static {
      var precision = new MathContext(50);
      var root = BigDecimal.TWO;
      for (int i = 1; i < STEPS; i *= 2) {
        root = root.sqrt(precision);
      }
      var value = BigDecimal.ONE;
      for (int i = 0; i < STEPS; i++) {
        HIGH[i] = value.doubleValue();
        var nearest = new BigDecimal(HIGH[i]);
        LOW[i] = value.subtract(nearest).divide(nearest, precision).doubleValue();
        value = value.multiply(root, precision);
      }
    }
  }
}
