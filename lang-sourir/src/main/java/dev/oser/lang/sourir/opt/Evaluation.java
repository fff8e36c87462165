package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Operator;

/** Operators on literals, at compile time. */
final class Evaluation {
  private Evaluation() {}

  /** {@return the literal that an operation on literals gives, or the operation if it has none} */
  static Expression of(Expression operation) {
    return switch (operation) {
      case Expression.Negate(Expression.Int(long number)) -> new Expression.Int(-number);
      case Expression.Not(Expression.Bool(boolean truth)) -> new Expression.Bool(!truth);
      case Expression.Binary(Operator operator, Expression.Literal left, Expression.Literal right)
          when operator == Operator.EQUAL || operator == Operator.NOT_EQUAL ->
          new Expression.Bool(left.equals(right) == (operator == Operator.EQUAL));
      case Expression.Binary(
              Operator operator,
              Expression.Int(long left),
              Expression.Int(long right)) ->
          integers(operator, left, right, operation);
      case Expression.Binary(
              Operator operator,
              Expression.Bool(boolean left),
              Expression.Bool(boolean right)) ->
          switch (operator) {
            case AND -> new Expression.Bool(left && right);
            case OR -> new Expression.Bool(left || right);
            default -> operation;
          };
      default -> operation;
    };
  }

  private static Expression integers(
      Operator operator, long left, long right, Expression operation) {
    return switch (operator) {
      case LESS -> new Expression.Bool(left < right);
      case LESS_OR_EQUAL -> new Expression.Bool(left <= right);
      case GREATER -> new Expression.Bool(left > right);
      case GREATER_OR_EQUAL -> new Expression.Bool(left >= right);
      case ADD -> new Expression.Int(left + right);
      case SUBTRACT -> new Expression.Int(left - right);
      case MULTIPLY -> new Expression.Int(left * right);
      case DIVIDE -> right == 0 ? operation : new Expression.Int(left / right);
      case MODULO -> right == 0 ? operation : new Expression.Int(left % right);
      case EQUAL, NOT_EQUAL, AND, OR -> operation;
    };
  }
}
