package dev.oser.lang.r.fuzz;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A script of which GNU R and Oser do not show the same.
 *
 * @param gnu all that GNU R shows
 * @param oser all that Oser shows
 * @param line the number of the line in which they differ, from 0
 */
public record Difference(String script, String gnu, String oser, int line) {
  /** What is different in every run. */
  private static final Pattern ADDRESS = Pattern.compile("<(\\w+): 0x[0-9a-f]+>");

  private static final String ERROR = "error: ";
  private static final String CALL = " [in ";
  private static final Pattern CONDITION = Pattern.compile("^(error|warning|message): ");

  /** {@return the difference between two transcripts of a script, if there is one} */
  public static Optional<Difference> between(String script, String gnu, String oser) {
    var theirs = ADDRESS.matcher(gnu).replaceAll("<$1>");
    var ours = ADDRESS.matcher(oser).replaceAll("<$1>");
    return from(0, script, theirs, ours);
  }

  private static Optional<Difference> from(int start, String script, String gnu, String oser) {
    var theirs = gnu.split("\n", -1);
    var ours = oser.split("\n", -1);
    for (int i = start; i < Math.max(theirs.length, ours.length); i++) {
      if (i >= theirs.length || i >= ours.length || !theirs[i].equals(ours[i])) {
        return Optional.of(new Difference(script, gnu, oser, i));
      }
    }
    return Optional.empty();
  }

  /** {@return the next line that differs, if there is one} */
  Optional<Difference> next() {
    return from(line + 1, script, gnu, oser);
  }

  private static String line(String text, int number) {
    return text.lines().skip(number).findFirst().orElse("");
  }

  /** {@return the line that differs, as GNU R wrote it} */
  public String gnuLine() {
    return line(gnu, line);
  }

  /** {@return the line that differs, as Oser wrote it} */
  public String oserLine() {
    return line(oser, line);
  }

  /**
   * {@return whether this may well have the same cause as another: both sides say the same, but for
   * values and for the calls that conditions are in}
   */
  public boolean isLike(Difference other) {
    return kind(gnuLine()).equals(kind(other.gnuLine()))
        && kind(oserLine()).equals(kind(other.oserLine()));
  }

  /** {@return a condition without its call; nothing if the line is none} */
  private static String kind(String line) {
    int call = line.lastIndexOf(CALL);
    return CONDITION.matcher(line).find() ? call < 0 ? line : line.substring(0, call) : "";
  }

  /** {@return the call GNU R's condition is in, if nothing else differs in that line; else null} */
  @Nullable String onlyCall() {
    var theirs = gnuLine();
    var ours = oserLine();
    int call = theirs.lastIndexOf(CALL);
    int other = ours.lastIndexOf(CALL);
    if (call < 0 && other < 0) {
      return null;
    }
    var message = call < 0 ? theirs : theirs.substring(0, call);
    return message.equals(other < 0 ? ours : ours.substring(0, other))
        ? call < 0 ? "" : theirs.substring(call + CALL.length())
        : null;
  }

  /** {@return whether both say that it is an error} */
  boolean isRefused() {
    return gnuLine().startsWith(ERROR) && oserLine().startsWith(ERROR);
  }

  /** {@return this for a person to read} */
  public String describe() {
    return describe("GNU R", "Oser");
  }

  String describe(String one, String other) {
    return "%s%n  %s: %s%n  %s: %s%n"
        .formatted(script.stripTrailing(), one, gnuLine(), other, oserLine());
  }
}
