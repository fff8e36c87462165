package dev.oser.models.sourir.run;

import dev.oser.models.sourir.ArrayValue;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Operator;
import dev.oser.models.sourir.Value;
import java.util.Map;
import java.util.Optional;

/** Evaluation of expressions (Figure 14). */
public final class Evaluator {
  private Evaluator() {}

  /** {@return the value of an expression, or empty where it has none} For constant folding. */
  public static Optional<Value> value(Expression expression, Map<String, Value> environment) {
    try {
      return Optional.of(evaluate(expression, environment));
    } catch (Stuck stuck) {
      return Optional.empty();
    }
  }

  static Value evaluate(Expression expression, Map<String, Value> environment) {
    return switch (expression) {
      case Expression.Literal literal -> literal;
      case Expression.Variable(var name, _) -> lookUp(name, environment);
      case Expression.Binary(var operator, var left, var right) ->
          binary(operator, evaluate(left, environment), evaluate(right, environment));
      case Expression.Negate(var operand) ->
          new Expression.Int(-integer(evaluate(operand, environment)));
      case Expression.Not(var operand) ->
          new Expression.Bool(!truth(evaluate(operand, environment)));
      case Expression.Index(var array, var index) -> {
        var elements = array(lookUp(array.name(), environment));
        yield elements.get(index(evaluate(index, environment), elements));
      }
      case Expression.Length(var array) ->
          new Expression.Int(array(evaluate(array, environment)).length());
    };
  }

  static Value lookUp(String name, Map<String, Value> environment) {
    var value = environment.get(name);
    if (value == null) {
      throw new Stuck(ErrorKind.UNBOUND_VARIABLE, "variable " + name + " has no value");
    }
    return value;
  }

  private static Value binary(Operator operator, Value left, Value right) {
    return switch (operator) {
      // Across types nothing is equal; arrays are equal to themselves only.
      case EQUAL -> new Expression.Bool(left.equals(right));
      case NOT_EQUAL -> new Expression.Bool(!left.equals(right));
      case LESS -> new Expression.Bool(integer(left) < integer(right));
      case LESS_OR_EQUAL -> new Expression.Bool(integer(left) <= integer(right));
      case GREATER -> new Expression.Bool(integer(left) > integer(right));
      case GREATER_OR_EQUAL -> new Expression.Bool(integer(left) >= integer(right));
      case ADD -> new Expression.Int(integer(left) + integer(right));
      case SUBTRACT -> new Expression.Int(integer(left) - integer(right));
      case MULTIPLY -> new Expression.Int(integer(left) * integer(right));
      case DIVIDE -> new Expression.Int(integer(left) / divisor(integer(left), right));
      case MODULO -> new Expression.Int(integer(left) % divisor(integer(left), right));
      case AND -> new Expression.Bool(truth(left) & truth(right));
      case OR -> new Expression.Bool(truth(left) | truth(right));
    };
  }

  /** The left side has been checked by then, so the first type error is the left one. */
  private static long divisor(long checkedLeft, Value right) {
    long divisor = integer(right);
    if (divisor == 0) {
      throw new Stuck(ErrorKind.DIVISION_BY_ZERO, checkedLeft + " is divided by zero");
    }
    return divisor;
  }

  static long integer(Value value) {
    return value instanceof Expression.Int(var number) ? number : wrongType("an integer", value);
  }

  static boolean truth(Value value) {
    return value instanceof Expression.Bool(var truth) ? truth : wrongType("a boolean", value);
  }

  static ArrayValue array(Value value) {
    return value instanceof ArrayValue array ? array : wrongType("an array", value);
  }

  /** {@return the index, checked against the bounds} */
  static int index(Value value, ArrayValue array) {
    long index = integer(value);
    if (index < 0 || index >= array.length()) {
      throw new Stuck(
          ErrorKind.INDEX_OUT_OF_BOUNDS,
          "index " + index + " is outside an array of length " + array.length());
    }
    return (int) index;
  }

  private static <T> T wrongType(String wanted, Value found) {
    throw new Stuck(ErrorKind.TYPE_ERROR, "expected " + wanted + ", found " + Values.print(found));
  }
}
