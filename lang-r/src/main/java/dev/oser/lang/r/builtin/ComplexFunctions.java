package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.Elementary;
import dev.oser.lang.r.number.Rounding;
import dev.oser.lang.r.operation.Complexes;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** Functions of complex numbers. */
final class ComplexFunctions {
  private ComplexFunctions() {}

  static Value apply(Context context, String name, ComplexVector z) {
    var result = z.copyElements();
    boolean made = false;
    for (int i = 0; i < z.length(); i++) {
      double a = z.real(i);
      double b = z.imaginary(i);
      set(name, a, b, result, i);
      made |=
          !Double.isNaN(a)
              && !Double.isNaN(b)
              && (Double.isNaN(result.real(i)) || Double.isNaN(result.imaginary(i)));
    }
    if (made) {
      context.warning("NaNs produced in function \"" + name + "\"");
    }
    result.setAttributes(z.attributes());
    return result;
  }

  private static void set(String name, double a, double b, ComplexVector result, int i) {
    double size = Elementary.hypot(a, b);
    switch (name) {
      case "sqrt" -> {
        double real = Math.sqrt((size + Math.abs(a)) / 2);
        double other = real == 0 ? 0 : Math.abs(b) / (2 * real);
        result.set(i, a >= 0 ? real : other, Math.copySign(a >= 0 ? other : real, b));
      }
      case "exp" -> Complexes.exponential(a, b, result, i);
      case "log" -> result.set(i, Math.log(size), Math.atan2(b, a));
      default -> {
        var number = circular(name, a, b);
        result.set(i, number.real(), number.imaginary());
      }
    }
  }

  /** Hyperbolic functions are circular ones of i z. */
  private static ComplexCircle circular(String name, double a, double b) {
    double x = 0 * a - b;
    return switch (name) {
      case "sin" -> ComplexCircle.sine(a, b);
      case "cos" -> ComplexCircle.cosine(a, b);
      case "tan" -> ComplexCircle.tangent(a, b);
      case "asin" -> ComplexCircle.arcSine(a, b);
      case "acos" -> ComplexCircle.arcCosine(a, b);
      case "atan" -> ComplexCircle.arcTangent(a, b);
      case "sinh" -> ComplexCircle.sine(x, a).overI();
      case "cosh" -> ComplexCircle.cosine(x, a);
      case "tanh" -> ComplexCircle.tangent(x, a).overI();
      case "asinh" -> ComplexCircle.arcSine(x, a).overI();
      case "acosh" -> ComplexCircle.arcCosine(a, b).timesI();
      case "atanh" -> ComplexCircle.arcTangent(x, a).overI();
      default -> throw new RError("unimplemented complex function");
    };
  }

  /** {@return logarithms to a base} */
  static Value logarithm(Context context, ComplexVector z, double base) {
    var result = (ComplexVector) apply(context, "log", z);
    for (int i = 0; i < z.length(); i++) {
      result.set(i, result.real(i) / Math.log(base), result.imaginary(i) / Math.log(base));
    }
    return result;
  }

  static Value modulus(ComplexVector z) {
    return part("Mod", z);
  }

  /** {@code signif} keeps the digits of the larger part, and as many decimals of the other. */
  static Value round(ComplexVector z, double digits, boolean round) {
    var result = z.copyElements();
    for (int i = 0; i < z.length(); i++) {
      double a = z.real(i);
      double b = z.imaginary(i);
      double decimals = round ? digits : decimals(Math.max(Math.abs(a), Math.abs(b)), digits);
      result.set(i, Rounding.round(a, decimals), Rounding.round(b, decimals));
    }
    result.setAttributes(z.attributes());
    return result;
  }

  /** {@return how many decimals a number of this size has if it has so many digits} */
  private static double decimals(double size, double digits) {
    boolean ordinary = size > 0 && Double.isFinite(size);
    return ordinary ? Math.max(1, digits) - 1 - Math.floor(Math.log10(size)) : digits;
  }

  static Value part(String name, Vector z) {
    int length = z.length();
    if (name.equals("Conj")) {
      if (!(z instanceof ComplexVector numbers)) {
        return z;
      }
      var result = numbers.copyElements();
      for (int i = 0; i < length; i++) {
        result.set(i, numbers.real(i), -numbers.imaginary(i));
      }
      result.setAttributes(z.attributes());
      return result;
    }
    var real = new double[length];
    var imaginary = new double[length];
    for (int i = 0; i < length; i++) {
      real[i] = z.doubleAt(i);
      imaginary[i] = z instanceof ComplexVector numbers ? numbers.imaginary(i) : 0;
    }
    var parts =
        DoubleVector.of(
            switch (name) {
              case "Re" -> real;
              case "Im" -> imaginary;
              case "Mod" -> sizes(real, imaginary);
              default -> angles(real, imaginary);
            });
    parts.setAttributes(z.attributes());
    return parts;
  }

  private static double[] sizes(double[] real, double[] imaginary) {
    for (int i = 0; i < real.length; i++) {
      real[i] = Elementary.hypot(real[i], imaginary[i]);
    }
    return real;
  }

  private static double[] angles(double[] real, double[] imaginary) {
    for (int i = 0; i < real.length; i++) {
      real[i] = Math.atan2(imaginary[i], real[i]);
    }
    return real;
  }
}
