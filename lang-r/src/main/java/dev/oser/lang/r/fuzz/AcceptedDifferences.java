package dev.oser.lang.r.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Differences from GNU R that are known and accepted, each with its reason, from a text of lines
 * {@code script REGEX}, {@code gnu REGEX}, {@code oser REGEX}, {@code call REGEX} or {@code refused
 * REGEX} below comments that give the reason. The pattern is looked for in the script, in the first
 * line that differs, as GNU R or Oser wrote it, in the call of GNU R's condition, if conditions
 * differ in nothing else, or in GNU R's error, if both are errors.
 */
public final class AcceptedDifferences {
  private static final String WORDS = "'script', 'gnu', 'oser', 'call' or 'refused'";

  private enum Where {
    SCRIPT,
    GNU,
    OSER,
    CALL,
    REFUSED
  }

  private record Rule(Where where, Pattern pattern, String reason) {
    boolean matches(Difference difference) {
      var text =
          switch (where) {
            case SCRIPT -> difference.script();
            case GNU -> difference.expectedLine();
            case OSER -> difference.shownLine();
            case CALL -> difference.onlyCall();
            case REFUSED -> difference.isRefused() ? difference.expectedLine() : null;
          };
      return text != null && pattern.matcher(text).find();
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
          throw new IllegalArgumentException("expected " + WORDS + " and a pattern: " + line);
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
      case "call" -> Where.CALL;
      case "refused" -> Where.REFUSED;
      default -> throw new IllegalArgumentException("expected " + WORDS + ", found '" + word + "'");
    };
  }

  /** {@return why a difference is accepted, or nothing} */
  public Optional<String> reason(Difference difference) {
    var rule = rules.stream().filter(each -> each.matches(difference)).findFirst();
    if (rule.isPresent() && rule.get().where() == Where.CALL) {
      // Both went on, so the rest counts, too.
      var rest = difference.next();
      if (rest.isPresent()) {
        return reason(rest.get());
      }
    }
    return rule.map(Rule::reason);
  }
}
