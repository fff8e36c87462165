package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Roots of polynomials, all at once: each is improved by Newton's step, corrected for the others
 * (Aberth, "Iteration methods for finding all zeros of a polynomial simultaneously", 1973).
 */
final class Polynomials {
  private static final int MOST_ROUNDS = 500;
  private static final double ANGLE = 0.7;

  private final double[] real;
  private final double[] imaginary;
  private final int degree;

  private Polynomials(double[] real, double[] imaginary, int degree) {
    this.real = real;
    this.imaginary = imaginary;
    this.degree = degree;
  }

  @RBuiltin(value = "polyroot", formals = "z")
  static Value roots(Value z) {
    if (!Coercion.isNumberLike(z) && !(z instanceof ComplexVector)) {
      throw new RError("unimplemented type '" + z.type() + "' in 'polyroot'\n");
    }
    var numbers = (Vector) z;
    int degree = numbers.length() - 1;
    while (degree >= 0 && numbers.doubleAt(degree) == 0 && numbers.imaginaryAt(degree) == 0) {
      degree--;
    }
    var real = new double[Math.max(0, degree + 1)];
    var imaginary = new double[real.length];
    for (int i = 0; i < real.length; i++) {
      real[i] = numbers.doubleAt(i);
      imaginary[i] = numbers.imaginaryAt(i);
      if (!Double.isFinite(real[i]) || !Double.isFinite(imaginary[i])) {
        throw new RError("invalid polynomial coefficient");
      }
    }
    if (degree < 1) {
      return new ComplexVector(new double[0], new double[0]);
    }
    return new Polynomials(real, imaginary, degree).all();
  }

  private ComplexVector all() {
    var x = new double[degree];
    var y = new double[degree];
    double radius = radius();
    for (int k = 0; k < degree; k++) {
      double angle = 2 * Math.PI * k / degree + ANGLE;
      x[k] = radius * Math.cos(angle);
      y[k] = radius * Math.sin(angle);
    }
    for (int round = 0; round < MOST_ROUNDS && improve(x, y); round++) {
      continue;
    }
    var order = new Integer[degree];
    Arrays.setAll(order, k -> k);
    Arrays.sort(order, Comparator.comparingDouble(k -> Math.hypot(x[k], y[k])));
    var result = new ComplexVector(new double[degree], new double[degree]);
    for (int k = 0; k < degree; k++) {
      result.set(k, x[order[k]], y[order[k]]);
    }
    return result;
  }

  /** {@return the geometric mean of the sizes of all roots, or 1 if one of them is 0} */
  private double radius() {
    double first = Math.hypot(real[0], imaginary[0]);
    double last = Math.hypot(real[degree], imaginary[degree]);
    return first == 0 ? 1 : Math.pow(first / last, 1.0 / degree);
  }

  private boolean improve(double[] x, double[] y) {
    boolean moved = false;
    for (int k = 0; k < degree; k++) {
      // The value and the derivative, by Horner's rule.
      double p = real[degree];
      double q = imaginary[degree];
      double dp = 0;
      double dq = 0;
      for (int i = degree - 1; i >= 0; i--) {
        double next = dp * x[k] - dq * y[k] + p;
        dq = dp * y[k] + dq * x[k] + q;
        dp = next;
        next = p * x[k] - q * y[k] + real[i];
        q = p * y[k] + q * x[k] + imaginary[i];
        p = next;
      }
      if (p == 0 && q == 0) {
        continue;
      }
      // Newton's step is p / (p' - p * sum of 1 / (distance to another root)).
      double sumReal = 0;
      double sumImaginary = 0;
      for (int j = 0; j < degree; j++) {
        if (j != k) {
          double a = x[k] - x[j];
          double b = y[k] - y[j];
          double size = a * a + b * b;
          if (size > 0) {
            sumReal += a / size;
            sumImaginary -= b / size;
          }
        }
      }
      double c = dp - (p * sumReal - q * sumImaginary);
      double d = dq - (p * sumImaginary + q * sumReal);
      double size = c * c + d * d;
      if (size == 0) {
        continue;
      }
      double stepReal = (p * c + q * d) / size;
      double stepImaginary = (q * c - p * d) / size;
      x[k] -= stepReal;
      y[k] -= stepImaginary;
      double step = Math.hypot(stepReal, stepImaginary);
      moved |= step > 2 * Math.ulp(Math.hypot(x[k], y[k]));
    }
    return moved;
  }
}
