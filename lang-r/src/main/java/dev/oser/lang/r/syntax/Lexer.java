package dev.oser.lang.r.syntax;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Cuts a source into tokens. Newlines are tokens: only the parser knows which of them count. */
final class Lexer {
  private static final Map<String, TokenKind> KEYWORDS =
      Map.ofEntries(
          Map.entry("NULL", TokenKind.NULL),
          Map.entry("function", TokenKind.FUNCTION),
          Map.entry("if", TokenKind.IF),
          Map.entry("else", TokenKind.ELSE),
          Map.entry("for", TokenKind.FOR),
          Map.entry("in", TokenKind.IN),
          Map.entry("while", TokenKind.WHILE),
          Map.entry("repeat", TokenKind.REPEAT),
          Map.entry("next", TokenKind.NEXT),
          Map.entry("break", TokenKind.BREAK));

  private static final Map<String, Node> CONSTANTS =
      Map.of(
          "TRUE", Node.Logical.TRUE,
          "FALSE", Node.Logical.FALSE,
          "NA", Node.NotAvailable.LOGICAL,
          "NA_integer_", Node.NotAvailable.INTEGER,
          "NA_real_", Node.NotAvailable.DOUBLE,
          "NA_complex_", Node.NotAvailable.COMPLEX,
          "NA_character_", Node.NotAvailable.STRING,
          "Inf", new Node.Double(Double.POSITIVE_INFINITY),
          "NaN", new Node.Double(Double.NaN));

  /** Longest first, so that the first that fits is the right one. */
  private static final List<String> OPERATORS =
      List.of(
          "<<-", "->>", ":::", "<-", "<=", "->", ">=", "==", "=>", "!=", "&&", "||", "|>", "::",
          ":=", "**", "<", "-", ">", "=", "!", "&", "|", ":", "*", "+", "/", "^", "~", "?", "$",
          "@");

  private final Source source;
  private final String text;
  private final Consumer<String> warnings;
  private int position;

  Lexer(Source source, Consumer<String> warnings) {
    this.source = source;
    this.text = source.text();
    this.warnings = warnings;
  }

  /** {@return whether a name means something else than itself unless it is quoted} */
  static boolean isReserved(String name) {
    return KEYWORDS.containsKey(name) || CONSTANTS.containsKey(name);
  }

  static boolean startsName(int c) {
    return c == '.' || Character.isLetter(c);
  }

  static boolean continuesName(int c) {
    return c == '.'
        || c == '_'
        || Character.isLetter(c)
        || Character.getType(c) == Character.DECIMAL_DIGIT_NUMBER;
  }

  Token next() {
    skipSpace();
    int start = position;
    if (start >= text.length()) {
      return new Token(TokenKind.END, "", null, start, start);
    }
    char c = text.charAt(start);
    if (c == '\n') {
      return single(TokenKind.NEWLINE);
    }
    if (c == '.' ? NumberLiteral.isDigit(peek(1)) : NumberLiteral.isDigit(c)) {
      return number();
    }
    if (c == '"' || c == '\'') {
      return string();
    }
    if ((c == 'r' || c == 'R') && (peek(1) == '"' || peek(1) == '\'')) {
      return rawString();
    }
    if (c == '`') {
      return quotedName();
    }
    if (c == '%') {
      return special();
    }
    if (startsName(text.codePointAt(start))) {
      return word();
    }
    return punctuation(c);
  }

  private void skipSpace() {
    while (position < text.length()) {
      char c = text.charAt(position);
      if (c == '#') {
        int end = text.indexOf('\n', position);
        position = end < 0 ? text.length() : end;
      } else if (c == ' ' || c == '\t' || c == '\f' || c == '\u00a0') {
        position++;
      } else {
        return;
      }
    }
  }

  private int peek(int ahead) {
    return position + ahead < text.length() ? text.charAt(position + ahead) : -1;
  }

  private Token token(TokenKind kind, String spelling, @Nullable Node value, int start) {
    return new Token(kind, spelling, value, start, position);
  }

  private Token single(TokenKind kind) {
    return several(kind, 1);
  }

  private Token several(TokenKind kind, int length) {
    int start = position;
    position += length;
    return token(kind, text.substring(start, position), null, start);
  }

  private Token number() {
    int start = position;
    var literal = new NumberLiteral(text, start);
    var value = literal.read(warnings);
    position = literal.end();
    var kind = value == null ? TokenKind.UNKNOWN : TokenKind.NUMBER;
    return token(kind, text.substring(start, position), value, start);
  }

  private Token string() {
    int start = position;
    var literal = new StringLiteral(source, start, warnings);
    var value = literal.read();
    position = literal.end();
    return stringToken(value, start);
  }

  private Token rawString() {
    int start = position;
    var literal = new RawString(source, start);
    var value = literal.read();
    position = literal.end();
    return stringToken(value, start);
  }

  private Token stringToken(@Nullable String value, int start) {
    return value == null
        ? token(TokenKind.INCOMPLETE_STRING, "", null, start)
        : token(TokenKind.STRING, value, new Node.Text(value), start);
  }

  private Token quotedName() {
    int start = position;
    var literal = new StringLiteral(source, start, warnings);
    var name = literal.read();
    position = literal.end();
    if (name == null) {
      return token(TokenKind.INCOMPLETE_STRING, "", null, start);
    }
    if (name.isEmpty()) {
      throw ParseException.plain("attempt to use zero-length variable name");
    }
    return token(TokenKind.NAME, name, new Node.Name(name), start);
  }

  private Token special() {
    int start = position++;
    while (position < text.length() && text.charAt(position) != '\n') {
      if (text.charAt(position++) == '%') {
        return token(TokenKind.SPECIAL, text.substring(start, position), null, start);
      }
    }
    return token(TokenKind.UNKNOWN, "", null, start);
  }

  private Token word() {
    int start = position;
    while (position < text.length() && continuesName(text.codePointAt(position))) {
      position += Character.charCount(text.codePointAt(position));
    }
    var name = text.substring(start, position);
    var keyword = KEYWORDS.get(name);
    if (keyword != null) {
      var value = keyword == TokenKind.NULL ? Node.Null.NULL : null;
      return token(keyword, name, value, start);
    }
    var constant = CONSTANTS.get(name);
    return constant != null
        ? token(TokenKind.NUMBER, name, constant, start)
        : token(TokenKind.NAME, name, new Node.Name(name), start);
  }

  private Token punctuation(char c) {
    switch (c) {
      case '(':
        return single(TokenKind.OPEN_PARENTHESIS);
      case ')':
        return single(TokenKind.CLOSE_PARENTHESIS);
      case '{':
        return single(TokenKind.OPEN_BRACE);
      case '}':
        return single(TokenKind.CLOSE_BRACE);
      case '[':
        return peek(1) == '['
            ? several(TokenKind.OPEN_DOUBLE_BRACKET, 2)
            : single(TokenKind.OPEN_BRACKET);
      case ']':
        return single(TokenKind.CLOSE_BRACKET);
      case ',':
        return single(TokenKind.COMMA);
      case ';':
        return single(TokenKind.SEMICOLON);
      case '\\':
        return single(TokenKind.LAMBDA);
      case '_':
        return single(TokenKind.PLACEHOLDER);
      default:
        break;
    }
    if (text.startsWith("<<", position) && !text.startsWith("<<-", position)) {
      return several(TokenKind.UNKNOWN, 2);
    }
    for (var operator : OPERATORS) {
      if (text.startsWith(operator, position)) {
        return several(TokenKind.OPERATOR, operator.length());
      }
    }
    return several(TokenKind.UNKNOWN, Character.charCount(text.codePointAt(position)));
  }
}
