package dev.oser.profile.report;

import dev.oser.profile.path.MethodProfile;
import dev.oser.profile.path.PathForest;
import dev.oser.profile.path.PathSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The most frequent paths, for people. */
public final class PathReport {
  private static final int PATHS_PER_METHOD = 5;

  private final PathSummary summary;
  private final StringBuilder text = new StringBuilder();

  private PathReport(PathSummary summary) {
    this.summary = summary;
  }

  /**
   * {@return the text}
   *
   * @param title what was profiled
   * @param top how many methods to show
   */
  public static String of(PathSummary summary, String title, int top) {
    return new PathReport(summary).of(title, top);
  }

  private String of(String title, int top) {
    text.append(title).append(": ");
    text.append(
        String.format(
            Locale.ROOT, "%,d paths in %,d methods%n", summary.total(), summary.methods().size()));
    text.append("A path is a list of lines; it ends where control goes back, out or is thrown.\n");
    summary.methods().stream().limit(top).forEach(this::print);
    return text.toString();
  }

  /** {@return one line per method and path, for flame graph programs} */
  public static String collapsed(PathSummary summary) {
    var text = new StringBuilder();
    for (var method : summary.methods()) {
      var forest = method.forest();
      for (int node : forest.children(PathForest.ROOT)) {
        text.append(method.label().replace(' ', '_')).append(';');
        text.append(method.path(forest.path(node)).toString().replace(", ", ","));
        text.append(' ').append(forest.count(node)).append('\n');
      }
    }
    return text.toString();
  }

  private void print(MethodProfile method) {
    text.append(
        String.format(
            Locale.ROOT,
            "%n%6.2f%% %14s  %s (%s), %,d of %,d paths taken%n",
            new Amounts("paths", summary.total()).percent(method.total()),
            Amounts.number(method.total()),
            method.label(),
            method.source(),
            method.paths().size(),
            method.pathCount()));
    if (method.isCut()) {
      text.append(" ".repeat(24)).append("too many paths: some edges end a path as loops do\n");
    }
    print(method, 1);
    int k = method.forest().iterations();
    if (k > 1 && !method.forest().hottest(k, 1).isEmpty()) {
      text.append(" ".repeat(24)).append("one after the other, ").append(k).append(" at a time:\n");
      print(method, k);
    }
  }

  private void print(MethodProfile method, int length) {
    var amounts = new Amounts("paths", method.total());
    for (var sequence : method.forest().hottest(length, PATHS_PER_METHOD)) {
      text.append(
          String.format(
              Locale.ROOT,
              "%6.2f%% %14s    %s%n",
              amounts.percent(sequence.count()),
              Amounts.number(sequence.count()),
              repeated(method, sequence.paths())));
    }
  }

  /** {@return the lines of paths, the same one after the other once} */
  private static String repeated(MethodProfile method, List<Integer> paths) {
    var parts = new ArrayList<String>();
    for (int i = 0; i < paths.size(); ) {
      int same = i + 1;
      while (same < paths.size() && paths.get(same).equals(paths.get(i))) {
        same++;
      }
      parts.add("[" + method.path(paths.get(i)) + "]" + (same - i > 1 ? " x " + (same - i) : ""));
      i = same;
    }
    return String.join("  ", parts);
  }
}
