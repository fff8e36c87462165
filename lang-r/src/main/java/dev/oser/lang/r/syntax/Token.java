package dev.oser.lang.r.syntax;

import org.jspecify.annotations.Nullable;

/**
 * A piece of source text.
 *
 * @param text the spelling; of a name without its backticks; of an end, if R calls it otherwise,
 *     how
 * @param value what a constant means
 * @param start the offset of the first character
 * @param end the offset after the last character
 */
record Token(TokenKind kind, String text, @Nullable Node value, int start, int end) {
  boolean is(TokenKind other) {
    return kind == other;
  }

  boolean isOperator(String spelling) {
    return kind == TokenKind.OPERATOR && text.equals(spelling);
  }

  /** {@return what R calls this token when it did not expect it} */
  String description() {
    if (kind == TokenKind.END && !text.isEmpty()) {
      return text;
    }
    if (kind != TokenKind.OPERATOR) {
      return kind.description();
    }
    return switch (text) {
      case "<-", "<<-", ":=" -> "assignment";
      case "->>" -> "'->'";
      case "**" -> "'^'";
      default -> "'" + text + "'";
    };
  }
}
