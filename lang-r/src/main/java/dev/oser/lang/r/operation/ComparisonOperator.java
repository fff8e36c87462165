package dev.oser.lang.r.operation;

/** The comparisons, in the order of the instructions for them. */
public enum ComparisonOperator {
  EQUAL("=="),
  NOT_EQUAL("!="),
  LESS("<"),
  GREATER(">"),
  LESS_EQUAL("<="),
  GREATER_EQUAL(">=");

  private final String symbol;

  ComparisonOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  boolean isEquality() {
    return this == EQUAL || this == NOT_EQUAL;
  }

  public boolean test(double x, double y) {
    return switch (this) {
      case EQUAL -> x == y;
      case NOT_EQUAL -> x != y;
      case LESS -> x < y;
      case GREATER -> x > y;
      case LESS_EQUAL -> x <= y;
      case GREATER_EQUAL -> x >= y;
    };
  }

  /** Tests the outcome of a three-way comparison. */
  boolean test(int order) {
    return test(order, 0);
  }
}
