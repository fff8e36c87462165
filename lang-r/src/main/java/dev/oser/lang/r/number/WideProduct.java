package dev.oser.lang.r.number;

/**
 * A product with more digits and a wider range on the way than a double has, as in the extended
 * precision that R multiplies in.
 */
public final class WideProduct {
  private static final double LARGE = 0x1p256;
  private static final double SMALL = 0x1p-256;
  private static final int STEP = 512;

  private double value = 1;

  /** What the value lacks. */
  private double rest;

  private int exponent;

  public void multiply(double number) {
    double factor = number;
    if (Math.abs(number) > LARGE && Math.abs(number) < Double.POSITIVE_INFINITY) {
      factor = number * 0x1p-512;
      exponent += STEP;
    } else if (Math.abs(number) < SMALL && number != 0) {
      factor = number * 0x1p512;
      exponent -= STEP;
    }
    double next = value * factor;
    double size = Math.abs(next);
    if (size == 0 || !(size < Double.POSITIVE_INFINITY)) {
      value = next;
      rest = 0;
      return;
    }
    rest = Math.fma(value, factor, -next) + rest * factor;
    value = next;
    if (size > LARGE) {
      scale(0x1p-512, STEP);
    } else if (size < SMALL) {
      scale(0x1p512, -STEP);
    }
  }

  private void scale(double factor, int step) {
    value *= factor;
    rest *= factor;
    exponent += step;
  }

  public double value() {
    double product = value + rest;
    return exponent == 0 ? product : Math.scalb(product, exponent);
  }
}
