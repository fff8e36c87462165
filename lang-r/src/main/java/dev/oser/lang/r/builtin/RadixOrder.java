package dev.oser.lang.r.builtin;

import java.util.Arrays;
import java.util.List;

/**
 * The order of keys of 64 bits, compared as unsigned numbers: from the last digit to the first,
 * each time keeping the order of equal digits (Knuth, "The Art of Computer Programming", 5.2.5).
 * Several keys are as many more digits. Digits that are the same in all keys cost nothing.
 */
final class RadixOrder {
  private static final int BITS = 11;
  private static final int DIGITS = 1 << BITS;
  private static final int PASSES = (Long.SIZE + BITS - 1) / BITS;

  /** Fewer elements than this are put into place one by one. */
  private static final int FEW = 40;

  private int[] places;
  private int[] nextPlaces;
  private long[] keys;
  private long[] nextKeys;

  private RadixOrder(int[] places) {
    this.places = places;
    this.nextPlaces = new int[places.length];
    this.keys = new long[places.length];
    this.nextKeys = new long[places.length];
  }

  /**
   * {@return the places, from 0, in the order of their keys}
   *
   * @param keys the most important first
   * @param places those that are to be ordered, which are changed
   */
  static int[] order(List<long[]> keys, int[] places) {
    var sort = new RadixOrder(places);
    for (int k = keys.size() - 1; k >= 0; k--) {
      var key = keys.get(k);
      for (int i = 0; i < sort.places.length; i++) {
        sort.keys[i] = key[sort.places[i]];
      }
      sort.run();
    }
    return sort.places;
  }

  /** Sorts keys on their own. */
  static long[] sort(long[] keys) {
    if (keys.length < FEW) {
      Arrays.sort(flipped(keys));
      return flipped(keys);
    }
    if (isRising(keys)) {
      return keys;
    }
    if (isFalling(keys)) {
      return reversed(keys);
    }
    var from = keys;
    var to = new long[keys.length];
    var counts = counts(keys);
    for (int pass = 0; pass < PASSES; pass++) {
      var starts = counts[pass];
      int shift = pass * BITS;
      if (isOne(starts, digit(from[0], shift), from.length)) {
        continue;
      }
      toStarts(starts);
      for (long key : from) {
        to[starts[digit(key, shift)]++] = key;
      }
      var swap = from;
      from = to;
      to = swap;
    }
    return from;
  }

  /** Unsigned order is signed order with the first bit the other way. */
  private static long[] flipped(long[] keys) {
    for (int i = 0; i < keys.length; i++) {
      keys[i] ^= Long.MIN_VALUE;
    }
    return keys;
  }

  private void run() {
    int count = places.length;
    if (count < FEW) {
      insert();
      return;
    }
    if (isRising(keys)) {
      return;
    }
    if (isFalling(keys)) {
      for (int i = 0; i < count; i++) {
        nextPlaces[i] = places[count - 1 - i];
      }
      var swap = places;
      places = nextPlaces;
      nextPlaces = swap;
      return;
    }
    var counts = counts(keys);
    for (int pass = 0; pass < PASSES; pass++) {
      var starts = counts[pass];
      int shift = pass * BITS;
      if (!isOne(starts, digit(keys[0], shift), count)) {
        toStarts(starts);
        distribute(starts, shift);
      }
    }
  }

  /** {@return whether keys are in order already, as data often are} Others are known at once. */
  private static boolean isRising(long[] keys) {
    for (int i = 1; i < keys.length; i++) {
      if (Long.compareUnsigned(keys[i - 1], keys[i]) > 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * {@return whether each key is smaller than the one before: equal ones would keep their order}
   */
  private static boolean isFalling(long[] keys) {
    for (int i = 1; i < keys.length; i++) {
      if (Long.compareUnsigned(keys[i - 1], keys[i]) <= 0) {
        return false;
      }
    }
    return true;
  }

  private static long[] reversed(long[] keys) {
    for (int i = 0, j = keys.length - 1; i < j; i++, j--) {
      long key = keys[i];
      keys[i] = keys[j];
      keys[j] = key;
    }
    return keys;
  }

  private void distribute(int[] starts, int shift) {
    var fromKeys = keys;
    var toKeys = nextKeys;
    var fromPlaces = places;
    var toPlaces = nextPlaces;
    for (int i = 0; i < fromKeys.length; i++) {
      int to = starts[digit(fromKeys[i], shift)]++;
      toKeys[to] = fromKeys[i];
      toPlaces[to] = fromPlaces[i];
    }
    keys = toKeys;
    nextKeys = fromKeys;
    places = toPlaces;
    nextPlaces = fromPlaces;
  }

  private void insert() {
    for (int i = 1; i < places.length; i++) {
      long key = keys[i];
      int place = places[i];
      int to = i;
      for (; to > 0 && Long.compareUnsigned(keys[to - 1], key) > 0; to--) {
        keys[to] = keys[to - 1];
        places[to] = places[to - 1];
      }
      keys[to] = key;
      places[to] = place;
    }
  }

  private static int digit(long key, int shift) {
    return (int) (key >>> shift) & (DIGITS - 1);
  }

  private static int[][] counts(long[] keys) {
    var counts = new int[PASSES][DIGITS];
    for (long key : keys) {
      for (int pass = 0; pass < PASSES; pass++) {
        counts[pass][digit(key, pass * BITS)]++;
      }
    }
    return counts;
  }

  private static boolean isOne(int[] counts, int digit, int count) {
    return counts[digit] == count;
  }

  private static void toStarts(int[] counts) {
    int start = 0;
    for (int i = 0; i < counts.length; i++) {
      int count = counts[i];
      counts[i] = start;
      start += count;
    }
  }
}
