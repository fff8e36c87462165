package dev.oser.profile.context;

import java.util.Arrays;
import java.util.List;

/**
 * How well one tree stands for another: the measures of D'Elia §5.1.2. The estimate is usually a
 * {@linkplain ContextSummary#hot hot calling context tree}, the other the exact tree of the same
 * run.
 *
 * <p>If the estimate has seen only a share of the events (bursting), its counts are divided by that
 * share first, as in D'Elia §5.1.5.
 */
public final class TreeComparison {
  private final long total;
  private final long[] weights;
  private final long[] covered;
  private final double averageUncovered;
  private final double maximumUncovered;
  private final int falsePositives;
  private final int falseNegatives;
  private final double averageError;
  private final double maximumError;

  /**
   * @param estimate the tree to judge
   * @param exact the truth
   * @param phi the share φ from which a context is hot
   */
  public TreeComparison(ContextSummary estimate, ContextSummary exact, double phi) {
    var alignment = new Alignment(List.of(exact, estimate));
    var truth = new long[alignment.tree.limit()];
    var isCovered = new boolean[alignment.tree.limit()];
    for (int node = 1; node < exact.size(); node++) {
      truth[alignment.nodes[0][node]] = exact.count(node);
    }
    for (int node = 1; node < estimate.size(); node++) {
      isCovered[alignment.nodes[1][node]] = true;
    }
    total = exact.total();
    weights = sorted(truth, isCovered, false);
    covered = sorted(truth, isCovered, true);

    long uncovered = 0;
    long most = 0;
    for (int node = 1; node < truth.length; node++) {
      if (!isCovered[node]) {
        uncovered += truth[node];
        most = Math.max(most, truth[node]);
      }
    }
    int uncoveredNodes = weights.length - covered.length;
    maximumUncovered = percent(most, heaviest());
    averageUncovered =
        uncoveredNodes == 0 ? 0 : percent((double) uncovered / uncoveredNodes, heaviest());

    double share = total == 0 ? 1 : (double) estimate.total() / total;
    int hot = 0;
    int wrong = 0;
    double sum = 0;
    double worst = 0;
    for (int node = 1; node < estimate.size(); node++) {
      if (estimate.isHot(node, phi)) {
        long weight = truth[alignment.nodes[1][node]];
        hot++;
        wrong += weight < phi * total ? 1 : 0;
        double error = percent(Math.abs(weight - estimate.count(node) / share), weight);
        sum += error;
        worst = Math.max(worst, error);
      }
    }
    int trulyHot = 0;
    for (long weight : weights) {
      trulyHot += weight >= phi * total ? 1 : 0;
    }
    falsePositives = wrong;
    falseNegatives = trulyHot - (hot - wrong);
    averageError = hot == 0 ? 0 : sum / hot;
    maximumError = worst;
  }

  /** {@return the true weights of all nodes, or of covered ones, the lightest first} */
  private static long[] sorted(long[] truth, boolean[] isCovered, boolean onlyCovered) {
    var chosen = new long[truth.length];
    int size = 0;
    for (int node = 1; node < truth.length; node++) {
      if (!onlyCovered || isCovered[node]) {
        chosen[size++] = truth[node];
      }
    }
    var result = Arrays.copyOf(chosen, size);
    Arrays.sort(result);
    return result;
  }

  private static double percent(double part, double whole) {
    return part == 0 ? 0 : part / whole * 100;
  }

  private long heaviest() {
    return weights.length == 0 ? 0 : weights[weights.length - 1];
  }

  /** {@return degree of overlap: the share of all weight that is in contexts of the estimate} */
  public double overlap() {
    return total == 0 ? 1 : (double) Arrays.stream(covered).sum() / total;
  }

  /**
   * {@return hot edge coverage: of the contexts with at least the share τ of the heaviest context's
   * weight, the share that is in the estimate}
   */
  public double hotEdgeCoverage(double tau) {
    long all = atLeast(weights, tau * heaviest());
    return all == 0 ? 1 : (double) atLeast(covered, tau * heaviest()) / all;
  }

  private static long atLeast(long[] sorted, double weight) {
    return Arrays.stream(sorted).filter(w -> w >= weight).count();
  }

  /**
   * {@return the weight of the heaviest context not in the estimate, in percent of the heaviest}
   */
  public double maximumUncovered() {
    return maximumUncovered;
  }

  /** {@return the average weight of contexts not in the estimate, in percent of the heaviest} */
  public double averageUncovered() {
    return averageUncovered;
  }

  /** {@return how many contexts the estimate reports hot that are not} */
  public int falsePositives() {
    return falsePositives;
  }

  /** {@return how many hot contexts the estimate does not report; 0 without bursting} */
  public int falseNegatives() {
    return falseNegatives;
  }

  /** {@return the largest error of the count of a context reported hot, in percent of the truth} */
  public double maximumError() {
    return maximumError;
  }

  /** {@return the average error of the counts of contexts reported hot, in percent of the truth} */
  public double averageError() {
    return averageError;
  }
}
