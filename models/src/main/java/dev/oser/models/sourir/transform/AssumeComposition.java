package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Frame;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.check.Labels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Assume composition (Sections 4.6 and 6.6, Lemma 6.7): an assume that falls back to another assume
 * goes where that one goes, skipping the version between.
 */
public final class AssumeComposition {
  private AssumeComposition() {}

  /** {@return the program with an assume composed with its target, or empty if that is none} */
  public static Optional<Program> compose(
      Program program, String functionName, String versionName, String label) {
    return assume(program, functionName, versionName, label)
        .flatMap(first -> target(program, first).flatMap(second -> composed(first, second)))
        .map(composed -> Guards.changing(program, functionName, versionName, label, _ -> composed));
  }

  /** {@return the assume that another one falls back to, if it does} */
  public static Optional<Instruction.Assume> target(Program program, Instruction.Assume first) {
    var target = first.target();
    return assume(program, target.function(), target.version(), target.label())
        .filter(second -> !second.equals(first));
  }

  /** {@return the composition of two assumes, or empty if it cannot be written} */
  public static Optional<Instruction.Assume> composed(
      Instruction.Assume first, Instruction.Assume second) {
    try {
      return Optional.of(compose(first, second));
    } catch (Expression.NotExpressible e) {
      return Optional.empty();
    }
  }

  private static Optional<Instruction.Assume> assume(
      Program program, String function, String version, String label) {
    return program
        .function(function)
        .flatMap(each -> each.version(version))
        .filter(each -> Labels.of(each).bailout(label).isPresent())
        .map(each -> each.lines().get(Labels.of(each).bailout(label).getAsInt()).instruction())
        .filter(Instruction.Assume.class::isInstance)
        .map(Instruction.Assume.class::cast);
  }

  /**
   * VA2 ∘ VA1, and e1 with e2. The second assume's predicates speak of the environment between, so
   * they are substituted too, which the paper leaves to the reader. Those that might fail to have a
   * value are left out: the original would not evaluate them while e1 holds, and transparency lets
   * us do without them.
   */
  private static Instruction.Assume compose(Instruction.Assume first, Instruction.Assume second) {
    var between = between(first);
    var guards = new ArrayList<>(first.guards());
    for (var guard : second.guards()) {
      var substituted = substituted(guard, between);
      if (Guards.isTruth(substituted) && !guards.contains(substituted)) {
        guards.add(substituted);
      }
    }
    var frames = new ArrayList<Frame>();
    for (var frame : second.frames()) {
      frames.add(new Frame(frame.target(), frame.result(), substituted(frame.varmap(), between)));
    }
    // The first assume's frames are further out.
    frames.addAll(first.frames());
    return new Instruction.Assume(
        first.label(), guards, second.target(), substituted(second.varmap(), between), frames);
  }

  /** {@return the second assume's predicates over the first one's environment, where possible} */
  public static Optional<List<Expression>> guardsBetween(
      Instruction.Assume first, Instruction.Assume second) {
    try {
      var between = between(first);
      return Optional.of(
          second.guards().stream().map(guard -> substituted(guard, between)).toList());
    } catch (Expression.NotExpressible e) {
      return Optional.empty();
    }
  }

  /** The environment that the first assume makes. */
  private static Map<String, Expression> between(Instruction.Assume first) {
    Map<String, Expression> between = new HashMap<>();
    first.varmap().forEach(each -> between.put(each.name(), each.value()));
    return between;
  }

  private static List<VariableMapping> substituted(
      List<VariableMapping> varmap, Map<String, Expression> between) {
    return Expressions.mapped(varmap, expression -> substituted(expression, between));
  }

  private static Expression substituted(Expression expression, Map<String, Expression> between) {
    return expression.substituting(variable -> between.getOrDefault(variable.name(), variable));
  }
}
