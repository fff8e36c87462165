package dev.oser.models.coreir.transform;

import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Version;

/**
 * Drops the anchors, "in the last step of the optimization pipeline": one of the things that they
 * may do is nothing, and from here on a version is deterministic.
 */
public final class Lowering {
  private Lowering() {}

  public static Version apply(Version version) {
    return version.mapping(
        instruction ->
            instruction instanceof Instruction.Anchor(_, int next)
                ? new Instruction.Nop(next)
                : instruction);
  }
}
