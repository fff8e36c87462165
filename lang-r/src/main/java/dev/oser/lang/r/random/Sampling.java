package dev.oser.lang.r.random;

import dev.oser.lang.r.limit.Polls;
import java.util.Arrays;
import java.util.HashSet;

/** {@code sample.int}: numbers from 1 to n. */
public final class Sampling {
  /** With more values than this R draws with Walker's aliases. */
  private static final int WALKER = 200;

  /** Beyond this R remembers what it drew instead of what is left. */
  private static final double HASH_FROM = 1e7;

  private static final int SELDOM = 1 << 16;

  private Sampling() {}

  /** {@return so many numbers from 1 to n, each any number of times} */
  public static double[] withReplacement(RandomState random, double n, int size) {
    var result = new double[size];
    for (int i = 0; i < size; i++) {
      result[i] = random.index(n) + 1;
      poll(i);
    }
    return result;
  }

  /** {@return so many different numbers from 1 to n; size is at most n} */
  public static double[] withoutReplacement(RandomState random, double n, int size) {
    if (n > HASH_FROM && size <= n / 2) {
      return distinct(random, n, size);
    }
    if (size < 2) {
      return withReplacement(random, n, size);
    }
    return drawn(random, (int) n, size);
  }

  /** {@return numbers taken out of 1 to n one by one} */
  static double[] drawn(RandomState random, int n, int size) {
    var left = new int[n];
    Arrays.setAll(left, i -> i);
    var result = new double[size];
    int count = n;
    for (int i = 0; i < size; i++) {
      int index = (int) random.index(count);
      result[i] = left[index] + 1;
      left[index] = left[--count];
      poll(i);
    }
    return result;
  }

  /** A loop that may be the whole program can be stopped. */
  private static void poll(int i) {
    if (i % SELDOM == 0) {
      Polls.loop();
    }
  }

  private static double[] distinct(RandomState random, double n, int size) {
    var result = new double[size];
    var seen = new HashSet<Double>();
    for (int i = 0; i < size; i++) {
      do {
        result[i] = random.index(n) + 1;
      } while (!seen.add(result[i]));
    }
    return result;
  }

  /**
   * {@return so many numbers from 1 on, each with its probability}
   *
   * @param probabilities that sum up to 1
   */
  public static int[] withReplacement(RandomState random, double[] probabilities, int size) {
    int n = probabilities.length;
    if (Arrays.stream(probabilities).filter(p -> n * p > 0.1).count() > WALKER) {
      return new Aliases(probabilities).draw(random, size);
    }
    var order = new DecreasingOrder(probabilities);
    var cumulated = order.values;
    for (int i = 1; i < n; i++) {
      cumulated[i] += cumulated[i - 1];
    }
    var result = new int[size];
    for (int i = 0; i < size; i++) {
      double u = random.uniform();
      int j = 0;
      while (j < n - 1 && u > cumulated[j]) {
        j++;
      }
      result[i] = order.indices[j] + 1;
    }
    return result;
  }

  /** {@return so many different numbers from 1 on, drawn one by one with their probabilities} */
  public static int[] withoutReplacement(RandomState random, double[] probabilities, int size) {
    var order = new DecreasingOrder(probabilities);
    var p = order.values;
    var indices = order.indices;
    var result = new int[size];
    double total = 1;
    int last = p.length - 1;
    for (int i = 0; i < size; i++, last--) {
      double target = total * random.uniform();
      double mass = 0;
      int j = 0;
      for (; j < last; j++) {
        mass += p[j];
        if (target <= mass) {
          break;
        }
      }
      result[i] = indices[j] + 1;
      total -= p[j];
      System.arraycopy(p, j + 1, p, j, last - j);
      System.arraycopy(indices, j + 1, indices, j, last - j);
    }
    return result;
  }
}
