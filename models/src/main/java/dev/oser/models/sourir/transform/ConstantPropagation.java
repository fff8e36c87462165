package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Constant propagation (Sections 4.1 and 6.1, Lemma 6.1): computes a valid static environment for
 * each line and replaces every expression it gives a value to. An assume of {@code x == lit}
 * teaches it; varmaps are expressions like any other; predicates that became {@code true} go.
 */
public final class ConstantPropagation {
  private final Version version;
  private final Flow flow;

  /** The static environment before each line; null while nothing has come there. */
  private final List<@Nullable StaticEnvironment> known = new ArrayList<>();

  private ConstantPropagation(Version version) {
    this.version = version;
    this.flow = Flow.of(version);
  }

  /** {@return the program with constants propagated in a version that nothing targets} */
  public static Program of(Program program, String functionName, String versionName) {
    var function = program.function(functionName).orElseThrow();
    var version = function.version(versionName).orElseThrow();
    return program.with(function.with(new ConstantPropagation(version).run()));
  }

  private Version run() {
    analyze();
    var lines = new ArrayList<Line>();
    for (int i = 0; i < version.lines().size(); i++) {
      var line = version.lines().get(i);
      var environment = known.get(i);
      lines.add(environment == null ? line : line.with(folded(line.instruction(), environment)));
    }
    return version.with(lines);
  }

  /** The work queue of Kildall's algorithm. */
  private void analyze() {
    if (version.lines().isEmpty()) {
      return;
    }
    version.lines().forEach(_ -> known.add(null));
    known.set(0, StaticEnvironment.EMPTY);
    var work = new ArrayDeque<>(List.of(0));
    while (!work.isEmpty()) {
      int index = work.remove();
      var before = known.get(index);
      var after =
          after(
              version.lines().get(index).instruction(),
              before == null ? StaticEnvironment.EMPTY : before);
      for (int next : flow.successors(index)) {
        var old = known.get(next);
        var joined = old == null ? after : old.join(after);
        if (!joined.equals(old)) {
          known.set(next, joined);
          work.add(next);
        }
      }
    }
  }

  private static StaticEnvironment after(Instruction instruction, StaticEnvironment before) {
    switch (instruction) {
      case Instruction.Declare(var name, var value) -> {
        return assigned(name, value, before);
      }
      case Instruction.Assign(var name, var value) -> {
        return assigned(name, value, before);
      }
      case Instruction.Read(var name) -> {
        return before.without(name);
      }
      case Instruction.Drop(var name) -> {
        return before.without(name);
      }
      case Instruction.Assume assume -> {
        // After an assume, its predicates hold.
        var result = before;
        for (var guard : assume.guards()) {
          result = result.assuming(guard);
        }
        return result;
      }
      default -> {
        var declared = instruction.declares();
        return declared == null ? before : before.without(declared);
      }
    }
  }

  private static StaticEnvironment assigned(
      String name, Expression value, StaticEnvironment before) {
    return before
        .constant(value)
        .map(constant -> before.with(name, constant))
        .orElseGet(() -> before.without(name));
  }

  private static Instruction folded(Instruction instruction, StaticEnvironment environment) {
    var folded = Expressions.map(instruction, expression -> folded(expression, environment));
    return folded instanceof Instruction.Assume assume
        ? assume.withGuards(
            assume.guards().stream()
                .filter(guard -> !guard.equals(new Expression.Bool(true)))
                .toList())
        : folded;
  }

  /** The whole if it has a value, otherwise its parts. */
  private static Expression folded(Expression expression, StaticEnvironment environment) {
    var whole = environment.constant(expression);
    if (whole.isPresent()) {
      return whole.get();
    }
    return switch (expression) {
      case Expression.Literal literal -> literal;
      case Expression.Variable variable -> variable;
      case Expression.Binary(var operator, var left, var right) ->
          new Expression.Binary(operator, folded(left, environment), folded(right, environment));
      case Expression.Negate(var operand) -> new Expression.Negate(folded(operand, environment));
      case Expression.Not(var operand) -> new Expression.Not(folded(operand, environment));
      case Expression.Index(var array, var index) ->
          new Expression.Index(array, folded(index, environment));
      case Expression.Length(var array) -> new Expression.Length(folded(array, environment));
    };
  }
}
