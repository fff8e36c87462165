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
      case MODULO -> modulo(x, y);
      case INTEGER_DIVIDE -> integerDivide(x, y);
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

  /** {@return whether the quotient has more digits than a double} */
  public static boolean losesAccuracy(double x, double y) {
    double quotient = x / y;
    return Math.abs(quotient) > 0x1p52 && Double.isFinite(quotient);
  }

  /** The result has the sign of the divisor. */
  public static double modulo(double x, double y) {
    if (Double.isNaN(x) || Double.isNaN(y)) {
      return x + y;
    }
    if (y == 0 || Double.isInfinite(x)) {
      return Double.NaN;
    }
    if (Double.isInfinite(y)) {
      return x == 0 || (x < 0) == (y < 0) ? x : y;
    }
    if (Math.abs(y) > 0x1p52 && Math.abs(x) <= Math.abs(y)) {
      return x == 0 || (x < 0) == (y < 0) ? (Math.abs(x) == Math.abs(y) ? 0 : x) : x + y;
    }
    if (losesAccuracy(x, y)) {
      double exact = x % y;
      return exact != 0 && (exact < 0) != (y < 0) ? exact + y : exact;
    }
    double first = x - Math.floor(x / y) * y;
    double rest = first - Math.floor(first / y) * y;
    return rest == 0 ? 0 : rest;
  }

  public static double integerDivide(double x, double y) {
    double quotient = x / y;
    if (y == 0 || Math.abs(quotient) > 0x1p52 || !Double.isFinite(quotient)) {
      return quotient;
    }
    if (Double.isInfinite(y)) {
      return Math.floor(quotient) == 0 && x != 0 && (x < 0) != (y < 0) ? -1 : Math.floor(quotient);
    }
    double floor = Math.floor(quotient);
    double rest = x - floor * y;
    return floor + Math.floor(rest / y);
  }
}
