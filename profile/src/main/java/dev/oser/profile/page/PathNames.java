package dev.oser.profile.page;

import dev.oser.profile.path.Branch;
import dev.oser.profile.path.TakenPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names paths by the conditions that hold along them, in the words of the source. Without it, and
 * where it does not fit the code, a path is named by its lines.
 */
final class PathNames {
  private static final int MOST_CHARACTERS = 60;

  private final List<String> source;
  private final Map<Integer, List<Condition>> conditions = new HashMap<>();

  PathNames(List<String> source) {
    this.source = source;
  }

  String of(TakenPath path) {
    boolean isSource = path.lines().stream().allMatch(line -> line >= 1 && line <= source.size());
    if (!isSource || path.branches().isEmpty()) {
      return path.toString();
    }
    var parts = new ArrayList<String>();
    for (var branch : path.branches()) {
      parts.add(branch.line() + " " + of(branch));
    }
    return String.join(", ", parts) + path.end().suffix();
  }

  private String text(int line) {
    return line >= 1 && line <= source.size() ? source.get(line - 1).trim() : "";
  }

  private String of(Branch branch) {
    if (branch.outcome() == Branch.Outcome.CASE) {
      return "to " + branch.place() + " " + shortened(text(branch.place()));
    }
    var known = conditions.computeIfAbsent(branch.line(), line -> Conditions.of(text(line)));
    // What the compiler copies, such as a finally block, is there several times.
    if (!known.isEmpty() && branch.places() % known.size() == 0) {
      var name = known.get(branch.place() % known.size()).name(branch.outcome());
      if (name != null) {
        return shortened(name);
      }
    }
    return shortened(text(branch.line())) + " (" + branch.outcome() + ")";
  }

  private static String shortened(String text) {
    return text.length() <= MOST_CHARACTERS
        ? text
        : text.substring(0, MOST_CHARACTERS - 1).trim() + "…";
  }
}
