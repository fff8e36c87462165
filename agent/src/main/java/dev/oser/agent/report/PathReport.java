package dev.oser.agent.report;

import dev.oser.agent.rewrite.PathMethod;
import dev.oser.profile.path.FlowGraph;
import dev.oser.profile.path.PathForest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The most frequent paths, for people. */
public final class PathReport {
  private static final int PATHS_PER_METHOD = 5;

  /**
   * A method and what is known of its paths.
   *
   * @param forest the counts of all sequences
   */
  public record Profile(PathMethod method, PathForest forest) {
    long total() {
      return forest.children(PathForest.ROOT).stream().mapToLong(forest::count).sum();
    }
  }

  private final List<Profile> profiles;
  private final long total;
  private final StringBuilder text = new StringBuilder();

  public PathReport(List<Profile> profiles) {
    this.profiles =
        profiles.stream().sorted(Comparator.comparingLong(Profile::total).reversed()).toList();
    total = profiles.stream().mapToLong(Profile::total).sum();
  }

  /**
   * {@return the text}
   *
   * @param title what was profiled
   * @param top how many methods to show
   */
  public String of(String title, int top, Overhead overhead) {
    text.append(title).append(": ");
    text.append(String.format(Locale.ROOT, "%,d paths in %,d methods%n", total, profiles.size()));
    text.append("A path is a list of lines; it ends where control goes back, out or is thrown.\n");
    profiles.stream().limit(top).forEach(this::print);
    text.append('\n');
    overhead.print(text);
    return text.toString();
  }

  /** {@return one line per method and path, for flame graph programs} */
  public String collapsed() {
    for (var profile : profiles) {
      var forest = profile.forest;
      for (int node : forest.children(PathForest.ROOT)) {
        text.append(profile.method.label().replace(' ', '_')).append(';');
        text.append(lines(profile.method, forest.path(node)).replace(", ", ","));
        text.append(' ').append(forest.count(node)).append('\n');
      }
    }
    return text.toString();
  }

  private void print(Profile profile) {
    var method = profile.method;
    text.append(
        String.format(
            Locale.ROOT,
            "%n%6.2f%% %14s  %s (%s), %,d of %,d paths taken%n",
            percent(profile.total(), total),
            String.format(Locale.ROOT, "%,d", profile.total()),
            method.label(),
            method.source(),
            profile.forest.children(PathForest.ROOT).size(),
            method.numbering().pathCount()));
    if (!method.numbering().cutEdges().isEmpty()) {
      text.repeat(' ', 24).append("too many paths: some edges end a path as loops do\n");
    }
    print(profile, 1);
    int k = profile.forest.iterations();
    if (k > 1 && !profile.forest.hottest(k, 1).isEmpty()) {
      text.repeat(' ', 24).append("one after the other, ").append(k).append(" at a time:\n");
      print(profile, k);
    }
  }

  private void print(Profile profile, int length) {
    for (var sequence : profile.forest.hottest(length, PATHS_PER_METHOD)) {
      text.append(
          String.format(
              Locale.ROOT,
              "%6.2f%% %14s    %s%n",
              percent(sequence.count(), profile.total()),
              String.format(Locale.ROOT, "%,d", sequence.count()),
              repeated(profile.method, sequence.paths())));
    }
  }

  /** {@return the lines of paths, the same one after the other once} */
  private static String repeated(PathMethod method, List<Integer> paths) {
    var parts = new ArrayList<String>();
    for (int i = 0; i < paths.size(); ) {
      int same = i + 1;
      while (same < paths.size() && paths.get(same).equals(paths.get(i))) {
        same++;
      }
      parts.add("[" + lines(method, paths.get(i)) + "]" + (same - i > 1 ? " x " + (same - i) : ""));
      i = same;
    }
    return String.join("  ", parts);
  }

  /** {@return the lines of a path, ranges for those that follow each other} */
  static String lines(PathMethod method, int path) {
    var taken = method.numbering().path(path);
    var lines = new ArrayList<Integer>();
    for (int block : taken.blocks()) {
      for (int line : method.lines().get(block)) {
        if (lines.isEmpty() || lines.getLast() != line) {
          lines.add(line);
        }
      }
    }
    var text = new StringBuilder();
    for (int i = 0; i < lines.size(); ) {
      int last = i;
      while (last + 1 < lines.size() && lines.get(last + 1) == lines.get(last) + 1) {
        last++;
      }
      text.append(text.isEmpty() ? "" : ", ").append(lines.get(i));
      text.append(last > i ? "-" + lines.get(last) : "");
      i = last + 1;
    }
    return (text.isEmpty() ? "no lines" : text.toString()) + end(taken.last());
  }

  private static String end(FlowGraph.Edge edge) {
    return edge.exceptional() ? ", throws" : edge.isExit() ? "" : ", again";
  }

  private static double percent(long part, long whole) {
    return whole == 0 ? 0 : 100.0 * part / whole;
  }
}
