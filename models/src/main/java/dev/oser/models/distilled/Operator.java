package dev.oser.models.distilled;

import java.util.OptionalLong;

/**
 * The operators behind the dots of Figure 1. Integers wrap at 64 bits, which is as good as Z here:
 * no definition depends on the difference.
 *
 * <p>Division is the only partial operator: it has no value where the divisor is 0, and the program
 * is stuck there ("exceptions", Section 2.2). Theorem 3.2 needs total expressions: removing a dead
 * {@code x := 1 / 0} gives an undefined program a meaning.
 */
public enum Operator {
  ADD("+", 3),
  SUBTRACT("-", 3),
  MULTIPLY("*", 4),
  DIVIDE("/", 4),
  LESS("<", 2),
  LESS_OR_EQUAL("<=", 2),
  EQUAL("==", 1),
  NOT_EQUAL("!=", 1);

  private final String symbol;
  private final int precedence;

  Operator(String symbol, int precedence) {
    this.symbol = symbol;
    this.precedence = precedence;
  }

  public String symbol() {
    return symbol;
  }

  /** {@return how tightly it binds; all operators associate to the left} */
  public int precedence() {
    return precedence;
  }

  /** {@return the value, or empty where the operator has none} */
  public OptionalLong apply(long left, long right) {
    return switch (this) {
      case ADD -> OptionalLong.of(left + right);
      case SUBTRACT -> OptionalLong.of(left - right);
      case MULTIPLY -> OptionalLong.of(left * right);
      case DIVIDE -> right == 0 ? OptionalLong.empty() : OptionalLong.of(left / right);
      case LESS -> truth(left < right);
      case LESS_OR_EQUAL -> truth(left <= right);
      case EQUAL -> truth(left == right);
      case NOT_EQUAL -> truth(left != right);
    };
  }

  private static OptionalLong truth(boolean value) {
    return OptionalLong.of(value ? 1 : 0);
  }
}
