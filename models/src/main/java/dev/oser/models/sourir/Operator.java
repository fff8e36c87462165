package dev.oser.models.sourir;

/** The binary operators. */
public enum Operator {
  EQUAL("==", 3),
  NOT_EQUAL("!=", 3),
  LESS("<", 4),
  LESS_OR_EQUAL("<=", 4),
  GREATER(">", 4),
  GREATER_OR_EQUAL(">=", 4),
  ADD("+", 5),
  SUBTRACT("-", 5),
  MULTIPLY("*", 6),
  DIVIDE("/", 6),
  MODULO("%", 6),
  AND("&&", 2),
  OR("||", 1);

  private final String symbol;
  private final int precedence;

  Operator(String symbol, int precedence) {
    this.symbol = symbol;
    this.precedence = precedence;
  }

  public String symbol() {
    return symbol;
  }

  /** {@return how tightly it binds where people leave out parentheses} */
  public int precedence() {
    return precedence;
  }
}
