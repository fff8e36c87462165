package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.RError;

/**
 * Arithmetic of complex numbers. What is infinite stays so, as Annex G of C99 has it: a number with
 * one infinite part is an infinity, even if the other part is NaN.
 */
public final class Complexes {
  private Complexes() {}

  /** Computes a result of this length; operands are repeated. */
  static void compute(
      ArithmeticOperator operator, ComplexVector x, ComplexVector y, ComplexVector result) {
    int n = x.length();
    int m = y.length();
    boolean isSquare =
        operator == ArithmeticOperator.POWER && m == 1 && y.real(0) == 2 && y.imaginary(0) == 0;
    if (isSquare) {
      products(x, x, result);
    } else if (n == m && operator == ArithmeticOperator.MULTIPLY) {
      products(x, y, result);
    } else if (n == m && operator == ArithmeticOperator.ADD) {
      sums(x.reals(), y.reals(), result.reals());
      sums(x.imaginaries(), y.imaginaries(), result.imaginaries());
    } else if (n == m && operator == ArithmeticOperator.SUBTRACT) {
      differences(x.reals(), y.reals(), result.reals());
      differences(x.imaginaries(), y.imaginaries(), result.imaginaries());
    } else {
      int length = result.length();
      for (int i = 0, j = 0, k = 0; i < length; i++) {
        apply(operator, x.real(j), x.imaginary(j), y.real(k), y.imaginary(k), result, i);
        j = j + 1 == n ? 0 : j + 1;
        k = k + 1 == m ? 0 : k + 1;
      }
    }
  }

  private static void sums(double[] x, double[] y, double[] result) {
    for (int i = 0; i < result.length; i++) {
      result[i] = x[i] + y[i];
    }
  }

  private static void differences(double[] x, double[] y, double[] result) {
    for (int i = 0; i < result.length; i++) {
      result[i] = x[i] - y[i];
    }
  }

  /**
   * Products as they are in the plane, in a loop that the JVM makes vector instructions of. Those
   * that are not numbers are rare, and made again.
   */
  private static void products(ComplexVector x, ComplexVector y, ComplexVector result) {
    var a = x.reals();
    var b = x.imaginaries();
    var c = y.reals();
    var d = y.imaginaries();
    var real = result.reals();
    var imaginary = result.imaginaries();
    for (int i = 0; i < real.length; i++) {
      real[i] = a[i] * c[i] - b[i] * d[i];
      imaginary[i] = a[i] * d[i] + b[i] * c[i];
    }
    for (int i = 0; i < real.length; i++) {
      if (Double.isNaN(real[i]) && Double.isNaN(imaginary[i])) {
        multiply(a[i], b[i], c[i], d[i], result, i);
      }
    }
  }

  private static void apply(
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
      case MULTIPLY -> multiply(a, b, c, d, result, index);
      case DIVIDE -> divide(a, b, c, d, result, index);
      case POWER -> power(a, b, c, d, result, index);
      case MODULO, INTEGER_DIVIDE -> throw RError.ofFrame("unimplemented complex operation");
    }
  }

  static void multiply(double a, double b, double c, double d, ComplexVector result, int index) {
    double real = a * c - b * d;
    double imaginary = a * d + b * c;
    if (Double.isNaN(real) && Double.isNaN(imaginary)) {
      infiniteProduct(a, b, c, d, real, imaginary, result, index);
    } else {
      result.set(index, real, imaginary);
    }
  }

  /** A product whose parts are both NaN is infinite if a factor is, or if it overflowed. */
  private static void infiniteProduct(
      double a,
      double b,
      double c,
      double d,
      double real,
      double imaginary,
      ComplexVector result,
      int index) {
    boolean left = Double.isInfinite(a) || Double.isInfinite(b);
    boolean right = Double.isInfinite(c) || Double.isInfinite(d);
    boolean overflow =
        Double.isInfinite(a * c)
            || Double.isInfinite(b * d)
            || Double.isInfinite(a * d)
            || Double.isInfinite(b * c);
    if (!left && !right && !overflow) {
      result.set(index, real, imaginary);
      return;
    }
    double w = left ? direction(a) : number(a);
    double x = left ? direction(b) : number(b);
    double y = right ? direction(c) : number(c);
    double z = right ? direction(d) : number(d);
    result.set(
        index,
        Double.POSITIVE_INFINITY * (w * y - x * z),
        Double.POSITIVE_INFINITY * (w * z + x * y));
  }

  /** {@return a part of an infinite number as that of a finite one of the same direction} */
  private static double direction(double part) {
    return Math.copySign(Double.isInfinite(part) ? 1 : 0, part);
  }

  private static double number(double part) {
    return Double.isNaN(part) ? Math.copySign(0, part) : part;
  }

  private static void divide(
      double a, double b, double c, double d, ComplexVector result, int index) {
    smith(a, b, c, d, result, index);
    if (!Double.isNaN(result.real(index)) || !Double.isNaN(result.imaginary(index))) {
      return;
    }
    if (c == 0 && d == 0 && !(Double.isNaN(a) && Double.isNaN(b))) {
      double infinity = Math.copySign(Double.POSITIVE_INFINITY, c);
      result.set(index, infinity * a, infinity * b);
    } else if ((Double.isInfinite(a) || Double.isInfinite(b))
        && Double.isFinite(c)
        && Double.isFinite(d)) {
      double x = direction(a);
      double y = direction(b);
      result.set(
          index,
          Double.POSITIVE_INFINITY * (x * c + y * d),
          Double.POSITIVE_INFINITY * (y * c - x * d));
    } else if ((Double.isInfinite(c) || Double.isInfinite(d))
        && Double.isFinite(a)
        && Double.isFinite(b)) {
      double x = direction(c);
      double y = direction(d);
      result.set(index, 0 * (a * x + b * y), 0 * (b * x - a * y));
    }
  }

  /** Smith's method: no overflow where the result has none. */
  private static void smith(
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
    } else if (d == 0 && c == 2) {
      multiply(a, b, a, b, result, index);
    } else if (d == 0 && c == Math.rint(c) && Math.abs(c) <= 65536) {
      integerPower(a, b, (int) c, result, index);
    } else if (Double.isNaN(a) || Double.isNaN(b) || Double.isNaN(c) || Double.isNaN(d)) {
      // What is missing is forgotten on the way through logarithms.
      result.set(index, Double.NaN, Double.NaN);
    } else {
      double logarithm = Math.log(Math.hypot(a, b));
      double angle = Math.atan2(b, a);
      exponential(c * logarithm - d * angle, d * logarithm + c * angle, result, index);
    }
  }

  /** Sets an element to e to the power of a + bi. */
  public static void exponential(double a, double b, ComplexVector result, int index) {
    double size = Math.exp(a);
    if (b == 0) {
      result.set(index, size, b);
    } else if (Double.isInfinite(a) && !Double.isFinite(b)) {
      result.set(index, size, a > 0 ? Double.NaN : 0);
    } else {
      result.set(index, size * Math.cos(b), size * Math.sin(b));
    }
  }

  /** By squaring; the first factor is taken as it is, since 1 times an infinity may be NaN. */
  private static void integerPower(
      double a, double b, int exponent, ComplexVector result, int index) {
    var factor = ComplexVector.of(a, b);
    var product = ComplexVector.of(1, 0);
    boolean any = false;
    for (int k = Math.abs(exponent); k > 0; k >>= 1) {
      double x = factor.real(0);
      double y = factor.imaginary(0);
      if ((k & 1) != 0) {
        if (any) {
          multiply(product.real(0), product.imaginary(0), x, y, product, 0);
        } else {
          product.set(0, x, y);
          any = true;
        }
      }
      multiply(x, y, x, y, factor, 0);
    }
    if (exponent < 0) {
      divide(1, 0, product.real(0), product.imaginary(0), result, index);
    } else {
      result.set(index, product.real(0), product.imaginary(0));
    }
  }
}
