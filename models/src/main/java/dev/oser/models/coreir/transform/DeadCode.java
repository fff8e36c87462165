package dev.oser.models.coreir.transform;

import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Version;

/** Removes assignments and loads of registers that nobody reads any more, not even a varmap. */
public final class DeadCode {
  private DeadCode() {}

  public static Version apply(Version version) {
    return apply(version, new Liveness(version));
  }

  /** The same with a liveness that somebody else found. */
  public static Version apply(Version version, Liveness live) {
    var result = version;
    for (int label : version.code().keySet()) {
      var instruction = version.at(label);
      boolean dead =
          instruction.sets().filter(register -> !live.after(label).contains(register)).isPresent();
      if (dead && !instruction.hasEffect()) {
        result = result.with(label, new Instruction.Nop(instruction.successors().getFirst()));
      }
    }
    return result;
  }
}
