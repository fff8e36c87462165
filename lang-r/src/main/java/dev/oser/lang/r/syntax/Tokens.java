package dev.oser.lang.r.syntax;

import java.util.ArrayDeque;
import java.util.Iterator;

/** The tokens ahead, read from the lexer no sooner than somebody looks at them. */
final class Tokens {
  private final Lexer lexer;
  private final ArrayDeque<Token> ahead = new ArrayDeque<>();

  /** The offset after the last token that was taken. */
  private int end;

  Tokens(Lexer lexer) {
    this.lexer = lexer;
  }

  int end() {
    return end;
  }

  Token peek() {
    if (ahead.isEmpty()) {
      ahead.add(lexer.next());
    }
    return ahead.getFirst();
  }

  Token take() {
    var token = peek();
    ahead.removeFirst();
    end = token.end();
    return token;
  }

  /** Drops newlines. What was taken last stays where the last token ended. */
  void skipNewlines() {
    while (peek().is(TokenKind.NEWLINE)) {
      ahead.removeFirst();
    }
  }

  /** {@return the token after this one and after newlines, which stay} */
  Token afterNext() {
    peek();
    return firstNot(1);
  }

  /** {@return the first token that is no newline; the newlines stay} */
  Token pastNewlines() {
    return firstNot(0);
  }

  private Token firstNot(int skipped) {
    int index = 0;
    for (Iterator<Token> tokens = ahead.iterator(); tokens.hasNext(); index++) {
      var token = tokens.next();
      if (index >= skipped && !token.is(TokenKind.NEWLINE)) {
        return token;
      }
    }
    while (true) {
      var token = lexer.next();
      ahead.addLast(token);
      if (!token.is(TokenKind.NEWLINE)) {
        return token;
      }
    }
  }
}
