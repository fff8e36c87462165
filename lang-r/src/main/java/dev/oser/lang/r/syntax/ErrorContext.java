package dev.oser.lang.r.syntax;

import java.util.List;
import java.util.stream.Stream;

/** The text that a parse error shows: at most two lines, up to the token that does not fit. */
final class ErrorContext {
  /** What R remembers of the text it has read. */
  private static final int REMEMBERED = 255;

  private static final int LONGEST_LINE = 192;

  private ErrorContext() {}

  /** {@return the last lines between an offset and the end of a token} */
  static List<String> before(Source source, int start, Token token) {
    var text = source.text();
    int end = token.is(TokenKind.END) ? text.length() : token.end();
    int from = Math.max(Math.min(start, end), end - REMEMBERED);
    if (from < end && Character.isLowSurrogate(text.charAt(from))) {
      from++;
    }
    var seen = text.substring(from, end);
    boolean atEndOfLine =
        switch (token.kind()) {
          case END, NEWLINE, INCOMPLETE_STRING -> true;
          default -> false;
        };
    if (atEndOfLine && seen.endsWith("\n")) {
      seen = seen.substring(0, seen.length() - 1);
    }
    var lines = seen.split("\n", -1);
    return Stream.of(lines).skip(Math.max(0, lines.length - 2)).map(ErrorContext::shown).toList();
  }

  private static String shown(String line) {
    var text = Source.withoutTabs(line);
    int length = text.codePointCount(0, text.length());
    return length <= LONGEST_LINE
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST_LINE));
  }
}
