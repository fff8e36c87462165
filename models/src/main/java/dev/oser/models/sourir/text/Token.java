package dev.oser.models.sourir.text;

import dev.oser.models.sourir.Position;

/**
 * A word of a line.
 *
 * @param text as written; of a string, without its quotes
 * @param joined whether nothing stands between it and the token before
 */
record Token(Kind kind, String text, Position position, boolean joined) {
  /** What a token can be. */
  enum Kind {
    NAME,
    KEYWORD,
    INTEGER,
    STRING,
    SYMBOL,
    END
  }

  boolean is(String symbolOrKeyword) {
    return (kind == Kind.SYMBOL || kind == Kind.KEYWORD) && text.equals(symbolOrKeyword);
  }

  /** {@return how a message calls it} */
  String describe() {
    return switch (kind) {
      case END -> "the end of the line";
      case STRING -> "the string \"" + text + "\"";
      case KEYWORD -> "the keyword '" + text + "'";
      case NAME, INTEGER, SYMBOL -> "'" + text + "'";
    };
  }
}
