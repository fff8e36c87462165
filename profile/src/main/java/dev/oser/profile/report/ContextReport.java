package dev.oser.profile.report;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.ContextSummary.Frame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The hottest contexts, for people. Where something else than calls was counted, what a context
 * used with its callees and how often it was called are beside it.
 */
public final class ContextReport {
  private static final int MOST_FRAMES = 24;

  private final ContextSummary summary;
  private final int top;
  private final Amounts amounts;
  private final StringBuilder text = new StringBuilder();

  /** What a line says beside the name. */
  private record Row(long count, long inclusive, long calls) {
    Row plus(Row other) {
      return new Row(count + other.count, inclusive + other.inclusive, calls + other.calls);
    }
  }

  private ContextReport(ContextSummary summary, int top) {
    this.summary = summary;
    this.top = top;
    amounts = new Amounts(summary.metric(), summary.total());
  }

  /**
   * {@return the text}
   *
   * @param title what was profiled and how
   * @param top how many contexts to show
   */
  public static String of(ContextSummary summary, String title, int top) {
    return new ContextReport(summary, top).of(title);
  }

  private String of(String title) {
    text.append(title).append(": ").append(amounts.amount(summary.total())).append(' ');
    text.append(amounts.unit()).append(", ");
    text.append(Amounts.number(summary.size() - 1)).append(" contexts\n");
    if (summary.uncertainty() > 0) {
      text.append("Counts may be too large by at most ");
      text.append(amounts.amount(summary.uncertainty()));
      text.append(
          String.format(Locale.ROOT, " (%.4f %%)%n", amounts.percent(summary.uncertainty())));
    }
    heading("context");
    IntStream.range(1, summary.size())
        .filter(summary::isCounted)
        .boxed()
        .sorted(Comparator.comparingLong((Integer node) -> summary.count(node)).reversed())
        .limit(top)
        .forEach(this::context);
    heading("method, in all contexts that have a count");
    methods().forEach(method -> line(method.getValue(), method.getKey()));
    return text.toString();
  }

  private void heading(String what) {
    text.append(String.format("%n  share %14s", amounts.unit()));
    if (summary.hasUsage()) {
      text.append(String.format(" %14s %12s", "with callees", "calls"));
    }
    text.append("  ").append(what).append('\n');
  }

  private Row row(int node) {
    return new Row(summary.count(node), summary.inclusive(node), summary.calls(node));
  }

  private void context(int node) {
    var frames = new ArrayList<>(summary.context(node).frames());
    Collections.reverse(frames);
    line(row(node), frames.get(0).method());
    int indent = summary.hasUsage() ? 54 : 26;
    int repeated = 0;
    int printed = 0;
    for (int i = 1; i < frames.size(); i++) {
      if (i + 1 < frames.size() && isSame(frames, i)) {
        repeated++;
        continue;
      }
      if (printed++ == MOST_FRAMES) {
        text.append(" ".repeat(indent)).append("… ").append(frames.size() - i).append(" more\n");
        break;
      }
      var site = frames.get(i - 1).site();
      text.append(" ".repeat(indent)).append("from ").append(frames.get(i).method());
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

  private List<Map.Entry<String, Row>> methods() {
    var sums = new HashMap<String, Row>();
    for (int node = 1; node < summary.size(); node++) {
      if (summary.isCounted(node)) {
        // What a recursive call used is part of what its caller used.
        var row = row(node);
        var counted = isRecursive(node) ? new Row(row.count, 0, row.calls) : row;
        sums.merge(summary.method(node), counted, Row::plus);
      }
    }
    return sums.entrySet().stream()
        .sorted(
            Map.Entry.<String, Row>comparingByValue(Comparator.comparingLong(Row::count))
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(top)
        .toList();
  }

  private boolean isRecursive(int node) {
    if (summary.hasUsage()) {
      for (int caller = summary.parent(node); caller > 0; caller = summary.parent(caller)) {
        if (summary.isCounted(caller) && summary.method(caller).equals(summary.method(node))) {
          return true;
        }
      }
    }
    return false;
  }

  private void line(Row row, String what) {
    text.append(
        String.format(
            Locale.ROOT, "%6.2f%% %14s", amounts.percent(row.count), amounts.amount(row.count)));
    if (summary.hasUsage()) {
      text.append(
          String.format(" %14s %12s", amounts.amount(row.inclusive), Amounts.number(row.calls)));
    }
    text.append("  ").append(what).append('\n');
  }
}
