package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Operator;

/** The opposite of conditions, as people would write it. */
final class Negation {
  private Negation() {}

  /** {@return a condition that is true where this one is false, and fails where this one fails} */
  static Expression of(Expression condition) {
    return switch (condition) {
      case Expression.Bool(var truth) -> new Expression.Bool(!truth);
      case Expression.Not(var operand) when isComparison(operand) -> operand;
      case Expression.Binary(var operator, var left, var right) when isComparison(condition) ->
          new Expression.Binary(opposite(operator), left, right);
      default -> new Expression.Not(condition);
    };
  }

  private static boolean isComparison(Expression condition) {
    return condition instanceof Expression.Binary(var operator, _, _)
        && opposite(operator) != operator;
  }

  private static Operator opposite(Operator operator) {
    return switch (operator) {
      case EQUAL -> Operator.NOT_EQUAL;
      case NOT_EQUAL -> Operator.EQUAL;
      case LESS -> Operator.GREATER_OR_EQUAL;
      case GREATER_OR_EQUAL -> Operator.LESS;
      case GREATER -> Operator.LESS_OR_EQUAL;
      case LESS_OR_EQUAL -> Operator.GREATER;
      case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO, AND, OR -> operator;
    };
  }
}
