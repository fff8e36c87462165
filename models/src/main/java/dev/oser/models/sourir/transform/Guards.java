package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Labels;
import dev.oser.models.sourir.check.Scopes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Adding predicates to assumes (Section 3.4, Lemma 5.6). */
public final class Guards {
  private Guards() {}

  /**
   * {@return the program with one more predicate in an assume}
   *
   * <p>The lemma is about predicates that have a value: one that {@link #hasValue cannot be
   * evaluated} would add an error. Variables must be in {@link #scopeAt scope}.
   */
  public static Program adding(
      Program program, String function, String version, String label, Expression guard) {
    return changing(
        program,
        function,
        version,
        label,
        assume -> {
          var guards = new ArrayList<>(assume.guards());
          guards.add(guard);
          return assume.withGuards(guards);
        });
  }

  /** What becomes of an assume. */
  @FunctionalInterface
  public interface Change {
    Instruction.Assume apply(Instruction.Assume assume);
  }

  /** {@return the program with the assume at a label changed} */
  public static Program changing(
      Program program, String functionName, String versionName, String label, Change change) {
    var function = program.function(functionName).orElseThrow();
    var version = function.version(versionName).orElseThrow();
    var lines = new ArrayList<Line>();
    for (var line : version.lines()) {
      lines.add(
          line.instruction() instanceof Instruction.Assume assume && assume.label().equals(label)
              ? line.with(change.apply(assume))
              : line);
    }
    return program.with(function.with(version.with(lines)));
  }

  /** {@return the variables a predicate of an assume may mention} */
  public static Set<String> scopeAt(Function function, Version version, String label) {
    return Scopes.of(function, version).before(Labels.of(version).bailout(label).orElseThrow());
  }

  /** {@return the assumes of a version} */
  public static List<Instruction.Assume> assumes(Version version) {
    return version.lines().stream()
        .map(Line::instruction)
        .filter(Instruction.Assume.class::isInstance)
        .map(Instruction.Assume.class::cast)
        .toList();
  }

  /**
   * {@return whether an expression has a value whatever its variables hold}
   *
   * <p>The paper does not speak of run-time errors; moving an expression to where it would not have
   * been evaluated is correct only if it cannot fail.
   */
  public static boolean hasValue(Expression expression) {
    return switch (expression) {
      case Expression.Literal _, Expression.Variable _ -> true;
      case Expression.Binary(var operator, var left, var right) ->
          switch (operator) {
            case EQUAL, NOT_EQUAL -> hasValue(left) && hasValue(right);
            case AND, OR -> isTruth(left) && isTruth(right);
            case LESS,
                LESS_OR_EQUAL,
                GREATER,
                GREATER_OR_EQUAL,
                ADD,
                SUBTRACT,
                MULTIPLY,
                DIVIDE,
                MODULO ->
                false;
          };
      case Expression.Not(var operand) -> isTruth(operand);
      case Expression.Negate _, Expression.Index _, Expression.Length _ -> false;
    };
  }

  /** {@return whether an expression is true or false whatever its variables hold} */
  public static boolean isTruth(Expression expression) {
    return switch (expression) {
      case Expression.Bool _ -> true;
      // The operators that cannot fail all give booleans.
      case Expression.Binary _, Expression.Not _ -> hasValue(expression);
      default -> false;
    };
  }
}
