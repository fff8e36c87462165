package dev.oser.models.distilled.laws;

import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.Shrinker;
import dev.oser.models.distilled.ctl.CompletePaths;
import dev.oser.models.distilled.ctl.Direction;
import dev.oser.models.distilled.ctl.Formula;
import dev.oser.models.distilled.ctl.ModelChecker;
import dev.oser.models.distilled.ctl.Quantifier;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The model checker against the definition of what it decides. */
final class LogicProperties {
  private LogicProperties() {}

  static Property<FormulaCase> temporalOperators() {
    return new Property<>(
        "Definition 22",
        "the model checker decides what holds on complete paths",
        FormulaCase::generate,
        subject -> violation(subject, UnaryOperator.identity()),
        Shrinker.none(),
        List.of(
            new Planted<>(
                "backward operators that look forward",
                subject -> violation(subject, LogicProperties::lookingForward)),
            new Planted<>(
                "A and E exchanged in untils",
                subject -> violation(subject, LogicProperties::quantifiersExchanged))));
  }

  private static @Nullable String violation(FormulaCase subject, UnaryOperator<Formula> mistake) {
    var checked =
        new ModelChecker(subject.program())
            .points(mistake.apply(subject.formula()), subject.theta());
    var paths = new CompletePaths(subject.program());
    for (int point = 1; point <= subject.program().size(); point++) {
      boolean holds = paths.holds(point, subject.formula(), subject.theta());
      if (checked.get(point) != holds) {
        return "at " + point + " the checker says " + !holds + ", the paths say " + holds;
      }
    }
    return null;
  }

  private static Formula lookingForward(Formula formula) {
    return switch (formula) {
      case Formula.Next(_, var quantifier, var inner) ->
          new Formula.Next(Direction.FORWARD, quantifier, inner);
      case Formula.Until(_, var quantifier, var before, var goal) ->
          new Formula.Until(Direction.FORWARD, quantifier, before, goal);
      default -> formula;
    };
  }

  private static Formula quantifiersExchanged(Formula formula) {
    return formula instanceof Formula.Until(var direction, var quantifier, var before, var goal)
        ? new Formula.Until(
            direction,
            quantifier == Quantifier.ALL ? Quantifier.SOME : Quantifier.ALL,
            before,
            goal)
        : formula;
  }
}
