package dev.oser.lang.sourir.fuzz;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.transform.Guards;

/** Makes programs lie: some varmaps give wrong values, as in Figure 6. Well-formed they stay. */
final class Liar {
  private static final Expression WRONG = new Expression.Int(42);

  private Liar() {}

  static Program of(Program program, Choice choice) {
    var result = program;
    for (var function : program.functions()) {
      for (var version : function.versions()) {
        for (var assume : Guards.assumes(version)) {
          if (choice.percent(50)) {
            result =
                Guards.changing(
                    result, function.name(), version.name(), assume.label(), Liar::wrong);
          }
        }
      }
    }
    return result;
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
