package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Labels;
import dev.oser.models.sourir.check.Scopes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Creating a fresh version (Section 3.3, Theorem 5.5): a copy of the active version with an assume
 * at every bailout label, chained to the same place of the original by an identity varmap.
 *
 * <p>In the paper every instruction has a label. Here {@link #withLabels} writes them first, where
 * the format allows one.
 */
public final class FreshVersion {
  private FreshVersion() {}

  /** {@return the program with a new active version of a function} */
  public static Program of(Program program, String functionName, String newVersion) {
    var function = program.function(functionName).orElseThrow();
    return program.with(function.withActive(copy(function, newVersion)));
  }

  private static Version copy(Function function, String name) {
    var original = function.active();
    var scopes = Scopes.of(function, original);
    var lines = new ArrayList<Line>();
    for (int i = 0; i < original.lines().size(); i++) {
      var line = original.lines().get(i);
      // Nothing is known about the scope of unreachable code, and no assume will run there.
      boolean reachable = scopes.isReachable(i);
      var label =
          switch (line.instruction()) {
            case Instruction.BailoutLabel(var plain) when reachable -> plain;
            case Instruction.Assume assume -> assume.label();
            default -> null;
          };
      var guards =
          line.instruction() instanceof Instruction.Assume assume
              ? assume.guards()
              : List.<Expression>of();
      lines.add(
          label == null
              ? line
              : line.with(
                  new Instruction.Assume(
                      label,
                      guards,
                      new Target(function.name(), original.name(), label, Position.NONE),
                      identity(scopes.before(i)),
                      List.of())));
    }
    return new Version(name, lines, Position.NONE);
  }

  /** {@return the varmap that changes nothing} */
  public static List<VariableMapping> identity(Collection<String> scope) {
    return scope.stream()
        .map(name -> new VariableMapping(name, Expression.Variable.of(name)))
        .toList();
  }

  /** {@return the program with a bailout label before each instruction of an active version} */
  public static Program withLabels(Program program, String functionName) {
    var function = program.function(functionName).orElseThrow();
    var version = function.active();
    var labels = Labels.of(version);
    var lines = new ArrayList<Line>();
    int number = 0;
    for (var line : version.lines()) {
      if (takesLabel(line.instruction())) {
        while (labels.isTaken("L" + number)) {
          number++;
        }
        lines.add(Line.of(new Instruction.BailoutLabel("L" + number++)));
      }
      lines.add(line);
    }
    return program.with(function.with(version.with(lines)));
  }

  /** Nothing may fall into a merge or branch label, and some instructions are labels already. */
  private static boolean takesLabel(Instruction instruction) {
    return !(instruction instanceof Instruction.MergeLabel
        || instruction instanceof Instruction.BranchLabel
        || instruction instanceof Instruction.BailoutLabel
        || instruction instanceof Instruction.Assume);
  }
}
