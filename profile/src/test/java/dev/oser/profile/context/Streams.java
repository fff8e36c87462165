package dev.oser.profile.context;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** Streams of items, kind and hostile. */
final class Streams {
  private Streams() {}

  /** Streams by name, for one seed. */
  static Map<String, int[]> all(long seed, int length) {
    var streams = new LinkedHashMap<String, int[]>();
    streams.put("zipf 1.2", zipf(seed, length, 1.2));
    streams.put("zipf 0.8", zipf(seed, length, 0.8));
    streams.put("uniform", uniform(seed, length, 300));
    streams.put("all different", allDifferent(length));
    streams.put("round robin", roundRobin(length, 101));
    streams.put("hot item late", hotLate(seed, length));
    streams.put("comes back", comesBack(length));
    return streams;
  }

  static int[] zipf(long seed, int length, double exponent) {
    var random = new Random(seed);
    var cumulative = new double[2000];
    double sum = 0;
    for (int i = 0; i < cumulative.length; i++) {
      sum += 1 / Math.pow(i + 1, exponent);
      cumulative[i] = sum;
    }
    var stream = new int[length];
    for (int i = 0; i < length; i++) {
      int found = Arrays.binarySearch(cumulative, random.nextDouble() * sum);
      stream[i] = found < 0 ? -found - 1 : found;
    }
    return stream;
  }

  static int[] uniform(long seed, int length, int items) {
    return new Random(seed).ints(length, 0, items).toArray();
  }

  static int[] allDifferent(int length) {
    var stream = new int[length];
    Arrays.setAll(stream, i -> i);
    return stream;
  }

  /** One item more than a summary of 100 counters has: each comes just after it was evicted. */
  static int[] roundRobin(int length, int items) {
    var stream = new int[length];
    Arrays.setAll(stream, i -> i % items);
    return stream;
  }

  /** Noise, and then one item often enough to be hot just at the end. */
  static int[] hotLate(long seed, int length) {
    var stream = uniform(seed, length, length);
    Arrays.fill(stream, length - length / 8, length, -7);
    return stream;
  }

  /** An item that stays away until it is evicted, and comes back, again and again. */
  static int[] comesBack(int length) {
    var stream = allDifferent(length);
    for (int i = 0; i < length; i++) {
      if (i / 150 % 2 == 0) {
        stream[i] = -1 - i % 3;
      }
    }
    return stream;
  }
}
