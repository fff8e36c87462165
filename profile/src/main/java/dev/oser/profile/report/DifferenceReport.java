package dev.oser.profile.report;

import dev.oser.profile.context.ContextSummary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What two profiles of contexts differ in, for people: shares, because totals differ anyway.
 * Contexts are the same if their methods are; call sites move with every edit.
 */
public final class DifferenceReport {
  private static final int MOST_FRAMES = 6;

  /** A context or a method, and what it has itself in both profiles. */
  private static final class Entry {
    final String method;
    final Entry caller;
    final double[] shares = new double[2];

    /** The root is its own caller. */
    Entry(String method, @Nullable Entry caller) {
      this.method = method;
      this.caller = caller == null ? this : caller;
    }

    double change() {
      return shares[1] - shares[0];
    }
  }

  private record Key(Entry caller, String method) {}

  private final Map<Key, Entry> contexts = new HashMap<>();
  private final Map<String, Entry> methods = new HashMap<>();
  private final Entry root = new Entry("", null);
  private final StringBuilder text = new StringBuilder();

  private DifferenceReport() {}

  /**
   * {@return the text}
   *
   * @param top how many methods and contexts to show
   */
  public static String of(
      String firstName, ContextSummary first, String secondName, ContextSummary second, int top) {
    var report = new DifferenceReport();
    report.total("before", firstName, first);
    report.total("after", secondName, second);
    for (var difference : first.takenDifferently(second)) {
      report.text.append("warning taken differently, ").append(difference).append('\n');
    }
    report.add(first, 0);
    report.add(second, 1);
    report.list("method", report.methods.values().stream(), top);
    report.list("context", report.contexts.values().stream(), top);
    return report.text.toString();
  }

  private void total(String when, String name, ContextSummary summary) {
    var amounts = new Amounts(summary.metric(), summary.total());
    text.append(
        String.format(
            Locale.ROOT,
            "%-7s %s: %s %s, %,d contexts%n",
            when,
            name,
            amounts.amount(summary.total()),
            amounts.unit(),
            summary.size() - 1));
  }

  private void add(ContextSummary summary, int which) {
    var amounts = new Amounts(summary.metric(), summary.total());
    var entries = new ArrayList<>(List.of(root));
    for (int node = 1; node < summary.size(); node++) {
      var caller = entries.get(summary.parent(node));
      var method = summary.method(node);
      var context =
          contexts.computeIfAbsent(new Key(caller, method), key -> new Entry(method, caller));
      entries.add(context);
      double share = amounts.percent(summary.count(node));
      context.shares[which] += share;
      methods.computeIfAbsent(method, key -> new Entry(method, null)).shares[which] += share;
    }
  }

  private void list(String what, Stream<Entry> entries, int top) {
    text.append(String.format("%n  before    after   change  %s%n", what));
    entries
        .sorted(
            Comparator.comparingDouble((Entry entry) -> -Math.abs(entry.change()))
                .thenComparing(entry -> entry.method))
        .limit(top)
        .forEach(this::print);
  }

  private void print(Entry entry) {
    text.append(
        String.format(
            Locale.ROOT,
            "%7.2f%% %7.2f%% %+7.2f%%  %s",
            entry.shares[0],
            entry.shares[1],
            entry.change(),
            entry.method));
    int frames = 0;
    var caller = entry.caller;
    for (; caller != caller.caller && frames < MOST_FRAMES; caller = caller.caller) {
      text.append(" < ").append(caller.method);
      frames++;
    }
    text.append(caller == caller.caller ? "\n" : " < …\n");
  }
}
