package dev.oser.lang.r.text;

/** Reads one directive of {@code sprintf}: {@code %2$-*1$.3f}. */
final class DirectiveReader {
  private static final String FLAGS = "-+ 0#";

  private final String chunk;
  private int next;
  private int position = 1;

  /**
   * Reads a chunk from a percent sign to a conversion.
   *
   * @param next the argument that is taken unless the chunk says which
   */
  DirectiveReader(String chunk, int next) {
    this.chunk = chunk;
    this.next = next;
  }

  FormatDirective read() {
    int first = next;
    int argument = reference();
    int start = position;
    while (FLAGS.indexOf(peek()) >= 0) {
      position++;
    }
    var flags = chunk.substring(start, position);
    int star = -1;
    boolean starIsPrecision = false;
    int width = 0;
    if (peek() == '*') {
      star = star();
    } else {
      width = Math.max(0, number());
    }
    int precision = -1;
    if (peek() == '.') {
      position++;
      if (peek() == '*') {
        star = star();
        starIsPrecision = true;
      } else {
        precision = Math.max(0, number());
      }
    }
    if (argument < 0) {
      argument = next++;
    }
    int implicit = next - first;
    boolean valid = position == chunk.length() - 1;
    return new FormatDirective(
        chunk, argument, implicit, star, starIsPrecision, flags, width, precision, valid);
  }

  /** {@return the argument that {@code n$} names, from 0, or -1} */
  private int reference() {
    int start = position;
    int number = number();
    if (number > 0 && peek() == '$') {
      position++;
      return number - 1;
    }
    position = start;
    return -1;
  }

  private int star() {
    position++;
    int named = reference();
    return named >= 0 ? named : next++;
  }

  /** {@return the number here, or -1} */
  private int number() {
    int start = position;
    int value = 0;
    while (peek() >= '0' && peek() <= '9') {
      value = Math.min(value * 10 + peek() - '0', 100_000);
      position++;
    }
    return position == start ? -1 : value;
  }

  private char peek() {
    return position < chunk.length() ? chunk.charAt(position) : '\uffff';
  }
}
