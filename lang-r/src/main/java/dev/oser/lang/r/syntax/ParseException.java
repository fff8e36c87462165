package dev.oser.lang.r.syntax;

import org.jspecify.annotations.Nullable;

/**
 * The text is not R. {@link #message} is what {@code conditionMessage} gives for the error of
 * {@code parse()}; {@link #consoleMessage} is what {@code Rscript} writes.
 */
public final class ParseException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String message;
  private final String console;
  private final boolean incomplete;
  private final transient @Nullable Node call;

  private ParseException(String message, String console, boolean incomplete, @Nullable Node call) {
    super(message);
    this.message = message;
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

  /** {@return what {@code conditionMessage} gives for the error of {@code parse()}} */
  public String message() {
    return message;
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
    var context = ErrorContext.before(source, 0, token);
    int lastLine =
        token.is(TokenKind.END) ? source.lines() : source.line(Math.max(token.end() - 1, 0));
    int line = afterLine ? lastLine + 1 : source.line(token.start());
    int column = afterLine ? 0 : source.column(token.start());
    var result = new StringBuilder();
    result.append(source.name()).append(':').append(line).append(':').append(column);
    result.append(": ").append(what);
    int shown = lastLine - context.size() + 1;
    for (var text : context) {
      result.append('\n').append(shown++).append(": ").append(text);
    }
    // With one line of context R puts the caret one place further to the right than with two.
    int prefix = (lastLine + ": ").length() - (context.size() == 1 ? 0 : 1);
    return result.append('\n').repeat(' ', prefix + column).append('^').toString();
  }

  private static String consoleContext(Source source, Token token, int statement) {
    var context = ErrorContext.before(source, statement, token);
    var shown = String.join("\n", context);
    return (context.size() > 1 ? " in:\n\"" : " in \"") + shown + "\"";
  }
}
