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

  /** Tests elements of two arrays, in a loop for each operator. NaN is for the caller. */
  void test(double[] x, int i, double[] y, int j, int[] to, int start, int count) {
    switch (this) {
      case EQUAL -> {
        for (int k = 0; k < count; k++) {
          to[start + k] = x[i + k] == y[j + k] ? 1 : 0;
        }
      }
      case NOT_EQUAL -> {
        for (int k = 0; k < count; k++) {
          to[start + k] = x[i + k] != y[j + k] ? 1 : 0;
        }
      }
      case LESS -> {
        for (int k = 0; k < count; k++) {
          to[start + k] = x[i + k] < y[j + k] ? 1 : 0;
        }
      }
      case GREATER -> {
        for (int k = 0; k < count; k++) {
          to[start + k] = x[i + k] > y[j + k] ? 1 : 0;
        }
      }
      case LESS_EQUAL -> {
        for (int k = 0; k < count; k++) {
          to[start + k] = x[i + k] <= y[j + k] ? 1 : 0;
        }
      }
      case GREATER_EQUAL -> {
        for (int k = 0; k < count; k++) {
          to[start + k] = x[i + k] >= y[j + k] ? 1 : 0;
        }
      }
    }
  }

  /** Tests the outcome of a three-way comparison. */
  boolean test(int order) {
    return test(order, 0);
  }
}
