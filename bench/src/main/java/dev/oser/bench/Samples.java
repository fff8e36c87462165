package dev.oser.bench;

import java.util.Arrays;

/** Measurements of one thing. */
public record Samples(double[] sorted) {
  public static Samples of(double... values) {
    var sorted = values.clone();
    Arrays.sort(sorted);
    return new Samples(sorted);
  }

  /** {@return these in another unit} */
  public Samples times(double factor) {
    return of(Arrays.stream(sorted).map(value -> value * factor).toArray());
  }

  /** {@return these without something that each of them contains} */
  public Samples minus(double part) {
    return of(Arrays.stream(sorted).map(value -> value - part).toArray());
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
    return text(1);
  }

  /** {@return the same with this many decimals} */
  public String text(int decimals) {
    var number = "%." + decimals + "f";
    return (number + " [" + number + ", " + number + "]").formatted(median(), least(), most());
  }

  public static double geometricMean(double... values) {
    return Math.exp(Arrays.stream(values).map(Math::log).average().orElseThrow());
  }
}
