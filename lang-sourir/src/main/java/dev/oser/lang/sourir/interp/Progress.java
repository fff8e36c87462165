package dev.oser.lang.sourir.interp;

import dev.oser.models.sourir.Instruction;

/** After which instructions a circle of versions may be sent round again, as in the model. */
public final class Progress {
  private Progress() {}

  /** {@return whether an instruction does something} */
  public static boolean isMadeBy(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assume _,
          Instruction.Goto _,
          Instruction.MergeLabel _,
          Instruction.BranchLabel _,
          Instruction.BailoutLabel _,
          Instruction.Comment _,
          Instruction.GuardHint _,
          Instruction.Declare _,
          Instruction.Drop _ ->
          false;
      default -> true;
    };
  }
}
