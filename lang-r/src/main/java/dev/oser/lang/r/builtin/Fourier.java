package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/**
 * Discrete Fourier transforms of any length, by its prime factors (Cooley and Tukey, 1965): a
 * transform of {@code p * m} numbers is {@code p} of {@code m} numbers and their sums.
 */
final class Fourier {
  private final double[] cosines;
  private final double[] sines;
  private final int whole;

  private Fourier(int whole, boolean inverse) {
    this.whole = whole;
    this.cosines = new double[whole];
    this.sines = new double[whole];
    for (int k = 0; k < whole; k++) {
      double angle = 2 * Math.PI * k / whole;
      cosines[k] = exact(Math.cos(angle));
      sines[k] = exact(Math.sin(angle)) * (inverse ? 1 : -1);
    }
  }

  /** Quarters of a turn are whole numbers. */
  private static double exact(double x) {
    double nearest = Math.rint(x);
    return Math.abs(x - nearest) < Math.ulp(1.0) ? nearest : x;
  }

  /** {@return the transform of a vector} */
  @RBuiltin(".fft")
  static Value transform(Context context, Value z, Value inverse) {
    if (!Coercion.isNumberLike(z) && !(z instanceof ComplexVector)) {
      throw RError.ofFrame("non-numeric argument");
    }
    var numbers = (Vector) z;
    int count = numbers.length();
    var real = new double[count];
    var imaginary = new double[count];
    for (int i = 0; i < count; i++) {
      real[i] = numbers.doubleAt(i);
      imaginary[i] = numbers.imaginaryAt(i);
    }
    var result = new ComplexVector(new double[count], new double[count]);
    if (count > 0) {
      var sums = new Fourier(count, Coercion.flag(inverse, "inverse")).of(real, imaginary, 0, 1);
      for (int i = 0; i < count; i++) {
        result.set(i, sums[0][i], sums[1][i]);
      }
    }
    return result;
  }

  /** {@return the transform of every so manieth number from one on} */
  private double[][] of(double[] real, double[] imaginary, int from, int stride) {
    int count = whole / stride;
    if (count == 1) {
      return new double[][] {{real[from]}, {imaginary[from]}};
    }
    int factor = smallestFactor(count);
    int size = count / factor;
    var parts = new double[factor][][];
    for (int p = 0; p < factor; p++) {
      parts[p] = of(real, imaginary, from + p * stride, stride * factor);
    }
    var result = new double[2][count];
    for (int k = 0; k < count; k++) {
      double a = 0;
      double b = 0;
      for (int p = 0; p < factor; p++) {
        int turn = (int) ((long) p * k % count * stride);
        double x = parts[p][0][k % size];
        double y = parts[p][1][k % size];
        a += x * cosines[turn] - y * sines[turn];
        b += x * sines[turn] + y * cosines[turn];
      }
      result[0][k] = a;
      result[1][k] = b;
    }
    return result;
  }

  private static int smallestFactor(int count) {
    for (int p = 2; (long) p * p <= count; p++) {
      if (count % p == 0) {
        return p;
      }
    }
    return count;
  }
}
