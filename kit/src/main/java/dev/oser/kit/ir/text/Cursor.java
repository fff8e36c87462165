package dev.oser.kit.ir.text;

import dev.oser.kit.ir.Comments;
import dev.oser.kit.ir.SourcePosition;
import dev.oser.kit.ir.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** A place in the tokens of a text: looks, takes, and says what is wrong. */
final class Cursor {
  private final String source;
  private final String text;
  private final List<Token> tokens;
  private int at;

  Cursor(String source, String text) {
    this(source, text, Lexer.tokens(source, text), 0);
  }

  private Cursor(String source, String text, List<Token> tokens, int at) {
    this.source = source;
    this.text = text;
    this.tokens = tokens;
    this.at = at;
  }

  /** {@return a second cursor at the same place} */
  Cursor copy() {
    return new Cursor(source, text, tokens, at);
  }

  Token peek() {
    return tokens.get(at);
  }

  Token peek(int ahead) {
    return tokens.get(Math.min(at + ahead, tokens.size() - 1));
  }

  Token take() {
    var token = tokens.get(at);
    if (!token.is(Kind.END)) {
      at++;
    }
    return token;
  }

  Token take(Kind kind, String expected) {
    if (!peek().is(kind)) {
      throw expected(expected);
    }
    return take();
  }

  Token take(Kind kind) {
    return take(kind, kind.words);
  }

  void take(String symbolOrWord) {
    if (!accept(symbolOrWord)) {
      throw expected("'" + symbolOrWord + "'");
    }
  }

  boolean accept(String symbolOrWord) {
    if (peek().is(symbolOrWord)) {
      take();
      return true;
    }
    return false;
  }

  /**
   * Skips line ends and whole-line comments, and returns the comments; blank lines between them are
   * kept.
   */
  List<String> takeComments() {
    var comments = new ArrayList<String>();
    while (peek().is(Kind.NEWLINE) || peek().is(Kind.COMMENT)) {
      var token = take();
      if (token.is(Kind.COMMENT)) {
        comments.add(token.text());
        take(Kind.NEWLINE);
      } else if (!comments.isEmpty()) {
        comments.add(Comments.BLANK_LINE);
      }
    }
    return comments;
  }

  /** Takes the end of a line, and returns the comment there. */
  String takeLineEnd() {
    var comment = peek().is(Kind.COMMENT) ? take().text() : "";
    take(Kind.NEWLINE);
    return comment;
  }

  /** Skips line ends and comments where they mean nothing. */
  void skipSpace() {
    while (peek().is(Kind.NEWLINE) || peek().is(Kind.COMMENT)) {
      take();
    }
  }

  SourcePosition position(Token token) {
    return new SourcePosition(source, token.line(), token.column());
  }

  SyntaxError expected(String what) {
    return failure(peek(), "expected " + what + ", found " + peek().quoted());
  }

  SyntaxError failure(Token token, String problem) {
    return new SyntaxError(position(token), problem, text);
  }
}
