package dev.oser.profile.context;

import java.util.Arrays;

/** The calls that lead from a context in the tree to the current one, if that is not in it. */
final class AbsentCalls {
  private long[] keys = new long[16];
  private int[] hashes = new int[16];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }

  long key(int index) {
    return keys[index];
  }

  /** {@return the hash of the context to which these calls lead} */
  int hash() {
    return hashes[size - 1];
  }

  void push(long key, int hash) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      hashes = Arrays.copyOf(hashes, 2 * size);
    }
    keys[size] = key;
    hashes[size++] = hash;
  }

  void pop() {
    size--;
  }

  void clear() {
    size = 0;
  }
}
