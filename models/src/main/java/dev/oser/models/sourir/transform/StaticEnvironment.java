package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Operator;
import dev.oser.models.sourir.Value;
import dev.oser.models.sourir.run.Evaluator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is known about the variables at a line (Section 6.1), also that a variable is <em>not</em> a
 * value: the {@code x → ¬nil} of Section 4.1.
 *
 * @param values what variables are
 * @param differences what they are not
 */
record StaticEnvironment(Map<String, Value> values, Set<Difference> differences) {
  static final StaticEnvironment EMPTY = new StaticEnvironment(Map.of(), Set.of());

  StaticEnvironment {
    values = Map.copyOf(values);
    differences = Set.copyOf(differences);
  }

  /** A variable does not have this value. */
  record Difference(String name, Expression.Literal literal) {}

  /** {@return what both know alike} */
  StaticEnvironment join(StaticEnvironment other) {
    var common = new HashMap<>(values);
    common.entrySet().retainAll(other.values.entrySet());
    var both = new HashSet<>(differences);
    both.retainAll(other.differences);
    return new StaticEnvironment(common, both);
  }

  /** {@return what is known when a variable may have become anything} */
  StaticEnvironment without(String name) {
    var fewer = new HashMap<>(values);
    fewer.remove(name);
    var rest = new HashSet<>(differences);
    rest.removeIf(difference -> difference.name().equals(name));
    return new StaticEnvironment(fewer, rest);
  }

  /** {@return what is known when a variable has become a literal} */
  StaticEnvironment with(String name, Expression.Literal literal) {
    var more = new HashMap<>(without(name).values);
    more.put(name, literal);
    return new StaticEnvironment(more, without(name).differences);
  }

  /** {@return what is known when a predicate holds} */
  StaticEnvironment assuming(Expression guard) {
    return switch (guard) {
      case Expression.Variable(var name, _) -> with(name, new Expression.Bool(true));
      case Expression.Binary(
              var operator,
              Expression.Variable(var name, _),
              Expression.Literal literal) ->
          assuming(operator, name, literal);
      case Expression.Binary(
              var operator,
              Expression.Literal literal,
              Expression.Variable(var name, _)) ->
          assuming(operator, name, literal);
      default -> this;
    };
  }

  private StaticEnvironment assuming(Operator operator, String name, Expression.Literal literal) {
    if (operator == Operator.EQUAL) {
      return with(name, literal);
    }
    // Other comparisons look the same whichever side the variable is on, but say less.
    if (operator != Operator.NOT_EQUAL) {
      return this;
    }
    var more = new HashSet<>(differences);
    more.add(new Difference(name, literal));
    return new StaticEnvironment(values, more);
  }

  /** {@return the literal an expression is bound to be} */
  Optional<Expression.Literal> constant(Expression expression) {
    return Evaluator.value(expression, values)
        .filter(Expression.Literal.class::isInstance)
        .map(Expression.Literal.class::cast)
        .or(() -> byDifference(expression));
  }

  private Optional<Expression.Literal> byDifference(Expression expression) {
    var known =
        switch (expression) {
          case Expression.Binary(_, Expression.Variable(var name, _), Expression.Literal literal) ->
              differences.contains(new Difference(name, literal));
          case Expression.Binary(_, Expression.Literal literal, Expression.Variable(var name, _)) ->
              differences.contains(new Difference(name, literal));
          default -> false;
        };
    if (!known || !(expression instanceof Expression.Binary(var operator, _, _))) {
      return Optional.empty();
    }
    return switch (operator) {
      case EQUAL -> Optional.of(new Expression.Bool(false));
      case NOT_EQUAL -> Optional.of(new Expression.Bool(true));
      default -> Optional.empty();
    };
  }
}
