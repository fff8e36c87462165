package dev.oser.lang.r.random;

import java.util.Arrays;

/**
 * Walker's alias method (<i>An efficient method for generating discrete random variables with
 * general distributions</i>, ACM Transactions on Mathematical Software 3, 1977): constant time per
 * draw.
 */
final class Aliases {
  private final double[] threshold;
  private final int[] alias;

  Aliases(double[] probabilities) {
    int n = probabilities.length;
    threshold = Arrays.stream(probabilities).map(p -> p * n).toArray();
    alias = new int[n];
    // Values below the average from the front, the others from the back.
    var order = new int[n];
    int below = 0;
    int above = n;
    for (int i = 0; i < n; i++) {
      if (threshold[i] < 1) {
        order[below++] = i;
      } else {
        order[--above] = i;
      }
    }
    for (int k = 0; below > 0 && above < n && k < n - 1; k++) {
      int small = order[k];
      int large = order[above];
      alias[small] = large;
      threshold[large] += threshold[small] - 1;
      if (threshold[large] < 1) {
        above++;
      }
    }
  }

  int[] draw(RandomState random, int size) {
    var result = new int[size];
    for (int i = 0; i < size; i++) {
      int k = (int) random.index(alias.length);
      result[i] = random.uniform() < threshold[k] ? k + 1 : alias[k] + 1;
    }
    return result;
  }
}
