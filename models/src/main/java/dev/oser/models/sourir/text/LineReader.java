package dev.oser.models.sourir.text;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Operator;
import dev.oser.models.sourir.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads the parts that instructions are made of: names, expressions, lists. */
final class LineReader {
  /** The strict form has parentheses around each operation. */
  private static final int MOST_OPEN = 2 * Expression.DEEPEST;

  private final List<Token> tokens;
  private int at;
  private int depth;

  /** The depth of the expression that was read last. */
  private int height;

  LineReader(List<Token> tokens) {
    this.tokens = tokens;
  }

  Token peek() {
    return tokens.get(at);
  }

  /** {@return the token after the next one} */
  Token peekSecond() {
    return tokens.get(Math.min(at + 1, tokens.size() - 1));
  }

  Token take() {
    var token = tokens.get(at);
    if (token.kind() != Token.Kind.END) {
      at++;
    }
    return token;
  }

  boolean at(String text) {
    return peek().is(text);
  }

  boolean atEnd() {
    return peek().kind() == Token.Kind.END;
  }

  /** Takes the token if it is this one. */
  boolean accept(String text) {
    if (at(text)) {
      take();
      return true;
    }
    return false;
  }

  Token expect(String text) {
    if (!at(text)) {
      throw mistake("expected '" + text + "', found " + peek().describe());
    }
    return take();
  }

  /** {@return a name that is not a keyword} */
  String name(String what) {
    if (peek().kind() == Token.Kind.KEYWORD) {
      throw mistake("expected " + what + ", found " + peek().describe() + "; choose another name");
    }
    if (peek().kind() != Token.Kind.NAME) {
      throw mistake("expected " + what + ", found " + peek().describe());
    }
    return take().text();
  }

  /** Fails unless the whole line has been read. */
  void end() {
    if (!atEnd()) {
      throw mistake("unexpected " + peek().describe() + " after the instruction");
    }
  }

  Mistake mistake(String message) {
    return new Mistake(peek().position(), message);
  }

  /** {@return what stands between the brackets, separated by commas} */
  <T> List<T> list(String open, String close, Supplier<T> element) {
    expect(open);
    var elements = new ArrayList<T>();
    if (!at(close)) {
      elements.add(element.get());
      while (accept(",")) {
        elements.add(element.get());
      }
    }
    if (!at(close)) {
      throw mistake("expected ',' or '" + close + "', found " + peek().describe());
    }
    take();
    return elements;
  }

  Expression expression() {
    return operation(0);
  }

  /** Precedence climbing; the strict form has parentheses and never gets here twice. */
  private Expression operation(int least) {
    var left = operand();
    int leftHeight = height;
    while (true) {
      var operator = operator();
      if (operator.isEmpty() || operator.get().precedence() < least) {
        height = leftHeight;
        return left;
      }
      var sign = take();
      var right = operation(operator.get().precedence() + 1);
      leftHeight = above(Math.max(leftHeight, height), sign);
      left = new Expression.Binary(operator.get(), left, right);
    }
  }

  /** {@return the depth of an expression around one of some depth} */
  private int above(int inner, Token place) {
    if (inner >= Expression.DEEPEST) {
      throw tooDeep(place);
    }
    return inner + 1;
  }

  private static Mistake tooDeep(Token place) {
    return new Mistake(
        place.position(),
        "an expression has at most "
            + Expression.DEEPEST
            + " operations inside each other or in a row; use a variable for a part of it");
  }

  private Optional<Operator> operator() {
    for (var operator : Operator.values()) {
      if (at(operator.symbol())) {
        return Optional.of(operator);
      }
    }
    return Optional.empty();
  }

  private Expression operand() {
    if (++depth > MOST_OPEN) {
      throw tooDeep(peek());
    }
    height = 1;
    try {
      return shallowOperand();
    } finally {
      depth--;
    }
  }

  private Expression shallowOperand() {
    var token = peek();
    switch (token.kind()) {
      case INTEGER -> {
        take();
        return integer(token.text(), token);
      }
      case STRING -> {
        take();
        return new Expression.Text(token.text());
      }
      case NAME -> {
        return variableOrElement();
      }
      case KEYWORD, SYMBOL -> {
        return wordOrSymbol(token);
      }
      case END -> throw mistake("expected an expression, found the end of the line");
    }
    throw mistake("expected an expression, found " + token.describe());
  }

  private Expression variableOrElement() {
    var token = take();
    var variable = new Expression.Variable(token.text(), token.position());
    if (accept("[")) {
      var index = expression();
      height = above(height, token);
      expect("]");
      return new Expression.Index(variable, index);
    }
    if (at("(")) {
      throw mistake(
          "a call is an instruction of its own: call x = '" + token.text() + "(…), then use x");
    }
    return variable;
  }

  private Expression wordOrSymbol(Token token) {
    take();
    switch (token.text()) {
      case "nil" -> {
        return new Expression.Nil();
      }
      case "true" -> {
        return new Expression.Bool(true);
      }
      case "false" -> {
        return new Expression.Bool(false);
      }
      case "'" -> {
        return new Expression.FunctionReference(name("the name of a function"), token.position());
      }
      case "length" -> {
        expect("(");
        var array = expression();
        height = above(height, token);
        expect(")");
        return new Expression.Length(array);
      }
      case "(" -> {
        var inner = expression();
        expect(")");
        return inner;
      }
      case "!" -> {
        var operand = operand();
        height = above(height, token);
        return new Expression.Not(operand);
      }
      case "-" -> {
        // Written together it is a negative number, as in the strict form.
        if (peek().kind() == Token.Kind.INTEGER && peek().joined()) {
          return integer("-" + take().text(), token);
        }
        var operand = operand();
        height = above(height, token);
        return new Expression.Negate(operand);
      }
      default ->
          throw new Mistake(token.position(), "expected an expression, found " + token.describe());
    }
  }

  /** The format wraps what 64 bits can hold to 63; anything longer nobody can have meant. */
  private static Expression integer(String digits, Token place) {
    try {
      return new Expression.Int(Long.parseLong(digits));
    } catch (NumberFormatException e) {
      throw new Mistake(
          place.position(),
          "this number does not fit in 64 bits; integers are between "
              + new Expression.Int(1L << 62).value()
              + " and "
              + new Expression.Int((1L << 62) - 1).value());
    }
  }

  /** {@return the position of the next token} */
  Position position() {
    return peek().position();
  }
}
