package dev.oser.lang.r.builtin;

/**
 * The circular functions of complex numbers and their inverses, as Abramowitz and Stegun have them
 * in sections 4.3 and 4.4. Branches are on the sides that GNU R has them on.
 */
record ComplexCircle(double real, double imaginary) {
  /** Beyond this the hyperbolic tangent of twice the number is 1. */
  private static final double FAR = 350;

  static ComplexCircle sine(double x, double y) {
    return new ComplexCircle(Math.sin(x) * Math.cosh(y), Math.cos(x) * Math.sinh(y));
  }

  static ComplexCircle cosine(double x, double y) {
    return new ComplexCircle(Math.cos(x) * Math.cosh(y), -Math.sin(x) * Math.sinh(y));
  }

  static ComplexCircle tangent(double x, double y) {
    if (Double.isInfinite(x)) {
      return new ComplexCircle(Double.NaN, Double.NaN);
    }
    if (Math.abs(y) > FAR) {
      return new ComplexCircle(0, Math.signum(y));
    }
    double divisor = Math.cos(2 * x) + Math.cosh(2 * y);
    return new ComplexCircle(Math.sin(2 * x) / divisor, Math.sinh(2 * y) / divisor);
  }

  static ComplexCircle arcSine(double x, double y) {
    double right = Math.hypot(x + 1, y) / 2;
    double left = Math.hypot(x - 1, y) / 2;
    double beyond = right + left - 1;
    double height = Math.log1p(beyond + Math.sqrt(beyond * (beyond + 2)));
    boolean below = y < 0 || y == 0 && x > 1;
    return new ComplexCircle(Math.asin(right - left), below ? -height : height);
  }

  static ComplexCircle arcCosine(double x, double y) {
    var sine = arcSine(x, y);
    return new ComplexCircle(Math.PI / 2 - sine.real, -sine.imaginary);
  }

  static ComplexCircle arcTangent(double x, double y) {
    double angle = Math.atan2(2 * x, 1 - x * x - y * y) / 2;
    double above = x * x + (y + 1) * (y + 1);
    double below = x * x + (y - 1) * (y - 1);
    return new ComplexCircle(angle, Math.log(above / below) / 4);
  }

  /** {@return the number by which a function of i z is the hyperbolic function of z: over i} */
  ComplexCircle overI() {
    return new ComplexCircle(imaginary, -real);
  }

  ComplexCircle timesI() {
    return new ComplexCircle(-imaginary, real);
  }
}
