package dev.oser.lang.sourir.fuzz;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.Version;

/** Makes programs lie: some varmaps give wrong values, as in Figure 6. Well-formed they stay. */
final class Liar {
  private static final Expression WRONG = new Expression.Int(42);

  private Liar() {}

  static Program of(Program program, Choice choice) {
    return new Program(
        program.functions().stream()
            .map(
                function ->
                    function.withVersions(
                        function.versions().stream().map(each -> of(each, choice)).toList()))
            .toList());
  }

  private static Version of(Version version, Choice choice) {
    return version.with(
        version.lines().stream()
            .map(
                line ->
                    line.instruction() instanceof Instruction.Assume assume && choice.percent(50)
                        ? line.with(wrong(assume))
                        : line)
            .toList());
  }

  private static Instruction.Assume wrong(Instruction.Assume assume) {
    return new Instruction.Assume(
        assume.label(),
        assume.guards(),
        assume.target(),
        assume.varmap().stream().map(each -> new VariableMapping(each.name(), WRONG)).toList(),
        assume.frames());
  }
}
