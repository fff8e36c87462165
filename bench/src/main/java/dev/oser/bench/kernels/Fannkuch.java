package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;

/**
 * Counts, for every permutation of n numbers, the prefix reversals that bring the smallest to the
 * front.
 */
public final class Fannkuch {
  private Fannkuch() {}

  /**
   * What the benchmark asks for.
   *
   * @param checksum flips of even permutations minus flips of odd ones
   * @param most the most flips any permutation needs
   */
  private record Result(int checksum, int most) {}

  public static void run(int n, Output out) {
    var result = fannkuch(n);
    Output.print(result.checksum, out);
    Bytes.write(Bytes.of("Pfannkuchen(" + n + ") = " + result.most + "\n"), out);
  }

  /** {@return both results of {@link #run} in one number} */
  public static long kernel(int n) {
    var result = fannkuch(n);
    return 1000L * result.checksum + result.most;
  }

  private static Result fannkuch(int n) {
    var permutation = new int[n];
    for (int i = 0; i < n; i++) {
      permutation[i] = i;
    }
    var scratch = new int[n];
    var count = new int[n];
    int checksum = 0;
    int most = 0;
    int sign = 1;
    int rotating = n;
    do {
      // Prefixes shorter than the one just rotated start over.
      for (; rotating > 1; rotating--) {
        count[rotating - 1] = rotating;
      }
      int flips = flips(permutation, scratch);
      most = Math.max(most, flips);
      checksum += sign * flips;
      sign = -sign;
      rotating = advance(permutation, count);
    } while (rotating < n);
    return new Result(checksum, most);
  }

  private static int flips(int[] permutation, int[] scratch) {
    for (int i = 0; i < permutation.length; i++) {
      scratch[i] = permutation[i];
    }
    int flips = 0;
    for (int first = scratch[0]; first != 0; first = scratch[0]) {
      reverse(scratch, first);
      flips++;
    }
    return flips;
  }

  /** Reverses the elements up to and including an index. */
  private static void reverse(int[] array, int last) {
    for (int i = 0, j = last; i < j; i++, j--) {
      int swap = array[i];
      array[i] = array[j];
      array[j] = swap;
    }
  }

  /**
   * Goes to the next permutation: rotates the shortest prefix that has not yet been in all its
   * positions, and on the way there the shorter ones, which have. Returns the index where that
   * prefix ends, or n after the last permutation.
   */
  private static int advance(int[] permutation, int[] count) {
    int last = 1;
    while (last < permutation.length) {
      rotate(permutation, last);
      if (--count[last] > 0) {
        break;
      }
      last++;
    }
    return last;
  }

  /** Moves the first element behind the one at an index. */
  private static void rotate(int[] array, int last) {
    int first = array[0];
    for (int i = 0; i < last; i++) {
      array[i] = array[i + 1];
    }
    array[last] = first;
  }
}
