package dev.oser.lang.r.numeric;

import java.util.function.DoubleUnaryOperator;

/** Gauss and Legendre's rule with 16 points on each of some pieces of an interval. */
final class Quadrature {
  private static final double[] NODES = {
    0.9894009349916499, 0.9445750230732326, 0.8656312023878318, 0.7554044083550030,
    0.6178762444026438, 0.4580167776572274, 0.2816035507792589, 0.0950125098376374
  };
  private static final double[] WEIGHTS = {
    0.0271524594117541, 0.0622535239386479, 0.0951585116824928, 0.1246289712555339,
    0.1495959888165767, 0.1691565193950025, 0.1826034150449236, 0.1894506104550685
  };

  private Quadrature() {}

  static double integral(DoubleUnaryOperator f, double from, double to, int pieces) {
    double sum = 0;
    double half = (to - from) / pieces / 2;
    for (int i = 0; i < pieces; i++) {
      double centre = from + (2 * i + 1) * half;
      double part = 0;
      for (int j = 0; j < NODES.length; j++) {
        double step = half * NODES[j];
        part += WEIGHTS[j] * (f.applyAsDouble(centre - step) + f.applyAsDouble(centre + step));
      }
      sum += part * half;
    }
    return sum;
  }
}
