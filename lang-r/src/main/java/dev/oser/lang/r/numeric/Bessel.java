package dev.oser.lang.r.numeric;

import dev.oser.lang.r.number.Gamma;

/**
 * Bessel functions of real order by their integrals and series (<i>NIST Digital Library of
 * Mathematical Functions</i>, chapter 10).
 */
public final class Bessel {
  private static final double ENOUGH = 745;

  private Bessel() {}

  /** {@return the end of an integral of exp(order t - x s(t)), beyond which nothing is added} */
  private static double end(double x, double order) {
    double t = 1;
    while (x * Math.sinh(t) - order * t < ENOUGH / 15 && t < 700) {
      t += 0.25;
    }
    return t;
  }

  private static int pieces(double size) {
    return 8 + (int) (size / 4);
  }

  /** {@return I, by its series (10.25.2), whose terms are all positive} */
  public static double i(double x, double order, boolean scaled) {
    if (x == 0) {
      return order == 0 ? 1 : 0;
    }
    double square = x * x / 4;
    if (x > 60 && x > order * order) {
      double value = asymptotic(x, order, -1) / Math.sqrt(2 * Math.PI * x);
      return scaled ? value : value * Math.exp(x);
    }
    double first = order * Math.log(x / 2) - Gamma.logGamma(order + 1) - (scaled ? x : 0);
    double term = 1;
    double sum = 1;
    double shift = 0;
    for (int k = 1; k < 100_000; k++) {
      term *= square / (k * (k + order));
      sum += term;
      if (sum > 1e200) {
        sum *= 1e-200;
        term *= 1e-200;
        shift += 200 * Math.log(10);
      }
      if (term < sum * 1e-17) {
        break;
      }
    }
    return sum * Math.exp(first + shift);
  }

  /** The series in 1/x of 10.40.1 and 10.40.2. */
  private static double asymptotic(double x, double order, int sign) {
    double mu = 4 * order * order;
    double term = 1;
    double sum = 1;
    for (int k = 1; k < 100; k++) {
      double odd = 2 * k - 1;
      double next = sign * term * (mu - odd * odd) / (k * 8 * x);
      if (Math.abs(next) > Math.abs(term) || Math.abs(next) < 1e-17 * Math.abs(sum)) {
        break;
      }
      term = next;
      sum += term;
    }
    return sum;
  }

  /** {@return K, by the integral 10.32.9} */
  public static double k(double x, double order, boolean scaled) {
    if (x == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double end = end(x, order);
    double value =
        Quadrature.integral(
            t ->
                0.5
                    * (Math.exp(order * t - x * (Math.cosh(t) - 1))
                        + Math.exp(-order * t - x * (Math.cosh(t) - 1))),
            0,
            end,
            pieces(40 + order));
    return scaled ? value : value * Math.exp(-x);
  }

  /**
   * {@return J: near zero by its series, beyond by the integral 10.9.6, of high order downwards}
   */
  public static double j(double x, double order) {
    if (x == 0) {
      return order == 0 ? 1 : 0;
    }
    if (x * x / 4 < order + 1) {
      return seriesOfJ(x, order);
    }
    return order > x ? downward(x, order) : integralOfJ(x, order);
  }

  private static double seriesOfJ(double x, double order) {
    double term = 1;
    double sum = 1;
    for (int k = 1; k < 1000 && Math.abs(term) > 1e-18 * Math.abs(sum); k++) {
      term *= -x * x / 4 / (k * (k + order));
      sum += term;
    }
    return sum * Math.exp(order * Math.log(x / 2) - Gamma.logGamma(order + 1));
  }

  private static double integralOfJ(double x, double order) {
    double wave =
        Quadrature.integral(
            t -> Math.cos(order * t - x * Math.sin(t)), 0, Math.PI, pieces(4 * (x + order)));
    double sine = sinOf(order);
    double tail =
        sine == 0
            ? 0
            : sine
                * Quadrature.integral(
                    t -> Math.exp(-x * Math.sinh(t) - order * t), 0, end(x, 0), 24);
    return (wave - tail) / Math.PI;
  }

  private static double sinOf(double order) {
    return order == Math.rint(order) ? 0 : Math.sin(Math.PI * order);
  }

  /** Miller's recurrence, which is stable for falling orders. */
  private static double downward(double x, double order) {
    double least = order - Math.floor(order);
    int steps = (int) Math.floor(order);
    int top = steps + 20 + (int) (2 * Math.sqrt(40.0 * order));
    double above = 0;
    double here = 1e-300;
    double wanted = 0;
    double second = 0;
    for (int k = top; k > 0; k--) {
      double below = 2 * (least + k) / x * here - above;
      above = here;
      here = below;
      if (k - 1 == steps) {
        wanted = here;
      }
      if (k - 1 == 1) {
        second = here;
      }
      if (Math.abs(here) > 1e250) {
        here *= 1e-250;
        above *= 1e-250;
        wanted *= 1e-250;
        second *= 1e-250;
      }
    }
    double atLeast = j(x, least);
    double atNext = integralOfJ(x, least + 1);
    return Math.abs(atLeast) > Math.abs(atNext)
        ? wanted / here * atLeast
        : wanted / second * atNext;
  }

  /** {@return Y, by the integral 10.9.7 for low orders and from there upwards} */
  public static double y(double x, double order) {
    if (x == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (order <= 2) {
      return integralOfY(x, order);
    }
    double least = order - Math.floor(order);
    double before = integralOfY(x, least);
    double here = integralOfY(x, least + 1);
    for (int k = 1; k < (int) Math.floor(order); k++) {
      double next = 2 * (least + k) / x * here - before;
      before = here;
      here = next;
    }
    return here;
  }

  private static double integralOfY(double x, double order) {
    double wave =
        Quadrature.integral(
            t -> Math.sin(x * Math.sin(t) - order * t), 0, Math.PI, pieces(4 * (x + order)));
    double cosine = Math.cos(Math.PI * order);
    double tail =
        Quadrature.integral(
            t ->
                Math.exp(order * t - x * Math.sinh(t))
                    + cosine * Math.exp(-order * t - x * Math.sinh(t)),
            0,
            end(x, order),
            48);
    return (wave - tail) / Math.PI;
  }
}
