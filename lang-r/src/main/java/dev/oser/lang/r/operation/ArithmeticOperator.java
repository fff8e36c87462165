package dev.oser.lang.r.operation;

/** The operators of arithmetic, in the order of the instructions for them. */
public enum ArithmeticOperator {
  ADD("+"),
  SUBTRACT("-"),
  MULTIPLY("*"),
  DIVIDE("/"),
  POWER("^"),
  MODULO("%%"),
  INTEGER_DIVIDE("%/%");

  private final String symbol;

  ArithmeticOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  public double apply(double x, double y) {
    return switch (this) {
      case ADD -> x + y;
      case SUBTRACT -> x - y;
      case MULTIPLY -> x * y;
      case DIVIDE -> x / y;
      case POWER -> power(x, y);
      case MODULO -> Division.modulo(x, y);
      case INTEGER_DIVIDE -> Division.quotient(x, y);
    };
  }

  public static double power(double x, double y) {
    if (y == 2) {
      return x * x;
    }
    if (x == 1 || y == 0) {
      return 1;
    }
    if (Double.isNaN(x) || Double.isNaN(y)) {
      return x + y;
    }
    if (Double.isInfinite(y) && Math.abs(x) == 1) {
      return 1;
    }
    return Math.pow(x, y);
  }
}
