package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;

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
    var hoisting = new Hoisting(function);
    boolean changed = false;
    for (var assume : Speculations.all(function, Assume.class)) {
      while (hoisting.hoist(assume)) {
        changed = true;
      }
    }
    return changed;
  }

  /** Blocks stay as they are, so what is known about them holds until the end. */
  private static final class Hoisting {
    private final Editor editor;
    private final LoopForest forest;
    private final Dominators dominators;
    private final UsableCheckpoints checkpoints;

    Hoisting(Function function) {
      editor = new Editor(function);
      forest = LoopForest.of(function);
      dominators = Dominators.of(function);
      checkpoints = new UsableCheckpoints(function);
    }

    boolean hoist(Instruction assume) {
      var loop = forest.loopOf(assume.block());
      var preheader = loop == null ? null : loop.preheader();
      if (preheader == null || !isAvailable(assume.operand(0), preheader)) {
        return false;
      }
      var place = preheader.terminator();
      // The last: whoever goes on from there knows most, and has least to do again.
      var checkpoint = checkpoints.last(place);
      if (checkpoint == null) {
        return false;
      }
      editor.hoist(assume, place);
      editor.setOperand(assume, 1, checkpoint);
      return true;
    }

    /** Everything in a block comes before its end. */
    private boolean isAvailable(Value condition, Block preheader) {
      return !(condition instanceof Definition definition)
          || dominators.dominates(definition.block(), preheader);
    }
  }
}
