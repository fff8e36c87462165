package dev.oser.kit.ir.text;

import dev.oser.kit.ir.SourcePosition;
import dev.oser.kit.ir.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** Cuts a text into tokens. Line ends count, except inside parentheses and brackets. */
final class Lexer {
  /** Longer names are an accident, and the JVM stops at 65535 bytes. */
  private static final int LONGEST_NAME = 1000;

  private final String source;
  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int at;
  private int line = 1;
  private int lineStart;
  private int nesting;

  private Lexer(String source, String text) {
    this.source = source;
    this.text = text;
  }

  static List<Token> tokens(String source, String text) {
    var lexer = new Lexer(source, text);
    while (lexer.at < text.length()) {
      lexer.next();
    }
    lexer.add(Kind.NEWLINE, "", lexer.at);
    lexer.add(Kind.END, "", lexer.at);
    return lexer.tokens;
  }

  private void next() {
    char c = text.charAt(at);
    int start = at;
    if (c == '\n') {
      newline();
    } else if (c == ' ' || c == '\t' || c == '\r') {
      at++;
    } else if (c == ';') {
      at = lineEnd(at);
      add(Kind.COMMENT, text.substring(start + 1, at).stripTrailing(), start);
    } else if (c == '%' || c == '@' || c == '#') {
      at++;
      var name = name();
      if (name.isEmpty()) {
        throw failure(start, "expected a name after '" + c + "'");
      }
      add(c == '%' ? Kind.VALUE : c == '@' ? Kind.FUNCTION : Kind.OBJECT, name, start);
    } else if (c == '"') {
      string();
    } else if (c == '\'') {
      character();
    } else if (isDigit(c) || startsNegativeNumber(c)) {
      number();
    } else if (isNamePart(c)) {
      add(Kind.WORD, name(), start);
    } else {
      symbol(c);
    }
  }

  private void newline() {
    if (nesting == 0) {
      add(Kind.NEWLINE, "", at);
    }
    at++;
    line++;
    lineStart = at;
  }

  private void symbol(char c) {
    int start = at;
    if (text.startsWith("->", at)) {
      at += 2;
    } else if ("()[]{},:=!".indexOf(c) >= 0) {
      at++;
      nesting += c == '(' || c == '[' ? 1 : 0;
      nesting -= (c == ')' || c == ']') && nesting > 0 ? 1 : 0;
    } else {
      throw failure(
          start,
          "unexpected character '"
              + text.substring(start, text.offsetByCodePoints(start, 1))
              + "'");
    }
    add(Kind.SYMBOL, text.substring(start, at), start);
  }

  private String name() {
    int start = at;
    while (at < text.length() && isNamePart(text.charAt(at))) {
      at++;
    }
    if (at - start > LONGEST_NAME) {
      throw failure(start, "a name has at most " + LONGEST_NAME + " characters");
    }
    return text.substring(start, at);
  }

  private boolean startsNegativeNumber(char c) {
    return c == '-'
        && at + 1 < text.length()
        && (isDigit(text.charAt(at + 1)) || text.startsWith("-inf", at));
  }

  /**
   * A number is everything up to the next separator; what it means depends on the type expected.
   */
  private void number() {
    int start = at++;
    while (at < text.length() && (isNamePart(text.charAt(at)) || isExponentSign())) {
      at++;
    }
    add(Kind.NUMBER, text.substring(start, at), start);
  }

  private boolean isExponentSign() {
    char before = text.charAt(at - 1);
    return (text.charAt(at) == '-' || text.charAt(at) == '+') && (before == 'e' || before == 'E');
  }

  private void character() {
    int start = at;
    at++;
    var value = new StringBuilder();
    if (at < text.length() && text.charAt(at) != '\'' && text.charAt(at) != '\n') {
      escaped(value);
    }
    if (value.length() != 1 || at >= text.length() || text.charAt(at) != '\'') {
      throw failure(start, "expected one character between single quotes, such as 'A' or '\\n'");
    }
    at++;
    add(Kind.NUMBER, String.valueOf((int) value.charAt(0)), start);
  }

  private void string() {
    int start = at;
    var value = new StringBuilder();
    at++;
    while (true) {
      if (at >= text.length() || text.charAt(at) == '\n') {
        throw failure(start, "this string has no end; expected '\"' on the same line");
      }
      if (text.charAt(at) == '"') {
        break;
      }
      escaped(value);
    }
    at++;
    add(Kind.STRING, value.toString(), start);
  }

  /** Reads one character or escape. */
  private void escaped(StringBuilder into) {
    char c = text.charAt(at++);
    if (c != '\\') {
      into.append(c);
      return;
    }
    char escape = at < text.length() ? text.charAt(at++) : ' ';
    switch (escape) {
      case 'n' -> into.append('\n');
      case 't' -> into.append('\t');
      case 'r' -> into.append('\r');
      case '\\', '"', '\'' -> into.append(escape);
      case 'u' -> into.append(unicode());
      default ->
          throw failure(
              at - 2, "unknown escape; expected one of \\n \\t \\r \\\\ \\\" \\' \\uXXXX");
    }
  }

  private char unicode() {
    int end = Math.min(at + 4, text.length());
    var digits = text.substring(at, end);
    if (!digits.matches("[0-9a-fA-F]{4}")) {
      throw failure(at - 2, "expected four hexadecimal digits after \\u");
    }
    at = end;
    return (char) Integer.parseInt(digits, 16);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isNamePart(char c) {
    return isDigit(c)
        || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || c == '_'
        || c == '.'
        || c == '$';
  }

  private int lineEnd(int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end;
  }

  private void add(Kind kind, String value, int start) {
    tokens.add(new Token(kind, value, line, start - lineStart + 1));
  }

  private SyntaxError failure(int start, String problem) {
    return new SyntaxError(new SourcePosition(source, line, start - lineStart + 1), problem, text);
  }
}
