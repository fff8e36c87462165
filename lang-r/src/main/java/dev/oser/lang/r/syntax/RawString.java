package dev.oser.lang.r.syntax;

import org.jspecify.annotations.Nullable;

/** Reads a raw string: {@code r"---(anything)---"}, also with other brackets and quotes. */
final class RawString {
  private final Source source;
  private final String text;
  private final int start;
  private int end;

  /**
   * @param start the offset of the r
   */
  RawString(Source source, int start) {
    this.source = source;
    this.text = source.text();
    this.start = start;
    this.end = start;
  }

  /** {@return the offset after what was read} */
  int end() {
    return end;
  }

  /** {@return the string, or null if it does not end} */
  @Nullable String read() {
    char quote = text.charAt(start + 1);
    int position = start + 2;
    while (position < text.length() && text.charAt(position) == '-') {
      position++;
    }
    int dashes = position - start - 2;
    var close =
        switch (position < text.length() ? text.charAt(position) : ' ') {
          case '(' -> ")";
          case '[' -> "]";
          case '{' -> "}";
          case '|' -> "|";
          default -> throw malformed(position);
        };
    var closing = close + "-".repeat(dashes) + quote;
    int found = text.indexOf(closing, position + 1);
    end = found < 0 ? text.length() : found + closing.length();
    return found < 0 ? null : text.substring(position + 1, found);
  }

  private ParseException malformed(int position) {
    // R has read the character that does not fit; if that ends the line, it is on the next one.
    boolean newline = position >= text.length() || text.charAt(position) == '\n';
    int line = source.line(Math.min(position, text.length())) + (newline ? 1 : 0);
    return ParseException.plain("malformed raw string literal at line " + line);
  }
}
