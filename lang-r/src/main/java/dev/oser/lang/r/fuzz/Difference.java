package dev.oser.lang.r.fuzz;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A script of which GNU R and Oser do not show the same.
 *
 * @param gnu all that GNU R shows
 * @param oser all that Oser shows
 */
public record Difference(String script, String gnu, String oser) {
  /** What is different in every run. */
  private static final Pattern ADDRESS = Pattern.compile("<(\\w+): 0x[0-9a-f]+>");

  private static final Pattern CONDITION = Pattern.compile("^(error|warning|message): ");

  /** {@return the difference between two transcripts of a script, if there is one} */
  public static Optional<Difference> between(String script, String gnu, String oser) {
    var theirs = ADDRESS.matcher(gnu).replaceAll("<$1>");
    var ours = ADDRESS.matcher(oser).replaceAll("<$1>");
    return theirs.equals(ours)
        ? Optional.empty()
        : Optional.of(new Difference(script, theirs, ours));
  }

  private int firstLine() {
    var theirs = gnu.split("\n", -1);
    var ours = oser.split("\n", -1);
    int line = 0;
    while (line < theirs.length && line < ours.length && theirs[line].equals(ours[line])) {
      line++;
    }
    return line;
  }

  private static String line(String text, int number) {
    return text.lines().skip(number).findFirst().orElse("");
  }

  /** {@return the first line that differs, as GNU R wrote it} */
  public String gnuLine() {
    return line(gnu, firstLine());
  }

  /** {@return the first line that differs, as Oser wrote it} */
  public String oserLine() {
    return line(oser, firstLine());
  }

  /**
   * {@return whether this may well have the same cause as another: both sides say the same, but for
   * values and for the calls that conditions are in}
   */
  public boolean isLike(Difference other) {
    return kind(gnuLine()).equals(kind(other.gnuLine()))
        && kind(oserLine()).equals(kind(other.oserLine()));
  }

  private static String kind(String line) {
    int call = line.lastIndexOf(" [in ");
    return CONDITION.matcher(line).find() ? call < 0 ? line : line.substring(0, call) : "";
  }

  /** {@return this for a person to read} */
  public String describe() {
    return script.stripTrailing() + "\n  GNU R: " + gnuLine() + "\n  Oser:  " + oserLine() + "\n";
  }
}
