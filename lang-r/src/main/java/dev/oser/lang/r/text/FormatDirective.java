package dev.oser.lang.r.text;

import dev.oser.lang.r.number.Missing;
import dev.oser.lang.r.number.Printf;
import java.nio.charset.StandardCharsets;

/**
 * One directive of {@code sprintf}.
 *
 * @param chunk as it stands in the format
 * @param argument which one it writes, from 0
 * @param implicit how many arguments were taken because they were next
 * @param star the argument that {@code *} takes, or -1
 * @param starIsPrecision whether that is the precision and not the width
 * @param valid whether nothing else stands before the conversion
 */
public record FormatDirective(
    String chunk,
    int argument,
    int implicit,
    int star,
    boolean starIsPrecision,
    String flags,
    int width,
    int precision,
    boolean valid)
    implements SprintfFormat.Piece {

  /** What a directive can be asked to write. */
  public enum Kind {
    LOGICAL("use format %d or %i for logical objects"),
    INTEGER("use format %d, %i, %o, %x or %X for integer objects"),
    REAL("use format %f, %e, %g or %a for numeric objects"),
    STRING("use format %s for character objects");

    private final String advice;

    Kind(String advice) {
      this.advice = advice;
    }
  }

  public char conversion() {
    return chunk.charAt(chunk.length() - 1);
  }

  /** {@return whether it writes whole numbers} */
  public boolean isInteger() {
    return "dioxX".indexOf(conversion()) >= 0;
  }

  /** {@return whether it writes strings} */
  public boolean isString() {
    return conversion() == 's';
  }

  /** {@return R's error for an argument of a kind that it cannot write} */
  public SprintfException wrong(Kind kind) {
    return new SprintfException("invalid format '" + chunk + "'; " + kind.advice);
  }

  /** Complains in the words of R if there are not enough arguments, or too many stars. */
  public void checkArguments(int count) {
    boolean two = chunk.indexOf('*') != chunk.lastIndexOf('*');
    if (!two || count == 0) {
      checkArgument(argument, count);
    }
    if (two) {
      throw new SprintfException(
          "at most one asterisk '*' is supported in each conversion specification");
    }
    checkArgument(star, count);
  }

  private void checkArgument(int each, int count) {
    if (each >= count) {
      boolean named = chunk.matches("%[1-9][0-9]?\\$.*");
      throw new SprintfException(
          named ? "reference to non-existent argument " + (each + 1) : "too few arguments");
    }
  }

  /** {@return the directive with what {@code *} stands for} */
  public FormatDirective withStar(int value) {
    if (starIsPrecision) {
      return new FormatDirective(chunk, argument, implicit, -1, true, flags, width, value, valid);
    }
    var side = value < 0 ? flags + "-" : flags;
    return new FormatDirective(
        chunk, argument, implicit, -1, false, side, Math.abs(value), precision, valid);
  }

  /** {@return an int} */
  public String integer(int x) {
    return x == Missing.INTEGER ? text("NA") : printf().integer(x);
  }

  /** {@return a double} */
  public String real(double x) {
    if (Double.isFinite(x)) {
      return printf().real(x);
    }
    var blank = flags.contains(" ") ? " " : "";
    if (x != x) {
      return padded(blank + (Missing.isMissing(x) ? "NA" : "NaN"));
    }
    var sign = x < 0 ? "-" : flags.contains("+") ? "+" : blank;
    return padded(sign + "Inf");
  }

  /** {@return a string, cut and widened by bytes as C does it} */
  public String text(String text) {
    return padded(precision < 0 ? text : cut(text));
  }

  private Printf printf() {
    return Printf.of(flags, width, precision, conversion());
  }

  private String padded(String text) {
    int missing = width - bytes(text).length;
    if (missing <= 0) {
      return text;
    }
    return flags.contains("-") ? text + " ".repeat(missing) : " ".repeat(missing) + text;
  }

  private String cut(String text) {
    var bytes = bytes(text);
    if (bytes.length <= precision) {
      return text;
    }
    // What is left of a character that is cut are bytes, kept as lone surrogates.
    int whole = precision;
    while (whole > 0 && (bytes[whole] & 0xC0) == 0x80) {
      whole--;
    }
    var result = new StringBuilder(new String(bytes, 0, whole, StandardCharsets.UTF_8));
    for (int i = whole; i < precision; i++) {
      result.append((char) (0xDC00 + (bytes[i] & 0xFF)));
    }
    return result.toString();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
