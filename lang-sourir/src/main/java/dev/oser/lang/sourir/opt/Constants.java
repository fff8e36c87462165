package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Operator;
import dev.oser.models.sourir.check.NameMap;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known about the variables at a line (Section 6.1), also that a variable is <em>not</em> a
 * value: the {@code x → ¬nil} of Section 4.1.
 */
final class Constants {
  static final Constants NONE = new Constants(NameMap.empty());

  private final NameMap<Fact> facts;

  /**
   * What is known about a variable.
   *
   * @param value what it is, or null
   * @param differences what it is not
   */
  private record Fact(Expression.@Nullable Literal value, Set<Expression.Literal> differences) {
    static @Nullable Fact common(@Nullable Fact first, @Nullable Fact second) {
      if (first == null || second == null) {
        return null;
      }
      var both = new HashSet<>(first.differences);
      both.retainAll(second.differences);
      var value = first.value != null && first.value.equals(second.value) ? first.value : null;
      return value == null && both.isEmpty() ? null : new Fact(value, both);
    }
  }

  private Constants(NameMap<Fact> facts) {
    this.facts = facts;
  }

  private Constants of(NameMap<Fact> changed) {
    return changed == facts ? this : new Constants(changed);
  }

  /** {@return what both know alike; this if that is all of it} */
  Constants join(Constants other) {
    var common = facts.join(other.facts, Fact::common);
    return common.equals(facts) ? this : new Constants(common);
  }

  /** {@return what is known when a variable may have become anything} */
  Constants without(String name) {
    return of(facts.without(name));
  }

  /** {@return what is known when a variable has become the value of an expression} */
  Constants assigning(String name, Expression value) {
    return folded(value) instanceof Expression.Literal literal ? is(name, literal) : without(name);
  }

  private Constants is(String name, Expression.Literal literal) {
    return of(facts.with(name, new Fact(literal, Set.of())));
  }

  private Constants isNot(String name, Expression.Literal literal) {
    var known = facts.get(name);
    var differences = new HashSet<Expression.Literal>();
    if (known != null) {
      differences.addAll(known.differences);
    }
    differences.add(literal);
    return of(facts.with(name, new Fact(known == null ? null : known.value, differences)));
  }

  /** {@return what is known when a predicate holds} */
  Constants assuming(Expression guard) {
    if (guard instanceof Expression.Variable(var name, _)) {
      return is(name, new Expression.Bool(true));
    }
    var comparison = Comparison.in(guard);
    if (comparison == null) {
      return this;
    }
    return switch (comparison.operator()) {
      case EQUAL -> is(comparison.name(), comparison.literal());
      case NOT_EQUAL -> isNot(comparison.name(), comparison.literal());
      default -> this;
    };
  }

  /** A variable beside a literal, on whichever side it stands. */
  private record Comparison(Operator operator, String name, Expression.Literal literal) {
    static @Nullable Comparison in(Expression expression) {
      return switch (expression) {
        case Expression.Binary(
                var operator,
                Expression.Variable(var name, _),
                Expression.Literal literal) ->
            new Comparison(operator, name, literal);
        case Expression.Binary(
                var operator,
                Expression.Literal literal,
                Expression.Variable(var name, _)) ->
            new Comparison(operator, name, literal);
        default -> null;
      };
    }
  }

  /** {@return the expression with everything in it replaced that must be a constant} */
  Expression folded(Expression expression) {
    return switch (expression) {
      case Expression.Literal literal -> literal;
      case Expression.Variable variable -> {
        var fact = facts.get(variable.name());
        yield fact == null || fact.value == null ? variable : fact.value;
      }
      case Expression.Binary(var operator, var left, var right) ->
          byDifference(
              expression,
              Evaluation.of(new Expression.Binary(operator, folded(left), folded(right))));
      case Expression.Negate(var operand) -> Evaluation.of(new Expression.Negate(folded(operand)));
      case Expression.Not(var operand) -> Evaluation.of(new Expression.Not(folded(operand)));
      // An array is no literal: neither it nor what is in it is ever known.
      case Expression.Index(var array, var index) -> new Expression.Index(array, folded(index));
      case Expression.Length(var array) -> new Expression.Length(folded(array));
    };
  }

  private Expression byDifference(Expression original, Expression folded) {
    var comparison = Comparison.in(original);
    if (comparison == null || folded instanceof Expression.Literal) {
      return folded;
    }
    var fact = facts.get(comparison.name());
    if (fact == null || !fact.differences.contains(comparison.literal())) {
      return folded;
    }
    return switch (comparison.operator()) {
      case EQUAL -> new Expression.Bool(false);
      case NOT_EQUAL -> new Expression.Bool(true);
      default -> folded;
    };
  }
}
