package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.Sums;
import dev.oser.lang.r.number.WideProduct;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** Sums, products and extremes of all elements so far. */
final class Cumulative {
  private Cumulative() {}

  static Value apply(Context context, String name, Value x) {
    if (x == NullValue.NULL) {
      return DoubleVector.of();
    }
    var vector = Coercion.vector(x);
    if (vector.kind() == Vector.Kind.STRING) {
      vector = Coercion.withWarnings(Vector.Kind.DOUBLE, vector, context);
    }
    boolean whole =
        (vector instanceof IntVector || vector instanceof LogicalVector) && !name.equals("cumprod");
    Vector result =
        vector instanceof ComplexVector complex
            ? complexes(name, complex)
            : whole ? integers(context, name, vector) : doubles(name, vector);
    if (vector.names() != null) {
      result.setAttribute(Symbol.NAMES, vector.names());
    }
    return result;
  }

  private static Vector integers(Context context, String name, Vector x) {
    var result = new int[x.length()];
    long value = 0;
    boolean missing = false;
    for (int i = 0; i < result.length; i++) {
      int element = x.intAt(i);
      missing |= element == Na.INT;
      if (!missing) {
        value =
            i == 0
                ? element
                : switch (name) {
                  case "cumsum" -> value + element;
                  case "cummax" -> Math.max(value, element);
                  default -> Math.min(value, element);
                };
        if (Math.abs(value) > Integer.MAX_VALUE) {
          context.warningOfFrame("integer overflow in 'cumsum'; use 'cumsum(as.numeric(.))'");
          missing = true;
        }
      }
      result[i] = missing ? Na.INT : (int) value;
    }
    return IntVector.of(result);
  }

  private static Vector doubles(String name, Vector x) {
    var all = ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, x)).view();
    var result = new double[all.length];
    switch (name) {
      case "cumsum" -> {
        var sums = new Sums();
        for (int i = 0; i < all.length; i++) {
          sums.add(all[i]);
          result[i] = next(result, i, sums.total());
        }
      }
      case "cumprod" -> {
        var product = new WideProduct();
        for (int i = 0; i < all.length; i++) {
          product.multiply(all[i]);
          result[i] = next(result, i, product.value());
        }
      }
      default -> extremes(all, result, name.equals("cummax"));
    }
    return DoubleVector.of(result);
  }

  /** What is not a number stays what it was first. */
  private static double next(double[] result, int i, double value) {
    return i > 0 && Double.isNaN(result[i - 1]) ? result[i - 1] : value;
  }

  private static void extremes(double[] all, double[] result, boolean max) {
    double value = 0;
    for (int i = 0; i < all.length; i++) {
      double element = all[i];
      if (i == 0 || Double.isNaN(element) && !Double.isNaN(value)) {
        value = element;
      } else if (!Double.isNaN(value)) {
        value = max ? Math.max(value, element) : Math.min(value, element);
      }
      result[i] = value;
    }
  }

  private static Vector complexes(String name, ComplexVector x) {
    if (name.equals("cummax") || name.equals("cummin")) {
      throw new RError("'" + name + "' not defined for complex numbers");
    }
    boolean product = name.equals("cumprod");
    int length = x.length();
    var real = new double[length];
    var imaginary = new double[length];
    double re = product ? 1 : 0;
    double im = 0;
    for (int i = 0; i < length; i++) {
      double a = x.real(i);
      double b = x.imaginary(i);
      double next = product ? re * a - im * b : re + a;
      im = product ? re * b + im * a : im + b;
      re = next;
      real[i] = re;
      imaginary[i] = im;
    }
    return new ComplexVector(real, imaginary);
  }
}
