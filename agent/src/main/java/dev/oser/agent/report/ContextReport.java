package dev.oser.agent.report;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.ContextSummary.Context;
import dev.oser.profile.context.ContextSummary.Frame;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The hottest contexts, for people. */
public final class ContextReport {
  private static final int MOST_FRAMES = 24;

  private final ContextSummary summary;
  private final int top;
  private final StringBuilder text = new StringBuilder();

  /**
   * @param top how many contexts to show
   */
  public ContextReport(ContextSummary summary, int top) {
    this.summary = summary;
    this.top = top;
  }

  /**
   * {@return the text}
   *
   * @param title what was profiled and how
   */
  public String of(String title, Overhead overhead) {
    text.append(title).append(": ").append(amount(summary.total())).append(' ');
    text.append(unit()).append(", ").append(number(summary.size() - 1)).append(" contexts\n");
    if (summary.uncertainty() > 0) {
      text.append("Counts may be too large by at most ").append(amount(summary.uncertainty()));
      text.append(String.format(Locale.ROOT, " (%.4f %%)%n", percent(summary.uncertainty())));
    }
    text.append(String.format("%n  share %14s  context%n", unit()));
    summary.hottest(top).forEach(this::print);
    text.append(
        String.format("%n  share %14s  method, in all contexts that have a count%n", unit()));
    methods().forEach(this::print);
    text.append('\n');
    overhead.print(text);
    return text.toString();
  }

  private void print(Context context) {
    var frames = context.frames().reversed();
    line(context.count(), frames.getFirst().method());
    int repeated = 0;
    int printed = 0;
    for (int i = 1; i < frames.size(); i++) {
      if (i + 1 < frames.size() && isSame(frames, i)) {
        repeated++;
        continue;
      }
      if (printed++ == MOST_FRAMES) {
        text.repeat(' ', 26).append("… ").append(frames.size() - i).append(" more\n");
        break;
      }
      var site = frames.get(i - 1).site();
      text.repeat(' ', 26).append("from ").append(frames.get(i).method());
      text.append(site.isEmpty() ? "" : " (" + site + ")");
      text.append(repeated == 0 ? "" : " " + (repeated + 1) + " times").append('\n');
      repeated = 0;
    }
  }

  /** {@return whether a line about the next caller would be the same} */
  private static boolean isSame(List<Frame> frames, int i) {
    return frames.get(i).method().equals(frames.get(i + 1).method())
        && frames.get(i - 1).site().equals(frames.get(i).site());
  }

  private List<Map.Entry<String, Long>> methods() {
    var sums = new HashMap<String, Long>();
    for (int node = 1; node < summary.size(); node++) {
      if (summary.isCounted(node)) {
        sums.merge(summary.method(node), summary.count(node), Long::sum);
      }
    }
    return sums.entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(top)
        .toList();
  }

  private void print(Map.Entry<String, Long> method) {
    line(method.getValue(), method.getKey());
  }

  private void line(long count, String what) {
    text.append(
        String.format(Locale.ROOT, "%6.2f%% %14s  %s%n", percent(count), amount(count), what));
  }

  private double percent(long part) {
    return summary.total() == 0 ? 0 : 100.0 * part / summary.total();
  }

  private String unit() {
    return summary.metric().equals("ns") ? "ms" : summary.metric();
  }

  private String amount(long count) {
    return summary.metric().equals("ns")
        ? String.format(Locale.ROOT, "%,.1f", count / 1e6)
        : number(count);
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
