package dev.oser.lang.r.syntax;

/** The kinds of tokens, and what R calls each when it did not expect it. */
enum TokenKind {
  NAME("symbol"),
  STRING("string constant"),
  NUMBER("numeric constant"),
  NULL("'NULL'"),
  PLACEHOLDER("input"),
  OPERATOR(""),
  SPECIAL("SPECIAL"),
  FUNCTION("'function'"),
  LAMBDA("'\\\\'"),
  IF("'if'"),
  ELSE("'else'"),
  FOR("'for'"),
  IN("'in'"),
  WHILE("'while'"),
  REPEAT("'repeat'"),
  NEXT("'next'"),
  BREAK("'break'"),
  OPEN_PARENTHESIS("'('"),
  CLOSE_PARENTHESIS("')'"),
  OPEN_BRACE("'{'"),
  CLOSE_BRACE("'}'"),
  OPEN_BRACKET("'['"),
  OPEN_DOUBLE_BRACKET("'[['"),
  CLOSE_BRACKET("']'"),
  COMMA("','"),
  SEMICOLON("';'"),
  NEWLINE("end of line"),
  /** A newline where none can be, seen only when the token after it was no {@code else}. */
  LATE_NEWLINE("end of line"),
  END("end of input"),
  INCOMPLETE_STRING("INCOMPLETE_STRING"),
  UNKNOWN("input");

  private final String description;

  TokenKind(String description) {
    this.description = description;
  }

  String description() {
    return description;
  }
}
