package dev.oser.lang.r.numeric;

/**
 * How many ways lead to each value of a rank statistic, by adding one observation after the other.
 * Only sums of positive numbers: nothing is lost even where the counts are beyond 2^53.
 */
public final class RankCounts {
  private RankCounts() {}

  /** {@return for each value of Wilcoxon's rank sum statistic the number of samples} */
  public static double[] rankSum(int m, int n) {
    int most = m * n;
    // Ways to choose some of the ranks so far with this sum, less the smallest possible sum.
    var ways = new double[m + 1][most + 1];
    ways[0][0] = 1;
    for (int rank = 1; rank <= m + n; rank++) {
      for (int size = Math.min(rank, m); size >= 1; size--) {
        int shift = rank - size;
        if (shift > n) {
          continue;
        }
        for (int sum = most; sum >= shift; sum--) {
          ways[size][sum] += ways[size - 1][sum - shift];
        }
      }
    }
    return ways[m];
  }

  /** {@return for each value of the signed rank statistic the number of signs} */
  public static double[] signedRank(int n) {
    var ways = new double[n * (n + 1) / 2 + 1];
    ways[0] = 1;
    int top = 0;
    for (int rank = 1; rank <= n; rank++) {
      top += rank;
      for (int sum = top; sum >= rank; sum--) {
        ways[sum] += ways[sum - rank];
      }
    }
    return ways;
  }

  /** {@return for each number of pairs in the right order the number of permutations} */
  public static double[] kendall(int n) {
    var ways = new double[] {1};
    for (int size = 2; size <= n; size++) {
      var next = new double[ways.length + size - 1];
      for (int i = 0; i < ways.length; i++) {
        for (int j = 0; j < size; j++) {
          next[i + j] += ways[i];
        }
      }
      ways = next;
    }
    return ways;
  }

  /**
   * {@return for each value of Ansari and Bradley's statistic, from its least, the number of ways}
   */
  public static double[] ansari(int m, int n) {
    int all = m + n;
    int least = (m + 1) * (m + 1) / 4;
    int most = least + m * n / 2;
    var ways = new double[m + 1][most + 1];
    ways[0][0] = 1;
    for (int place = 1; place <= all; place++) {
      int score = Math.min(place, all - place + 1);
      for (int size = Math.min(place, m); size >= 1; size--) {
        for (int sum = most; sum >= score; sum--) {
          ways[size][sum] += ways[size - 1][sum - score];
        }
      }
    }
    return java.util.Arrays.copyOfRange(ways[m], least, most + 1);
  }

  /** {@return how many permutations have Spearman's sum of squares of at least this} */
  public static double spearman(int n, double least) {
    var order = new int[n];
    for (int i = 0; i < n; i++) {
      order[i] = i;
    }
    return permutations(order, 0, 0, least);
  }

  private static double permutations(int[] order, int from, double sum, double least) {
    if (from == order.length) {
      return sum >= least ? 1 : 0;
    }
    double count = 0;
    for (int i = from; i < order.length; i++) {
      swap(order, from, i);
      double difference = order[from] - from;
      count += permutations(order, from + 1, sum + difference * difference, least);
      swap(order, from, i);
    }
    return count;
  }

  private static void swap(int[] order, int a, int b) {
    int kept = order[a];
    order[a] = order[b];
    order[b] = kept;
  }
}
