package dev.oser.cli;

import dev.oser.profile.context.ContextSummary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The hottest contexts of a program that runs: what they have had since the last look, and ever.
 */
final class TopTable {
  private record Key(List<ContextSummary.Frame> frames) {}

  private record Row(List<ContextSummary.Frame> frames, long recent, long count) {}

  private final String title;
  private Map<Key, Long> before = Map.of();
  private long totalBefore;

  /**
   * @param title what is profiled
   */
  TopTable(String title) {
    this.title = title;
  }

  /**
   * {@return the lines of a table}
   *
   * @param summary what has been counted so far
   * @param most how many lines at most
   */
  List<String> update(ContextSummary summary, int most) {
    var counts = new HashMap<Key, Long>();
    var rows = new ArrayList<Row>();
    for (int node = 1; node < summary.size(); node++) {
      if (summary.isCounted(node) && summary.count(node) > 0) {
        var frames = summary.context(node).frames();
        var key = new Key(frames);
        counts.put(key, summary.count(node));
        // In small space a context can lose its count and start again.
        long recent = Math.max(0, summary.count(node) - before.getOrDefault(key, 0L));
        rows.add(new Row(frames, recent, summary.count(node)));
      }
    }
    long recent = Math.max(0, summary.total() - totalBefore);
    before = counts;
    totalBefore = summary.total();
    rows.sort(
        Comparator.comparingLong(Row::recent)
            .thenComparingLong(Row::count)
            .reversed()
            .thenComparing(row -> name(row.frames)));
    var lines = new ArrayList<String>();
    lines.add(
        title
            + ": "
            + amount(summary, recent)
            + " since the last look, "
            + amount(summary, summary.total())
            + " in all, "
            + String.format(Locale.ROOT, "%,d contexts", summary.size() - 1));
    lines.add("    now      all  context");
    for (var row : rows) {
      if (lines.size() < most) {
        lines.add(
            String.format(
                Locale.ROOT,
                "%6.2f%%  %6.2f%%  %s",
                percent(row.recent, recent),
                percent(row.count, summary.total()),
                name(row.frames)));
      }
    }
    if (rows.isEmpty()) {
      lines.add("nothing was called yet in the classes that are looked at");
    }
    return lines;
  }

  private static double percent(long part, long whole) {
    return whole == 0 ? 0 : 100.0 * Math.min(part, whole) / whole;
  }

  private static String amount(ContextSummary summary, long amount) {
    return summary.metric().equals("ns")
        ? String.format(Locale.ROOT, "%,.1f ms", amount / 1e6)
        : String.format(Locale.ROOT, "%,d %s", amount, summary.metric());
  }

  /** The innermost method is first, and recursion once. */
  private static String name(List<ContextSummary.Frame> frames) {
    var text = new StringBuilder();
    int repeated = 0;
    for (int i = frames.size() - 1; i >= 0; i--) {
      var method = frames.get(i).method();
      if (i > 0 && frames.get(i - 1).method().equals(method)) {
        repeated++;
        continue;
      }
      text.append(text.isEmpty() ? "" : " < ").append(method);
      text.append(repeated > 0 ? " x " + (repeated + 1) : "");
      repeated = 0;
    }
    return text.toString();
  }
}
