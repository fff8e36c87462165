package dev.oser.kit.opt;

import dev.oser.kit.analysis.Loop;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.core.ControlOp;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Decides before a loop what a branch in it decides the same way in each turn, and has a loop for
 * each way (Allen and Cocke, "A Catalogue of Optimizing Transformations", 1972: "unswitching").
 * What else depends on the condition is known in both, assumptions among them.
 */
public final class LoopUnswitching implements Pass {
  /** Larger loops are not worth a second copy. */
  private static final int LARGEST = 200;

  /** Every branch doubles a loop, so there must be an end of it. */
  private static final int LARGEST_FUNCTION = 4000;

  @Override
  public String name() {
    return "loop-unswitching";
  }

  @Override
  public String description() {
    return "Decides before a loop what a branch in it always decides the same way.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    return LoopRounds.run(
        function,
        (round, loop) -> {
          var branch = invariantBranch(loop);
          var region = branch == null ? null : LoopCopy.region(loop);
          if (branch == null
              || region == null
              || LoopRounds.size(region) > LARGEST
              || function.size() + LoopRounds.size(region) > LARGEST_FUNCTION) {
            return false;
          }
          unswitch(round.editor(), loop, region, branch);
          return true;
        });
  }

  private static @Nullable Instruction invariantBranch(Loop loop) {
    return loop.blocks().stream()
        .map(Block::terminator)
        .filter(
            terminator ->
                terminator.op() instanceof ControlOp.Branch
                    && terminator.operand(0) instanceof Definition condition
                    && !loop.contains(condition.block()))
        .findFirst()
        .orElse(null);
  }

  private static void unswitch(Editor editor, Loop loop, List<Block> region, Instruction branch) {
    var entering = LoopRounds.entering(loop);
    var no = loopFor(editor, region, branch, false);
    var yes = loopFor(editor, region, branch, true);
    var arguments = List.copyOf(entering.arguments());
    editor.terminate(
        entering.source(),
        new ControlOp.Branch(),
        List.of(branch.operand(0)),
        List.of(new Target(yes, arguments), new Target(no, arguments)));
    editor.removeBlocks(region);
  }

  /** {@return the header of a loop in which the condition is known} */
  private static Block loopFor(
      Editor editor, List<Block> region, Instruction branch, boolean value) {
    var copy = new LoopCopy(editor, region, region.getLast(), null);
    var condition = Objects.requireNonNull(branch.operand(0));
    for (var block : region) {
      for (var instruction : copy.blockOf(block).instructions()) {
        if (instruction.inputs().contains(condition)) {
          editor.replaceOperand(instruction, condition, Constant.of(value));
        }
      }
    }
    var decided = (Instruction) copy.valueOf(branch);
    var taken = decided.edges().get(value ? 0 : 1);
    editor.terminate(
        decided.block(),
        new ControlOp.Jump(),
        List.of(),
        List.of(new Target(taken.target(), taken.arguments())));
    return copy.blockOf(region.getFirst());
  }
}
