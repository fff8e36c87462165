package dev.oser.lang.r.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text is not R. {@link #getMessage} is what {@code conditionMessage} gives for the error of
 * {@code parse()}; {@link #consoleMessage} is what {@code Rscript} writes.
 */
public final class ParseException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String console;
  private final boolean incomplete;
  private final transient @Nullable Node call;

  private ParseException(String message, String console, boolean incomplete, @Nullable Node call) {
    super(message);
    this.console = console;
    this.incomplete = incomplete;
    this.call = call;
  }

  /** An error that R reports without showing the text. */
  static ParseException plain(String message) {
    return new ParseException(message, message, false, null);
  }

  /** An error that the console reports as one of a call, although nothing has been called. */
  static ParseException inCall(Node call, String message) {
    return new ParseException(message, message, false, call);
  }

  /**
   * A token that does not fit.
   *
   * @param statement the offset where the text begins that the console shows
   */
  static ParseException unexpected(Source source, Token token, int statement) {
    var what = "unexpected " + token.description();
    boolean incomplete = token.is(TokenKind.END) || token.is(TokenKind.INCOMPLETE_STRING);
    var console =
        incomplete ? "unexpected end of input" : what + consoleContext(source, token, statement);
    return new ParseException(located(source, token, what), console, incomplete, null);
  }

  /** {@return whether more text could make it right; a REPL then asks for the next line} */
  public boolean incomplete() {
    return incomplete;
  }

  /** {@return the call that R says the error is in, if any} */
  public @Nullable Node call() {
    return call;
  }

  /** {@return the error as the console and {@code Rscript} write it} */
  public String consoleMessage() {
    return call == null
        ? "Error: " + console
        : "Error in " + Deparser.deparse(call).getFirst() + " : " + console;
  }

  private static String located(Source source, Token token, String what) {
    boolean afterLine = token.is(TokenKind.END) || token.is(TokenKind.NEWLINE);
    int lastLine =
        token.is(TokenKind.END) ? source.lines() : source.line(Math.max(token.end() - 1, 0));
    int line = afterLine ? lastLine + 1 : source.line(token.start());
    int column = afterLine ? 0 : source.column(token.start());
    var result = new StringBuilder();
    result.append(source.name()).append(':').append(line).append(':').append(column);
    result.append(": ").append(what);
    int firstLine = Math.max(1, lastLine - 1);
    for (int shown = firstLine; shown <= lastLine; shown++) {
      result.append('\n').append(shown).append(": ").append(shownLine(source, token, shown));
    }
    // With one line of context R puts the caret one place further to the right than with two.
    int prefix = (lastLine + ": ").length() - (firstLine == lastLine ? 0 : 1);
    return result.append('\n').repeat(' ', prefix + column).append('^').toString();
  }

  /** {@return the part of a line up to the end of the token} */
  private static String shownLine(Source source, Token token, int line) {
    var text = source.lineText(line);
    boolean whole = token.is(TokenKind.END) || token.is(TokenKind.NEWLINE);
    if (!whole && line == source.line(Math.max(token.end() - 1, 0))) {
      int before = source.text().length() - token.end();
      int after = source.text().length() - endOfLine(source, token.end());
      text = text.substring(0, Math.max(0, text.length() - (before - after)));
    }
    return Source.withoutTabs(text);
  }

  private static int endOfLine(Source source, int offset) {
    if (offset > 0 && source.text().charAt(offset - 1) == '\n') {
      return offset;
    }
    int end = source.text().indexOf('\n', offset);
    return end < 0 ? source.text().length() : end;
  }

  private static String consoleContext(Source source, Token token, int statement) {
    int end = token.is(TokenKind.NEWLINE) ? token.start() : token.end();
    List<String> lines = new ArrayList<>();
    for (var line : source.text().substring(Math.min(statement, end), end).split("\n", -1)) {
      lines.add(Source.withoutTabs(line));
    }
    var shown = String.join("\n", lines.subList(Math.max(0, lines.size() - 2), lines.size()));
    return (lines.size() > 1 ? " in:\n\"" : " in \"") + shown + "\"";
  }
}
