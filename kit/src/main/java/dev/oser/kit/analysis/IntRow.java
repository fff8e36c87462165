package dev.oser.kit.analysis;

import java.util.Arrays;

/**
 * A set of numbers that are added in ascending order. Unlike a bit set its size is that of its
 * contents, which matters where there is one per block.
 */
final class IntRow {
  private static final int[] NOTHING = {};
  private int[] numbers = NOTHING;
  private int size;

  int size() {
    return size;
  }

  int get(int index) {
    return numbers[index];
  }

  /** Adds a number no smaller than the last; {@return whether it is new} */
  boolean add(int number) {
    if (size > 0 && numbers[size - 1] == number) {
      return false;
    }
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, size == 0 ? 4 : size + (size >> 1));
    }
    numbers[size++] = number;
    return true;
  }

  int[] toArray() {
    return Arrays.copyOf(numbers, size);
  }

  boolean contains(int number) {
    return Arrays.binarySearch(numbers, 0, size, number) >= 0;
  }
}
