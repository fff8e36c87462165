package dev.oser.lang.r.random.distribution;

import java.util.function.DoubleUnaryOperator;

/** Inverts monotone functions by bisection over all doubles: slow, but right to the last bit. */
final class Solver {
  private static final double FUZZ = 64 * Math.ulp(1.0);

  private Solver() {}

  /** {@return the smallest x in a range with f(x) at least p; f does not fall} */
  static double rising(DoubleUnaryOperator f, double p, double from, double to) {
    long low = order(from);
    long high = order(to);
    while (low < high) {
      long middle = (low & high) + ((low ^ high) >> 1);
      if (f.applyAsDouble(number(middle)) >= p) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return number(low);
  }

  /** {@return the smallest whole number from 0 on with f at least p, up to rounding} */
  static double risingWhole(DoubleUnaryOperator f, double p, double guess, double most) {
    return whole(x -> f.applyAsDouble(x) >= p * (1 - FUZZ), guess, most);
  }

  /** {@return the smallest whole number from 0 on with f at most p, up to rounding} */
  static double fallingWhole(DoubleUnaryOperator f, double p, double guess, double most) {
    return whole(x -> f.applyAsDouble(x) <= p * (1 + FUZZ), guess, most);
  }

  private interface Test {
    boolean holds(double x);
  }

  private static double whole(Test test, double guess, double most) {
    double high = Math.min(most, Math.max(1, Math.ceil(guess)));
    double low = -1;
    while (high < most && !test.holds(high)) {
      low = high;
      high = Math.min(most, 2 * high + 1);
    }
    while (high - low > 1) {
      double middle = Math.floor((low + high) / 2);
      if (middle == low || middle == high) {
        break; // beyond 2^53 there may be no whole number between two
      }
      if (test.holds(middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  /** Doubles as longs that are ordered the same way. */
  private static long order(double x) {
    long bits = Double.doubleToRawLongBits(x);
    return bits < 0 ? Long.MIN_VALUE - bits : bits;
  }

  private static double number(long order) {
    return Double.longBitsToDouble(order < 0 ? Long.MIN_VALUE - order : order);
  }
}
