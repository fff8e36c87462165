package dev.oser.lang.r.fuzz;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A script that does not show what it should.
 *
 * @param expected all that it should show: what GNU R shows, or copies instead of changes in place
 * @param shown all that it shows
 * @param line the number of the line in which they differ, from 0
 */
public record Difference(String script, String expected, String shown, int line) {
  /** What is different in every run. */
  private static final Pattern ADDRESS = Pattern.compile("<(\\w+): 0x[0-9a-f]+>");

  private static final String ERROR = "error: ";
  private static final String CALL = " [in ";
  private static final Pattern CONDITION = Pattern.compile("^(error|warning|message): ");

  /** {@return the difference between two transcripts of a script, if there is one} */
  public static Optional<Difference> between(String script, String expected, String shown) {
    return from(
        0,
        script,
        ADDRESS.matcher(expected).replaceAll("<$1>"),
        ADDRESS.matcher(shown).replaceAll("<$1>"));
  }

  private static Optional<Difference> from(
      int start, String script, String expected, String shown) {
    var right = expected.split("\n", -1);
    var lines = shown.split("\n", -1);
    for (int i = start; i < Math.max(right.length, lines.length); i++) {
      if (i >= right.length || i >= lines.length || !right[i].equals(lines[i])) {
        return Optional.of(new Difference(script, expected, shown, i));
      }
    }
    return Optional.empty();
  }

  /** {@return the next line that differs, if there is one} */
  Optional<Difference> next() {
    return from(line + 1, script, expected, shown);
  }

  private static String line(String text, int number) {
    return text.lines().skip(number).findFirst().orElse("");
  }

  /** {@return the line that differs, as it should be} */
  public String expectedLine() {
    return line(expected, line);
  }

  /** {@return the line that differs, as it is} */
  public String shownLine() {
    return line(shown, line);
  }

  /**
   * {@return whether this may well have the same cause as another: both sides say the same, but for
   * values and for the calls that conditions are in}
   */
  public boolean isLike(Difference other) {
    return kind(expectedLine()).equals(kind(other.expectedLine()))
        && kind(shownLine()).equals(kind(other.shownLine()));
  }

  /** {@return a condition without its call; nothing if the line is none} */
  private static String kind(String line) {
    int call = line.lastIndexOf(CALL);
    return CONDITION.matcher(line).find() ? call < 0 ? line : line.substring(0, call) : "";
  }

  /**
   * {@return the call the condition should be in, if nothing else differs in that line; else null}
   */
  @Nullable String onlyCall() {
    var right = expectedLine();
    var text = shownLine();
    int call = right.lastIndexOf(CALL);
    int other = text.lastIndexOf(CALL);
    if (call < 0 && other < 0) {
      return null;
    }
    var message = call < 0 ? right : right.substring(0, call);
    return message.equals(other < 0 ? text : text.substring(0, other))
        ? call < 0 ? "" : right.substring(call + CALL.length())
        : null;
  }

  /** {@return whether both say that it is an error} */
  boolean isRefused() {
    return expectedLine().startsWith(ERROR) && shownLine().startsWith(ERROR);
  }

  /** {@return this for a person to read} */
  public String describe() {
    return describe("GNU R", "Oser");
  }

  String describe(String one, String other) {
    return "%s%n  %s: %s%n  %s: %s%n"
        .formatted(script.stripTrailing(), one, expectedLine(), other, shownLine());
  }
}
