package dev.oser.lang.r.number;

/**
 * Sums of doubles. R sums in extended precision; two doubles come close to it (Knuth's two-sum).
 */
public final class Sums {
  private double sum;
  private double rest;

  /** {@return the sum of all elements} */
  public static double of(double[] elements) {
    var sums = new Sums();
    sums.add(elements);
    return sums.total();
  }

  /** {@return the mean, which R improves by the mean of what is left of it} */
  public static double mean(double[] elements) {
    double mean = of(elements) / elements.length;
    if (!Double.isFinite(mean)) {
      return mean;
    }
    double correction = 0;
    for (double element : elements) {
      correction += element - mean;
    }
    return mean + correction / elements.length;
  }

  /** {@return the sum of the products of elements at the same place} */
  public static double ofProducts(double[] left, double[] right) {
    double sum = 0;
    double rest = 0;
    for (int i = 0; i < left.length; i++) {
      double element = left[i] * right[i];
      double next = sum + element;
      double part = next - sum;
      rest += (sum - (next - part)) + (element - part);
      sum = next;
    }
    return total(sum, rest);
  }

  public void add(double element) {
    double next = sum + element;
    double part = next - sum;
    rest += (sum - (next - part)) + (element - part);
    sum = next;
  }

  /** Adds all elements. Locals, not fields: this is the loop of {@code sum}. */
  public void add(double[] elements) {
    double sum = this.sum;
    double rest = this.rest;
    for (double element : elements) {
      double next = sum + element;
      double part = next - sum;
      rest += (sum - (next - part)) + (element - part);
      sum = next;
    }
    this.sum = sum;
    this.rest = rest;
  }

  public double total() {
    return total(sum, rest);
  }

  /** Infinite sums have no rest. */
  private static double total(double sum, double rest) {
    double total = sum + rest;
    return Double.isNaN(total) ? sum : total;
  }
}
