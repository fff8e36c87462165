package dev.oser.models.sourir.text;

import dev.oser.models.sourir.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Splits a line into tokens. */
final class Lexer {
  static final Set<String> KEYWORDS =
      Set.of(
          "var",
          "branch",
          "goto",
          "print",
          "assert",
          "assume",
          "else",
          "stop",
          "read",
          "drop",
          "return",
          "call",
          "version",
          "function",
          "array",
          "length",
          "guard_hint",
          "nil",
          "true",
          "false");

  /** Longer ones first. */
  private static final List<String> SYMBOLS =
      List.of(
          "...", "<-", "==", "!=", "<=", ">=", "&&", "||", "<", ">", "+", "-", "*", "/", "%", "!",
          "(", ")", "[", "]", "{", "}", ",", ":", "$", "=", "'");

  private final String line;
  private final int lineNumber;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Lexer(String line, int lineNumber) {
    this.line = line;
    this.lineNumber = lineNumber;
  }

  /** {@return the tokens of a line, the last one an {@link Token.Kind#END}} */
  static List<Token> tokens(String line, int lineNumber) {
    return new Lexer(line, lineNumber).run();
  }

  private List<Token> run() {
    boolean joined = false;
    while (at < line.length()) {
      char c = line.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
        joined = false;
        continue;
      }
      next(c, joined);
      joined = true;
    }
    tokens.add(new Token(Token.Kind.END, "", position(line.stripTrailing().length()), false));
    return tokens;
  }

  private void next(char c, boolean joined) {
    int start = at;
    if (isNameStart(c)) {
      while (at < line.length() && (isNameStart(line.charAt(at)) || isDigit(line.charAt(at)))) {
        at++;
      }
      var word = line.substring(start, at);
      add(KEYWORDS.contains(word) ? Token.Kind.KEYWORD : Token.Kind.NAME, word, start, joined);
    } else if (isDigit(c)) {
      while (at < line.length() && isDigit(line.charAt(at))) {
        at++;
      }
      add(Token.Kind.INTEGER, line.substring(start, at), start, joined);
    } else if (c == '"') {
      int end = line.indexOf('"', start + 1);
      if (end < 0) {
        throw new Mistake(position(start), "this string has no closing '\"' on its line");
      }
      at = end + 1;
      add(Token.Kind.STRING, line.substring(start + 1, end), start, joined);
    } else if (c == '#') {
      throw new Mistake(position(start), "put the comment on a line of its own");
    } else {
      var symbol = SYMBOLS.stream().filter(each -> line.startsWith(each, start)).findFirst();
      if (symbol.isEmpty()) {
        throw new Mistake(position(start), "unexpected character '" + c + "'");
      }
      at += symbol.get().length();
      add(Token.Kind.SYMBOL, symbol.get(), start, joined);
    }
  }

  private void add(Token.Kind kind, String text, int start, boolean joined) {
    tokens.add(new Token(kind, text, position(start), joined));
  }

  private Position position(int index) {
    return new Position(lineNumber, index + 1);
  }

  private static boolean isNameStart(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
