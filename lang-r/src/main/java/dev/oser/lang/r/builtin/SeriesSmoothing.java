package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;

/** Loops over numbers that {@code filter}, {@code runmed}, {@code cor} and splines stand on. */
final class SeriesSmoothing {
  private SeriesSmoothing() {}

  private static double[] numbers(Value value) {
    return ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, (Vector) value)).toArray();
  }

  /**
   * {@return the moving sums of a series with weights, the first of which is for the latest
   * element}
   *
   * @param ahead how many elements after the place are used
   */
  @RBuiltin(value = ".movingSums", quiet = true)
  static Value movingSums(Value x, Value weights, Value ahead, Value circular) {
    var series = numbers(x);
    var weight = numbers(weights);
    int shift = Coercion.integer(ahead, "ahead");
    boolean round = Coercion.flag(circular, "circular");
    int size = series.length;
    var result = new double[size];
    for (int i = 0; i < size; i++) {
      double sum = 0;
      boolean known = round || i + shift < size && i + shift - weight.length + 1 >= 0;
      for (int j = 0; known && j < weight.length; j++) {
        double element = series[Math.floorMod(i + shift - j, size)];
        known = !Double.isNaN(element);
        sum += weight[j] * element;
      }
      result[i] = known ? sum : Na.DOUBLE;
    }
    return DoubleVector.of(result);
  }

  /** {@return a series in which what came out before is added again with weights} */
  @RBuiltin(value = ".recursiveSums", quiet = true)
  static Value recursiveSums(Value x, Value weights, Value past) {
    var series = numbers(x);
    var weight = numbers(weights);
    var start = numbers(past);
    var all = Arrays.copyOf(start, start.length + series.length);
    for (int i = 0; i < series.length; i++) {
      int place = start.length + i;
      double sum = series[i];
      for (int j = 0; j < weight.length; j++) {
        sum += all[place - j - 1] * weight[j];
      }
      all[place] = Double.isNaN(sum) ? Na.DOUBLE : sum;
    }
    return DoubleVector.of(Arrays.copyOfRange(all, start.length, all.length));
  }

  /** {@return the median of each window of an odd width; the window is kept in order} */
  @RBuiltin(value = ".runningMedians", quiet = true)
  static Value runningMedians(Value x, Value width) {
    var series = numbers(x);
    int size = Coercion.integer(width, "width");
    var window = Arrays.copyOf(series, size);
    Arrays.sort(window);
    var result = new double[series.length - size + 1];
    for (int i = 0; i < result.length; i++) {
      result[i] = window[size / 2];
      if (i + 1 < result.length) {
        replace(window, series[i], series[i + size]);
      }
    }
    return DoubleVector.of(result);
  }

  private static void replace(double[] window, double old, double next) {
    int from = Arrays.binarySearch(window, old);
    int found = Arrays.binarySearch(window, next);
    int to = found < 0 ? -found - 1 : found;
    if (to > from) {
      to--;
      System.arraycopy(window, from + 1, window, from, to - from);
    } else {
      System.arraycopy(window, to, window, to + 1, from - to);
    }
    window[to] = next;
  }

  /** {@return the weights of points shared out to the two places of a grid around each} */
  @RBuiltin(value = ".sharedOut", quiet = true)
  static Value sharedOut(Value positions, Value weights, Value places) {
    var at = numbers(positions);
    var weight = numbers(weights);
    int n = Coercion.integer(places, "places");
    var mass = new double[2 * n];
    for (int i = 0; i < at.length; i++) {
      int place = (int) Math.floor(at[i]);
      double share = at[i] - place;
      double own = weight[i % weight.length];
      if (place >= 0 && place <= n - 2) {
        mass[place] += own * (1 - share);
        mass[place + 1] += own * share;
      }
    }
    return DoubleVector.of(mass);
  }

  /** {@return the solution of a system whose matrix has three diagonals, by elimination} */
  @RBuiltin(value = ".tridiagonal", quiet = true)
  static Value tridiagonal(Value below, Value on, Value above, Value right) {
    var lower = numbers(below);
    var diagonal = numbers(on);
    var upper = numbers(above);
    var result = numbers(right);
    int n = diagonal.length;
    for (int i = 1; i < n; i++) {
      double factor = lower[i - 1] / diagonal[i - 1];
      diagonal[i] -= factor * upper[i - 1];
      result[i] -= factor * result[i - 1];
    }
    for (int i = n - 1; i >= 0; i--) {
      result[i] = (result[i] - (i + 1 < n ? upper[i] * result[i + 1] : 0)) / diagonal[i];
    }
    return DoubleVector.of(result);
  }
}
