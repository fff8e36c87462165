package dev.oser.lang.sourir.interp;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.run.Speculation;
import java.util.List;

/**
 * An assume of a version.
 *
 * @param line where it is
 * @param site for who decides whether it must fail
 * @param guards the offset where its guards are evaluated
 * @param exit the offset where its varmaps are evaluated
 * @param frames the target, then the extra frames from the innermost
 */
public record AssumeSite(
    Instruction.Assume instruction,
    int line,
    Speculation.Site site,
    int guards,
    int exit,
    List<Landing> frames) {

  /**
   * A frame that deoptimisation makes.
   *
   * @param code what it goes on in
   * @param line where
   * @param result the slot that gets the callee's result, or -1
   * @param slots the variables it gets
   * @param values where their values are found in the old frame, as operands
   */
  public record Landing(Code code, int line, int result, int[] slots, int[] values) {}
}
