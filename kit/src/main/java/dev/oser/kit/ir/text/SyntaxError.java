package dev.oser.kit.ir.text;

import dev.oser.kit.ir.SourcePosition;

/** A text that is not a module: where, what was expected, and the line with a mark under it. */
public final class SyntaxError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient SourcePosition position;
  private final String problem;

  SyntaxError(SourcePosition position, String problem, String text) {
    super(position + ": " + problem + "\n" + marked(position, line(text, position.line())));
    this.position = position;
    this.problem = problem;
  }

  public SourcePosition position() {
    return position;
  }

  /** {@return what is wrong, without the position} */
  public String problem() {
    return problem;
  }

  /** A line ends where the lexer says so: at a line feed, and nowhere else. */
  private static String line(String text, int number) {
    int start = 0;
    for (int i = 1; i < number; i++) {
      start = text.indexOf('\n', start) + 1;
    }
    int end = text.indexOf('\n', start);
    return text.substring(start, end < 0 ? text.length() : end).stripTrailing();
  }

  private static String marked(SourcePosition position, String line) {
    var number = String.format("%5d", position.line());
    // Tabs stay tabs under the text, so that the mark stands under its column whatever a tab's
    // width.
    var indent =
        line.substring(0, Math.min(position.column() - 1, line.length())).replaceAll("[^\t]", " ");
    return number + " | " + line + "\n" + " ".repeat(number.length()) + " | " + indent + "^";
  }
}
