package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.PostDominators;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Moves instructions down to where their results are needed, so that paths that do not need them do
 * not run them. The place is the lowest block that dominates all uses and lies in no loop that the
 * instruction was not in (as in Click, "Global Code Motion / Global Value Numbering", 1995, §2.4,
 * where an early schedule is moved late); what an edge passes is used at the end of its source. The
 * instruction moves if that block runs less often: some path does not lead there, or it is outside
 * a loop that the instruction was in.
 *
 * <p>Only what cannot trap, write or be told apart when it runs again moves. In SSA form operands
 * still have the same value at the new place: if an operand were computed anew on the way there,
 * the instruction would be too. What reads memory moves only into a block right behind its own, if
 * no write follows it there.
 *
 * <p>What writes moves only {@linkplain StoreSinking out of loops}.
 *
 * <p>Users are looked at before what they use, so whole expressions go down at once.
 */
public final class CodeSinking implements Pass {
  @Override
  public String name() {
    return "code-sinking";
  }

  @Override
  public String description() {
    return "Moves computations down to the paths that need them.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    boolean changed = new Sinking(function).run();
    return changed | StoreSinking.run(new Editor(function));
  }

  private static final class Sinking {
    private final Editor editor;
    private final ReversePostorder order;
    private final Dominators dominators;
    private final PostDominators postDominators;
    private final LoopForest forest;

    Sinking(Function function) {
      editor = new Editor(function);
      order = ReversePostorder.of(function);
      dominators = Dominators.of(function);
      postDominators = PostDominators.of(function);
      forest = LoopForest.of(function);
    }

    boolean run() {
      boolean changed = false;
      for (var block : order.order().reversed()) {
        // Writes that come after the instruction that is looked at.
        var writes = new MemorySet();
        for (var instruction : List.copyOf(block.instructions()).reversed()) {
          changed |= visit(instruction, writes);
          writes.add(instruction.effects().writes());
        }
      }
      return changed;
    }

    private boolean visit(Instruction instruction, MemorySet writes) {
      var effects = instruction.effects();
      if (!effects.isRepeatable() || effects.traps()) {
        return false;
      }
      var target = targetOf(instruction);
      if (target == null || !canMove(effects, instruction.block(), target, writes)) {
        return false;
      }
      editor.sink(instruction, target.instructions().getFirst());
      for (var record : List.copyOf(instruction.records())) {
        if (!dominators.dominates(instruction, record.instruction())) {
          editor.setVariable(record, null);
        }
      }
      return true;
    }

    private boolean canMove(Effects effects, Block from, Block target, MemorySet writes) {
      return effects.reads() == Memory.NONE
          || (target.incoming().size() == 1
              && target.incoming().getFirst().source() == from
              && !writes.overlaps(effects.reads()));
    }

    /** {@return the block where the instruction should be, or null if that is where it is} */
    private @Nullable Block targetOf(Instruction instruction) {
      var from = instruction.block();
      var target = commonDominatorOfUses(instruction);
      while (target != null && target != from && isInOtherLoop(target, from)) {
        target = dominators.immediateDominator(target);
      }
      return target == null || target == from || !runsLessOften(target, from) ? null : target;
    }

    private @Nullable Block commonDominatorOfUses(Instruction instruction) {
      Block common = null;
      for (var user : instruction.users()) {
        var block = user.block();
        if (block == instruction.block()) {
          return block;
        }
        // Code that is never run needs nothing.
        if (order.isReachable(block)) {
          common = common == null ? block : dominators.commonDominator(common, block);
        }
      }
      return common;
    }

    private boolean isInOtherLoop(Block block, Block from) {
      var loop = forest.loopOf(block);
      return loop != null && !loop.contains(from);
    }

    private boolean runsLessOften(Block target, Block from) {
      return !Objects.equals(forest.loopOf(target), forest.loopOf(from))
          || !postDominators.postDominates(target, from);
    }
  }
}
