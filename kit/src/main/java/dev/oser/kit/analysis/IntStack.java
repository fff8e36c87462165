package dev.oser.kit.analysis;

import java.util.Arrays;

/** A stack of numbers for algorithms that would recurse otherwise. */
final class IntStack {
  private int[] numbers = new int[16];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  void pushAll(int[] more) {
    if (size + more.length > numbers.length) {
      numbers = Arrays.copyOf(numbers, Math.max(2 * numbers.length, size + more.length));
    }
    System.arraycopy(more, 0, numbers, size, more.length);
    size += more.length;
  }

  int pop() {
    return numbers[--size];
  }
}
