package dev.oser.models.sourir.laws;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Operator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Predicates that cannot fail to have a value. */
final class RandomGuard {
  private RandomGuard() {}

  static Expression over(Collection<String> scope, Choice choice) {
    var names = new ArrayList<>(scope);
    if (names.isEmpty() || choice.percent(15)) {
      return new Expression.Bool(choice.percent(60));
    }
    var literal =
        choice.percent(70)
            ? new Expression.Int(choice.between(-1, 4))
            : choice.percent(50) ? new Expression.Nil() : new Expression.Bool(true);
    return new Expression.Binary(
        choice.of(List.of(Operator.EQUAL, Operator.NOT_EQUAL)),
        Expression.Variable.of(choice.of(names)),
        literal);
  }
}
