package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import java.util.ArrayList;

/** Program composition (Definition 16). */
public final class Composition {
  private Composition() {}

  /** {@return whether the first returns everything the second needs} */
  public static boolean composable(Program first, Program second) {
    return first.outputs().containsAll(second.inputs());
  }

  /** {@return π ∘ π′: the first without its {@code out}, the second without its {@code in}} */
  public static Program compose(Program first, Program second) {
    if (!composable(first, second)) {
      throw new IllegalArgumentException(
          second.inputs() + " is not all in " + first.outputs() + ": not composable");
    }
    var instructions = new ArrayList<Instruction>();
    instructions.addAll(first.instructions().subList(0, first.size() - 1));
    // I′2 becomes instruction n, so every target moves by n - 2.
    for (int point = 2; point <= second.size(); point++) {
      instructions.add(second.at(point).relocated(first.size() - 2));
    }
    return new Program(instructions);
  }
}
