package dev.oser.models.sourir.run;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Position;

/**
 * Decides which assumes deoptimise although their guards might hold: the freedom that assumption
 * transparency gives (Section 3.2).
 */
@FunctionalInterface
public interface Speculation {
  /** Deoptimises only where a guard fails: the plain semantics. */
  Speculation PLAIN = (_, _) -> false;

  /**
   * {@return whether to deoptimise here whatever the guards say}
   *
   * @param site the assume
   * @param occurrence how many assumes ran before in this run
   */
  boolean mustFail(Site site, long occurrence);

  /** An assume instruction. */
  record Site(String function, String version, String label, Position position) {
    @Override
    public String toString() {
      return "(" + function + ", " + version + ", " + label + ")";
    }
  }

  /** {@return a speculation that fails at one occurrence} */
  static Speculation failingAt(long occurrence) {
    return (_, now) -> now == occurrence;
  }

  /**
   * Versions may fall back to each other in a circle. Transparency allows to force each step, but
   * who does so for ever prevents what the program would do next, so a circle is forced only once.
   *
   * @return whether a step does something, so that the same assumes may be forced again after it
   */
  static boolean allowsAgain(Instruction instruction) {
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
      case Instruction.ArrayAllocate _,
          Instruction.ArrayCreate _,
          Instruction.Assign _,
          Instruction.ArrayAssign _,
          Instruction.Read _,
          Instruction.Print _,
          Instruction.Assert _,
          Instruction.Return _,
          Instruction.Stop _,
          Instruction.Branch _,
          Instruction.Call _ ->
          true;
    };
  }
}
