package dev.oser.models.sourir.laws;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.transform.Guards;
import dev.oser.models.sourir.transform.Targets;
import java.util.List;
import java.util.Optional;

/** Where transformations may be applied. */
final class Places {
  private Places() {}

  /** {@return a function whose active version nothing targets, and which has older versions} */
  static Optional<Function> optimizable(Program program, Choice choice) {
    var functions =
        program.functions().stream()
            .filter(function -> function.versions().size() > 1)
            .filter(function -> !Targets.into(program, function.name(), function.active().name()))
            .toList();
    return functions.isEmpty() ? Optional.empty() : Optional.of(choice.of(functions));
  }

  /** {@return an assume of an active version} */
  static Optional<Instruction.Assume> assume(Function function, Choice choice) {
    return assume(Guards.assumes(function.active()), choice);
  }

  static Optional<Instruction.Assume> assume(List<Instruction.Assume> assumes, Choice choice) {
    return assumes.isEmpty() ? Optional.empty() : Optional.of(choice.of(assumes));
  }
}
