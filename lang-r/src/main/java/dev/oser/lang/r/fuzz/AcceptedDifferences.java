package dev.oser.lang.r.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Differences from GNU R that are known and accepted, each with its reason, from a text of lines
 * {@code script REGEX}, {@code gnu REGEX} or {@code oser REGEX} below comments that give the
 * reason. The pattern is looked for in the script, or in the first line that differs, as GNU R or
 * Oser wrote it.
 */
public final class AcceptedDifferences {
  private enum Where {
    SCRIPT,
    GNU,
    OSER
  }

  private record Rule(Where where, Pattern pattern, String reason) {
    boolean matches(Difference difference) {
      var text =
          switch (where) {
            case SCRIPT -> difference.script();
            case GNU -> difference.gnuLine();
            case OSER -> difference.oserLine();
          };
      return pattern.matcher(text).find();
    }
  }

  private final List<Rule> rules = new ArrayList<>();

  /** Reads a list. */
  public AcceptedDifferences(List<String> lines) {
    var reason = "";
    for (var line : lines) {
      if (line.startsWith("#")) {
        reason = line.substring(1).strip();
      } else if (!line.isBlank()) {
        int space = line.indexOf(' ');
        if (space < 0) {
          throw new IllegalArgumentException(
              "expected 'script', 'gnu' or 'oser' and a pattern: " + line);
        }
        rules.add(
            new Rule(
                where(line.substring(0, space)),
                Pattern.compile(line.substring(space + 1)),
                reason));
      }
    }
  }

  private static Where where(String word) {
    return switch (word) {
      case "script" -> Where.SCRIPT;
      case "gnu" -> Where.GNU;
      case "oser" -> Where.OSER;
      default ->
          throw new IllegalArgumentException(
              "expected 'script', 'gnu' or 'oser', found '" + word + "'");
    };
  }

  /** {@return why a difference is accepted, or nothing} */
  public Optional<String> reason(Difference difference) {
    return rules.stream().filter(rule -> rule.matches(difference)).map(Rule::reason).findFirst();
  }
}
