package dev.oser.lang.r.numeric;

/** What the minimisers do with vectors. */
final class Vectors {
  private Vectors() {}

  static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  static double norm(double[] a) {
    return Math.sqrt(dot(a, a));
  }

  /** {@return a + factor * b} */
  static double[] plus(double[] a, double factor, double[] b) {
    var sum = new double[a.length];
    for (int i = 0; i < a.length; i++) {
      sum[i] = a[i] + factor * b[i];
    }
    return sum;
  }
}
