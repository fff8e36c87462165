package dev.oser.profile.context;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Exact counts of contexts, and the check of the guarantees of D'Elia §3.1 against them. */
final class Truth {
  final Map<List<ContextSummary.Frame>, Long> counts = new HashMap<>();
  long total;

  void add(List<ContextSummary.Frame> context, long weight) {
    counts.merge(List.copyOf(context), weight, Long::sum);
    total += weight;
  }

  static Truth of(ContextSummary exact) {
    var truth = new Truth();
    for (int node = 1; node < exact.size(); node++) {
      if (exact.count(node) > 0) {
        truth.add(exact.context(node).frames(), exact.count(node));
      }
    }
    return truth;
  }

  long count(List<ContextSummary.Frame> context) {
    return counts.getOrDefault(context, 0L);
  }

  /** {@return what is wrong with a summary that promises these φ and ε} */
  List<String> violations(ContextSummary summary, double phi, double epsilon) {
    var wrong = new ArrayList<String>();
    if (summary.total() != total) {
      wrong.add("the total is " + summary.total() + ", not " + total);
    }
    if (summary.uncertainty() > epsilon * total) {
      wrong.add("the uncertainty is above εN");
    }
    var counted = new HashMap<List<ContextSummary.Frame>, Integer>();
    for (int node = 1; node < summary.size(); node++) {
      if (summary.isCounted(node)) {
        var context = summary.context(node);
        long truth = count(context.frames());
        counted.put(context.frames(), node);
        if (context.count() < truth) {
          wrong.add("count too small: " + context + ", truth " + truth);
        }
        if (context.count() - context.error() > truth) {
          wrong.add("error too small: " + context + ", truth " + truth);
        }
        if (context.count() - truth > epsilon * total) {
          wrong.add("count too large: " + context + ", truth " + truth);
        }
        if (summary.isHot(node, phi) && truth <= (phi - epsilon) * total) {
          wrong.add("reported hot: " + context + ", truth " + truth);
        }
      }
    }
    counts.forEach(
        (frames, truth) -> {
          var node = counted.get(frames);
          if (truth >= phi * total && (node == null || !summary.isHot(node, phi))) {
            wrong.add("not reported hot: " + frames + ", truth " + truth);
          }
          if (node == null && truth > summary.uncertainty()) {
            wrong.add("not counted: " + frames + ", truth " + truth);
          }
        });
    return wrong;
  }
}
