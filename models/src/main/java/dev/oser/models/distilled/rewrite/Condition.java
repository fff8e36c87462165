package dev.oser.models.distilled.rewrite;

import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.ctl.Formula;
import dev.oser.models.distilled.ctl.ModelChecker;
import dev.oser.models.distilled.ctl.Substitution;
import java.util.List;
import java.util.stream.Collectors;

/** A side condition: global predicates, and formulas at points. */
public sealed interface Condition {
  /** {@code m ⊨ φ} */
  record At(String point, Formula formula) implements Condition {
    @Override
    public String toString() {
      return point + " ⊨ " + formula;
    }
  }

  /** {@code conlit(c)}: the expression is a literal. */
  record ConstantLiteral(String expression) implements Condition {
    @Override
    public String toString() {
      return "conlit(" + expression + ")";
    }
  }

  /** The expression is a variable. */
  record IsVariable(String expression) implements Condition {
    @Override
    public String toString() {
      return "variable(" + expression + ")";
    }
  }

  /** {@code ¬freevar(x, e)}: the variable does not occur in the expression. */
  record NotFree(String variable, String expression) implements Condition {
    @Override
    public String toString() {
      return "¬freevar(" + variable + ", " + expression + ")";
    }
  }

  /** All of them. */
  record All(List<Condition> conditions) implements Condition {
    public All {
      conditions = List.copyOf(conditions);
    }

    @Override
    public String toString() {
      return conditions.stream().map(Condition::toString).collect(Collectors.joining(" ∧ "));
    }
  }

  /** {@return all of these together} */
  static Condition all(Condition... conditions) {
    return new All(List.of(conditions));
  }

  /** {@return whether π ⊨ θ(φ)} */
  default boolean holds(ModelChecker checker, Substitution theta) {
    return switch (this) {
      case At(var point, var formula) -> checker.holds(theta.point(point), formula, theta);
      case ConstantLiteral(var e) -> theta.expression(e) instanceof Expression.Constant;
      case IsVariable(var e) -> theta.expression(e) instanceof Expression.Variable;
      case NotFree(var x, var e) -> !theta.expression(e).variables().contains(theta.name(x));
      case All(var conditions) -> conditions.stream().allMatch(each -> each.holds(checker, theta));
    };
  }
}
