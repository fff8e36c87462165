package dev.oser.lang.r.number;

import java.util.function.DoubleUnaryOperator;

/** The elementary functions by their names in R. */
public final class Elementary {
  private Elementary() {}

  public static DoubleUnaryOperator named(String name) {
    return switch (name) {
      case "sqrt" -> Math::sqrt;
      case "exp" -> Math::exp;
      case "expm1" -> Math::expm1;
      case "log1p" -> Math::log1p;
      case "sin" -> Math::sin;
      case "cos" -> Math::cos;
      case "tan" -> Math::tan;
      case "asin" -> Math::asin;
      case "acos" -> Math::acos;
      case "atan" -> Math::atan;
      case "sinh" -> Math::sinh;
      case "cosh" -> Math::cosh;
      case "tanh" -> Math::tanh;
      case "asinh" -> Elementary::asinh;
      case "acosh" -> x -> Math.log(x + Math.sqrt(x * x - 1));
      case "atanh" -> x -> 0.5 * Math.log1p(2 * x / (1 - x));
      case "sinpi" -> Elementary::sinPi;
      case "cospi" -> x -> sinPi(x + 0.5);
      case "tanpi" -> x -> Math.abs(x % 1) == 0.5 ? Double.NaN : sinPi(x) / sinPi(x + 0.5);
      case "gamma" -> Gamma::gamma;
      case "lgamma" -> Gamma::logGamma;
      case "digamma" -> Gamma::digamma;
      case "trigamma" -> Gamma::trigamma;
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static double asinh(double x) {
    double size = Math.abs(x);
    return Math.copySign(Math.log1p(size + size * size / (1 + Math.sqrt(size * size + 1))), x);
  }

  private static double sinPi(double x) {
    if (Double.isInfinite(x)) {
      return Double.NaN;
    }
    double rest = x % 2;
    if (rest <= -1) {
      rest += 2;
    } else if (rest > 1) {
      rest -= 2;
    }
    return rest == 0 || rest == 1
        ? 0
        : rest == 0.5 ? 1 : rest == -0.5 ? -1 : Math.sin(Math.PI * rest);
  }

  /**
   * {@return the square root of the sum of two squares} The error of the plain formula is found
   * with fused operations and taken away (C. Borges, An Improved Algorithm for hypot(a, b), 2020);
   * squares that are too large or too small are left to the JDK, which is ten times as slow.
   */
  public static double hypot(double a, double b) {
    double x = Math.max(Math.abs(a), Math.abs(b));
    double y = Math.min(Math.abs(a), Math.abs(b));
    if (!(x < 1e150 && y > 1e-140)) {
      return Math.hypot(a, b);
    }
    double root = Math.sqrt(Math.fma(x, x, y * y));
    double rootSquared = root * root;
    double xSquared = x * x;
    double error =
        Math.fma(-y, y, rootSquared - xSquared)
            + Math.fma(root, root, -rootSquared)
            - Math.fma(x, x, -xSquared);
    return root - error / (2 * root);
  }
}
