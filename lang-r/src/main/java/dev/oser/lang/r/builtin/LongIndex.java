package dev.oser.lang.r.builtin;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Vector;
import dev.oser.lang.r.value.Vector.Kind;

/**
 * Where numbers were seen first: a hash table on plain arrays, which looks on from place to place.
 */
final class LongIndex {
  /** What spreads numbers that are close to each other: 2^64 divided by the golden ratio. */
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  private static final long ZERO = 0;
  private static final long NOT_A_NUMBER = Double.doubleToLongBits(Double.NaN);
  private static final long MISSING = Double.doubleToRawLongBits(Na.DOUBLE);

  private final long[] keys;

  /** From 1; 0 where there is no key. */
  private final int[] places;

  private final int shift;

  LongIndex(int count) {
    int bits = Math.max(4, Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, count)) + 1);
    if (bits > 30) {
      throw new OutOfMemoryError("too many elements for a table");
    }
    keys = new long[1 << bits];
    places = new int[1 << bits];
    shift = Long.SIZE - bits;
  }

  /** {@return whether vectors of this kind are looked up by numbers} */
  static boolean serves(Kind kind) {
    return kind.compareTo(Kind.DOUBLE) <= 0;
  }

  /** {@return the numbers of all elements; elements that R takes to be the same have the same} */
  static long[] keys(Vector vector, Kind kind) {
    var result = new long[vector.length()];
    if (kind != Kind.DOUBLE) {
      for (int i = 0; i < result.length; i++) {
        result[i] = vector instanceof IntVector numbers ? numbers.get(i) : vector.intAt(i);
      }
      return result;
    }
    for (int i = 0; i < result.length; i++) {
      result[i] = key(vector instanceof DoubleVector numbers ? numbers.get(i) : vector.doubleAt(i));
    }
    return result;
  }

  private static long key(double number) {
    if (number == 0) {
      return ZERO;
    }
    return number == number
        ? Double.doubleToRawLongBits(number)
        : Na.isNa(number) ? MISSING : NOT_A_NUMBER;
  }

  private int start(long key) {
    return (int) (key * SPREAD >>> shift);
  }

  /** {@return the place, from 1, that a key was given first, or 0 if this is it} */
  int add(long key, int place) {
    int at = start(key);
    while (places[at] != 0) {
      if (keys[at] == key) {
        return places[at];
      }
      at = at + 1 & places.length - 1;
    }
    keys[at] = key;
    places[at] = place;
    return 0;
  }

  /** {@return the place of a key, from 1, or 0} */
  int find(long key) {
    int at = start(key);
    while (places[at] != 0 && keys[at] != key) {
      at = at + 1 & places.length - 1;
    }
    return places[at];
  }
}
