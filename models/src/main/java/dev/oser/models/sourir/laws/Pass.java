package dev.oser.models.sourir.laws;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Program;
import java.util.Optional;

/** A transformation at a random place. */
@FunctionalInterface
interface Pass {
  /** {@return the transformed program, or empty where it cannot be applied at the place chosen} */
  Optional<Program> apply(Program program, Choice choice);

  /** {@return this pass, then another} */
  default Pass then(Pass second) {
    return (program, choice) ->
        apply(program, choice).flatMap(changed -> second.apply(changed, choice));
  }
}
