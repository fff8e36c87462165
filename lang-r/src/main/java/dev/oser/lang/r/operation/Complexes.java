package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.RError;

/** Arithmetic of complex numbers. */
public final class Complexes {
  private Complexes() {}

  static void apply(
      ArithmeticOperator operator,
      double a,
      double b,
      double c,
      double d,
      ComplexVector result,
      int index) {
    switch (operator) {
      case ADD -> result.set(index, a + c, b + d);
      case SUBTRACT -> result.set(index, a - c, b - d);
      case MULTIPLY -> result.set(index, a * c - b * d, a * d + b * c);
      case DIVIDE -> divide(a, b, c, d, result, index);
      case POWER -> power(a, b, c, d, result, index);
      case MODULO, INTEGER_DIVIDE -> throw RError.ofFrame("unimplemented complex operation");
    }
  }

  /** Smith's method: no overflow where the result has none. */
  private static void divide(
      double a, double b, double c, double d, ComplexVector result, int index) {
    if (Math.abs(c) >= Math.abs(d)) {
      double ratio = d / c;
      double denominator = c + d * ratio;
      result.set(index, (a + b * ratio) / denominator, (b - a * ratio) / denominator);
    } else {
      double ratio = c / d;
      double denominator = d + c * ratio;
      result.set(index, (a * ratio + b) / denominator, (b * ratio - a) / denominator);
    }
  }

  private static void power(
      double a, double b, double c, double d, ComplexVector result, int index) {
    if (c == 0 && d == 0) {
      result.set(index, 1, 0);
    } else if (a == 0 && b == 0) {
      result.set(
          index, d == 0 ? ArithmeticOperator.power(0, c) : Double.NaN, d == 0 ? 0 : Double.NaN);
    } else if (d == 0 && c == Math.rint(c) && Math.abs(c) <= 65536) {
      integerPower(a, b, (int) c, result, index);
    } else {
      double logarithm = Math.log(Math.hypot(a, b));
      double angle = Math.atan2(b, a);
      double size = Math.exp(c * logarithm - d * angle);
      double turn = d * logarithm + c * angle;
      result.set(index, size * Math.cos(turn), size * Math.sin(turn));
    }
  }

  private static void integerPower(
      double a, double b, int exponent, ComplexVector result, int index) {
    double real = 1;
    double imaginary = 0;
    double x = a;
    double y = b;
    for (int k = Math.abs(exponent); k > 0; k >>= 1) {
      if ((k & 1) != 0) {
        double next = real * x - imaginary * y;
        imaginary = real * y + imaginary * x;
        real = next;
      }
      double square = x * x - y * y;
      y = 2 * x * y;
      x = square;
    }
    if (exponent < 0) {
      divide(1, 0, real, imaginary, result, index);
    } else {
      result.set(index, real, imaginary);
    }
  }
}
