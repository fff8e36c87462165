package dev.oser.profile.context;

/** Quickselect with random pivots: linear expected time whatever the order of the values. */
final class Selection {
  private Selection() {}

  /** {@return the value of this rank, from 1, among the first values, which are rearranged} */
  static long smallest(int rank, long[] values, int length) {
    int low = 0;
    int high = length - 1;
    int wanted = rank - 1;
    long random = length;
    while (low < high) {
      random = random * 6364136223846793005L + 1442695040888963407L;
      long pivot = values[low + (int) ((random >>> 33) % (high - low + 1))];
      int left = low;
      int right = high;
      while (left <= right) {
        while (values[left] < pivot) {
          left++;
        }
        while (values[right] > pivot) {
          right--;
        }
        if (left <= right) {
          long swapped = values[left];
          values[left++] = values[right];
          values[right--] = swapped;
        }
      }
      if (wanted <= right) {
        high = right;
      } else if (wanted >= left) {
        low = left;
      } else {
        return pivot;
      }
    }
    return values[low];
  }
}
