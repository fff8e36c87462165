package dev.oser.lang.r.syntax;

import org.jspecify.annotations.Nullable;

/**
 * How tightly operators bind, the loosest first (R's help page Syntax, and measured).
 *
 * @param name the function that is called
 */
record Operator(String name, int precedence, Associativity associativity) {
  enum Associativity {
    LEFT,
    RIGHT,
    NONE
  }

  static final int HELP = 1;

  /** The body of a function or a loop takes all that follows but {@code ?}. */
  static final int BODY = 2;

  static final int THEN = 3;
  static final int ELSE = 4;
  static final int EQUALS_ASSIGN = 5;
  static final int LEFT_ASSIGN = 6;
  static final int RIGHT_ASSIGN = 7;
  static final int TILDE = 8;
  static final int OR = 9;
  static final int AND = 10;
  static final int NOT = 11;
  static final int COMPARE = 12;
  static final int SUM = 13;
  static final int PRODUCT = 14;
  static final int SPECIAL = 15;
  static final int RANGE = 16;
  static final int SIGN = 17;
  static final int POWER = 18;

  /** {@return the operator between two operands that this token is, or null} */
  static @Nullable Operator binary(Token token) {
    if (token.is(TokenKind.SPECIAL)) {
      return new Operator(token.text(), SPECIAL, Associativity.LEFT);
    }
    return token.is(TokenKind.OPERATOR) ? binary(token.text()) : null;
  }

  private static @Nullable Operator binary(String text) {
    return switch (text) {
      case "?" -> left("?", HELP);
      case "=" -> right("=", EQUALS_ASSIGN);
      case "<-", "<<-", ":=" -> right(text, LEFT_ASSIGN);
      case "->", "->>" -> left(text, RIGHT_ASSIGN);
      case "~" -> left(text, TILDE);
      case "|", "||" -> left(text, OR);
      case "&", "&&" -> left(text, AND);
      case "==", "!=", "<", ">", "<=", ">=" -> new Operator(text, COMPARE, Associativity.NONE);
      case "+", "-" -> left(text, SUM);
      case "*", "/" -> left(text, PRODUCT);
      case "|>", "=>" -> left(text, SPECIAL);
      case ":" -> left(text, RANGE);
      case "^", "**" -> right("^", POWER);
      default -> null;
    };
  }

  /** {@return the operator before an operand that this token is, or null} */
  static @Nullable Operator unary(Token token) {
    if (!token.is(TokenKind.OPERATOR)) {
      return null;
    }
    return switch (token.text()) {
      case "?" -> left("?", HELP);
      case "~" -> left("~", TILDE);
      case "!" -> left("!", NOT);
      case "+", "-" -> left(token.text(), SIGN);
      default -> null;
    };
  }

  private static Operator left(String name, int precedence) {
    return new Operator(name, precedence, Associativity.LEFT);
  }

  private static Operator right(String name, int precedence) {
    return new Operator(name, precedence, Associativity.RIGHT);
  }
}
