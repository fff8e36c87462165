package dev.oser.lang.r.numeric;

import java.util.function.DoubleUnaryOperator;

/**
 * The studentized range: the range of normal variables, integrated over the distribution of the
 * estimate of their scale (Copenhaver and Holland, <i>Journal of Statistical Computation and
 * Simulation</i> 30, 1988), by Gauss and Legendre's rule on short intervals.
 */
public final class StudentizedRange {
  // Both integrands are smooth, so that few panels give all the digits there are.
  private static final int RANGE_PANELS = 10;
  private static final int SCALE_PANELS = 8;

  private final DoubleUnaryOperator normal;

  /** Makes it of the distribution function of the standard normal distribution. */
  public StudentizedRange(DoubleUnaryOperator normal) {
    this.normal = normal;
  }

  /** {@return the probability that the range of so many normal variables is at most w} */
  private double range(double w, double means) {
    if (w <= 0) {
      return 0;
    }
    return Math.min(
        1,
        means
            * Quadrature.integral(
                z ->
                    Math.exp(-z * z / 2)
                        / Math.sqrt(2 * Math.PI)
                        * Math.pow(
                            normal.applyAsDouble(z) - normal.applyAsDouble(z - w), means - 1),
                -8,
                8 + Math.min(w, 8),
                RANGE_PANELS));
  }

  /** {@return the probability of a studentized range of at most q; the largest of some ranges} */
  public double probability(double q, double means, double freedom, double ranges) {
    if (q <= 0) {
      return 0;
    }
    if (freedom > 25000) {
      return Math.pow(range(q, means), ranges);
    }
    // s is the estimate of the scale: s^2 f has a chi-squared distribution.
    double half = freedom / 2;
    double constant = half * Math.log(half) - logGamma(half) + Math.log(2);
    double width = 12 / Math.sqrt(2 * freedom);
    double low = Math.max(0, 1 - width);
    double high = 1 + width + (freedom < 5 ? 40 : 0);
    DoubleUnaryOperator density =
        s ->
            s <= 0
                ? 0
                : Math.exp(constant + (freedom - 1) * Math.log(s) - half * s * s)
                    * Math.pow(range(q * s, means), ranges);
    double result =
        freedom < 5
            ? Quadrature.integral(density, 0, 5, SCALE_PANELS)
                + Quadrature.integral(density, 5, high, SCALE_PANELS)
            : Quadrature.integral(density, low, high, SCALE_PANELS);
    return Math.min(1, result);
  }

  private static double logGamma(double x) {
    return dev.oser.lang.r.number.Gamma.logGamma(x);
  }
}
