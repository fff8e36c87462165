package dev.oser.bench;

import java.util.Arrays;

/** Measurements of one thing. */
public record Samples(double[] sorted) {
  public static Samples of(double... values) {
    var sorted = values.clone();
    Arrays.sort(sorted);
    return new Samples(sorted);
  }

  public double median() {
    return quantile(0.5);
  }

  public double least() {
    return sorted[0];
  }

  public double most() {
    return sorted[sorted.length - 1];
  }

  /** {@return the value that this share of all is below} */
  public double quantile(double share) {
    double at = share * (sorted.length - 1);
    int below = (int) Math.floor(at);
    int above = (int) Math.ceil(at);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  }

  /** {@return the median, and in brackets the least and the most} */
  public String text() {
    return "%.1f [%.1f, %.1f]".formatted(median(), least(), most());
  }

  public static double geometricMean(double... values) {
    return Math.exp(Arrays.stream(values).map(Math::log).average().orElseThrow());
  }
}
