package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;

/**
 * Moves assumptions out of loops: predicate hoisting (Correctness §4.5). What is assumed in a loop
 * and does not change there is assumed before it, if there is a checkpoint to fall back to. It may
 * then fail although the loop would not have asked, which is always allowed. Loops must be in
 * canonical form, and what the assumption is about must have been moved already ({@code
 * loop-simplify}, {@code loop-invariant-code-motion}).
 */
public final class AssumptionHoisting implements Pass {
  @Override
  public String name() {
    return "assumption-hoisting";
  }

  @Override
  public String description() {
    return "Moves assumptions about what does not change out of loops.";
  }

  @Override
  public Stage stage() {
    return Stage.SPECULATION;
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = false;
    for (var assume : Speculations.all(function, Assume.class)) {
      while (hoist(editor, assume)) {
        changed = true;
      }
    }
    return changed;
  }

  private static boolean hoist(Editor editor, Instruction assume) {
    var loop = LoopForest.of(editor.function()).loopOf(assume.block());
    var preheader = loop == null ? null : loop.preheader();
    if (preheader == null || !isAvailable(assume, preheader)) {
      return false;
    }
    var place = preheader.terminator();
    // The nearest: whoever goes on from there knows most, and has least to do again.
    var checkpoint =
        Speculations.usableAt(
            Speculations.all(editor.function(), Checkpoint.class).reversed(), place);
    if (checkpoint == null) {
      return false;
    }
    editor.hoist(assume, place);
    editor.setOperand(assume, 1, checkpoint);
    return true;
  }

  private static boolean isAvailable(Instruction assume, Block preheader) {
    return !(assume.operand(0) instanceof Definition condition)
        || Dominators.of(preheader.function()).dominates(condition, preheader.terminator());
  }
}
