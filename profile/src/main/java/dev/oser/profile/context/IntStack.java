package dev.oser.profile.context;

import java.util.Arrays;

/** A growing array of ints. */
final class IntStack {
  private int[] values = new int[16];
  private int size;

  void push(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, size * 2);
    }
    values[size++] = value;
  }

  int pop() {
    return values[--size];
  }

  int get(int index) {
    return values[index];
  }

  void set(int index, int value) {
    values[index] = value;
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void truncate(int size) {
    this.size = size;
  }

  int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
