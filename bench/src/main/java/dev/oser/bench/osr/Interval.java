package dev.oser.bench.osr;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A median, and where it lies with 95 % confidence: the middle 95 % of the medians of samples drawn
 * anew from the measurements (the percentile bootstrap).
 */
record Interval(double median, double low, double high) {
  private static final int RESAMPLES = 2000;

  static Interval of(List<Double> values) {
    var random = new SplittableRandom(1);
    var medians = new double[RESAMPLES];
    var sample = new double[values.size()];
    for (int i = 0; i < RESAMPLES; i++) {
      for (int j = 0; j < sample.length; j++) {
        sample[j] = values.get(random.nextInt(sample.length));
      }
      medians[i] = median(sample.clone());
    }
    Arrays.sort(medians);
    return new Interval(
        median(values.stream().mapToDouble(Double::doubleValue).toArray()),
        medians[RESAMPLES * 25 / 1000],
        medians[RESAMPLES * 975 / 1000]);
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    int middle = values.length / 2;
    return values.length % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
  }

  Interval times(double factor) {
    return new Interval(median * factor, low * factor, high * factor);
  }
}
