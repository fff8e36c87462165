package dev.oser.lang.r.builtin;

import dev.oser.lang.r.value.Na;
import org.jspecify.annotations.Nullable;

/**
 * Where texts were seen first: a hash table on plain arrays, as {@link LongIndex} is one of
 * numbers. It grows with the texts that differ, of which there are often few.
 */
final class TextIndex {
  /** What spreads hashes that are close to each other: 2^32 divided by the golden ratio. */
  private static final int SPREAD = 0x9E37_79B9;

  private static final int FIRST_BITS = 8;
  private static final int MOST_BITS = 30;

  private @Nullable String[] keys = new String[1 << FIRST_BITS];

  /** From 1; 0 where there is no key. */
  private int[] places = new int[1 << FIRST_BITS];

  private int shift = Integer.SIZE - FIRST_BITS;
  private int count;

  /** Of the missing text, which is none that can be written; 0 if there is none. */
  private int missing;

  /** {@return where a key is or should be} */
  private int slot(String key) {
    int at = key.hashCode() * SPREAD >>> shift;
    for (var other = keys[at]; other != null; other = keys[at]) {
      // Often they are the same object, and hashes are kept: equals() is seldom needed.
      if (other == key || other.hashCode() == key.hashCode() && other.equals(key)) {
        return at;
      }
      at = at + 1 & keys.length - 1;
    }
    return at;
  }

  /** {@return the place, from 1, that a text was given first, or 0 if this is it} */
  int add(String key, int place) {
    if (Na.isNa(key)) {
      int before = missing;
      missing = before == 0 ? place : before;
      return before;
    }
    int at = slot(key);
    if (places[at] != 0) {
      return places[at];
    }
    keys[at] = key;
    places[at] = place;
    if (++count > keys.length / 2) {
      grow();
    }
    return 0;
  }

  /** {@return the place of a text, from 1, or 0} */
  int find(String key) {
    return Na.isNa(key) ? missing : places[slot(key)];
  }

  private void grow() {
    if (shift == Integer.SIZE - MOST_BITS) {
      throw new OutOfMemoryError("too many elements for a table");
    }
    var oldKeys = keys;
    var oldPlaces = places;
    keys = new String[2 * oldKeys.length];
    places = new int[keys.length];
    shift--;
    for (int i = 0; i < oldKeys.length; i++) {
      var key = oldKeys[i];
      if (key != null) {
        int at = slot(key);
        keys[at] = key;
        places[at] = oldPlaces[i];
      }
    }
  }
}
