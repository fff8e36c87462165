package dev.oser.lang.r.random;

import java.util.Arrays;

/**
 * Values from large to small by heapsort (Williams, Algorithm 232, CACM 7, 1964). Not stable, and
 * it has to be this sort: the order of equal probabilities decides what R draws.
 */
final class DecreasingOrder {
  final double[] values;
  final int[] indices;

  DecreasingOrder(double[] unsorted) {
    values = unsorted.clone();
    indices = new int[unsorted.length];
    Arrays.setAll(indices, i -> i);
    int n = values.length;
    for (int root = n / 2 - 1; root >= 0; root--) {
      sift(root, n, values[root], indices[root]);
    }
    for (int end = n - 1; end > 0; end--) {
      double value = values[end];
      int index = indices[end];
      values[end] = values[0];
      indices[end] = indices[0];
      sift(0, end, value, index);
    }
  }

  /** Puts a value into the heap below a root; the smallest is on top. */
  private void sift(int root, int size, double value, int index) {
    int hole = root;
    int child = 2 * hole + 1;
    while (child < size) {
      if (child + 1 < size && values[child] > values[child + 1]) {
        child++;
      }
      if (value <= values[child]) {
        break;
      }
      values[hole] = values[child];
      indices[hole] = indices[child];
      hole = child;
      child = 2 * hole + 1;
    }
    values[hole] = value;
    indices[hole] = index;
  }
}
