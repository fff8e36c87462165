package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;

/**
 * Which expressions have a value whatever their variables hold. The paper does not speak of
 * run-time errors; evaluating an expression where it was not evaluated before is correct only if it
 * cannot fail.
 */
final class Totality {
  private Totality() {}

  static boolean hasValue(Expression expression) {
    return expression instanceof Expression.Literal
        || expression instanceof Expression.Variable
        || isTruth(expression);
  }

  /** {@return whether it is true or false whatever its variables hold} */
  static boolean isTruth(Expression expression) {
    return switch (expression) {
      case Expression.Bool _ -> true;
      case Expression.Not(var operand) -> isTruth(operand);
      case Expression.Binary(var operator, var left, var right) ->
          switch (operator) {
            case EQUAL, NOT_EQUAL -> hasValue(left) && hasValue(right);
            case AND, OR -> isTruth(left) && isTruth(right);
            default -> false; // fails for what is no integer
          };
      default -> false;
    };
  }
}
