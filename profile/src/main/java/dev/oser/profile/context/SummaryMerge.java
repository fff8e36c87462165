package dev.oser.profile.context;

import java.util.List;
import java.util.function.LongUnaryOperator;

/** Adds up summaries: upper bounds to an upper bound, lower bounds to a lower bound. */
final class SummaryMerge {
  private SummaryMerge() {}

  static ContextSummary merge(List<ContextSummary> summaries) {
    if (summaries.isEmpty()) {
      throw new IllegalArgumentException("there is no summary to merge");
    }
    var header = header(summaries);
    var alignment = new Alignment(summaries);
    boolean hasUsage = summaries.stream().allMatch(ContextSummary::hasUsage);
    var bounds = new Bounds(alignment.tree.limit(), hasUsage);
    for (int i = 0; i < summaries.size(); i++) {
      add(summaries.get(i), alignment.nodes[i], header.uncertainty(), bounds);
    }
    return TreeOrder.canonical(
        header, alignment.names, alignment.tree, LongUnaryOperator.identity(), bounds);
  }

  /**
   * A summary that does not count a context adds its uncertainty to the count and to the error. So
   * a node starts with the uncertainties of all, and each summary that counts it takes its own
   * back.
   */
  private static void add(ContextSummary summary, int[] nodes, long uncertainty, Bounds bounds) {
    var usage = summary.usage();
    for (int node = 1; node < summary.size(); node++) {
      int at = nodes[node];
      if (usage != null && bounds.usage != null) {
        bounds.usage.add(at, usage, node);
      }
      if (summary.isCounted(node)) {
        if (bounds.errors[at] == Bounds.NOT_COUNTED) {
          bounds.set(at, uncertainty, uncertainty);
        }
        bounds.counts[at] += summary.count(node) - summary.uncertainty();
        bounds.errors[at] += summary.error(node) - summary.uncertainty();
      }
    }
  }

  private static ContextSummary.Header header(List<ContextSummary> summaries) {
    var metric = summaries.get(0).metric();
    long total = 0;
    long uncertainty = 0;
    var taken = Taken.unknown();
    for (var summary : summaries) {
      if (!summary.metric().equals(metric)) {
        throw new IllegalArgumentException(
            "cannot merge a profile of " + metric + " with one of " + summary.metric());
      }
      total += summary.total();
      if (total > ContextSummary.MOST_TOTAL) {
        throw new IllegalArgumentException(
            "the profiles together count more than " + ContextSummary.MOST_TOTAL);
      }
      uncertainty += summary.uncertainty();
      taken = taken.and(summary.taken());
    }
    return new ContextSummary.Header(metric, total, uncertainty, taken);
  }
}
