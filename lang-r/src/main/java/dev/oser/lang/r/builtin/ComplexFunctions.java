package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.Rounding;
import dev.oser.lang.r.operation.Complexes;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** Functions of complex numbers. */
final class ComplexFunctions {
  private ComplexFunctions() {}

  static Value apply(String name, ComplexVector z) {
    var result = z.copyElements();
    for (int i = 0; i < z.length(); i++) {
      double a = z.real(i);
      double b = z.imaginary(i);
      double size = Math.hypot(a, b);
      switch (name) {
        case "sqrt" -> {
          double real = Math.sqrt((size + Math.abs(a)) / 2);
          double other = real == 0 ? 0 : Math.abs(b) / (2 * real);
          result.set(i, a >= 0 ? real : other, Math.copySign(a >= 0 ? other : real, b));
        }
        case "exp" -> Complexes.exponential(a, b, result, i);
        case "log" -> result.set(i, Math.log(size), Math.atan2(b, a));
        case "sin" -> result.set(i, Math.sin(a) * Math.cosh(b), Math.cos(a) * Math.sinh(b));
        case "cos" -> result.set(i, Math.cos(a) * Math.cosh(b), -Math.sin(a) * Math.sinh(b));
        default -> throw new RError("unimplemented complex function");
      }
    }
    result.setAttributes(z.attributes());
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
    var result = new double[length];
    for (int i = 0; i < length; i++) {
      double a = z.doubleAt(i);
      double b = z.imaginaryAt(i);
      result[i] =
          switch (name) {
            case "Re" -> a;
            case "Im" -> b;
            case "Mod" -> Math.hypot(a, b);
            default -> Math.atan2(b, a);
          };
    }
    var parts = DoubleVector.of(result);
    parts.setAttributes(z.attributes());
    return parts;
  }
}
