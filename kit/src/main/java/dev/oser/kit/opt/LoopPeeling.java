package dev.oser.kit.opt;

import dev.oser.kit.analysis.Loop;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Runs the first turn of a loop in front of it, if the others need not do again what it checks: an
 * assumption, or what may trap, that asks the same each time and is passed in every turn. The other
 * turns know the answer. Loop-invariant code motion cannot move such checks if something can be
 * noticed before them in the turn, nor can {@link AssumptionHoisting} without a checkpoint before
 * the loop; a turn that is peeled keeps the order of everything.
 */
public final class LoopPeeling implements Pass {
  /** Larger loops are not worth a second copy. */
  private static final int LARGEST = 200;

  @Override
  public String name() {
    return "loop-peeling";
  }

  @Override
  public String description() {
    return "Runs the first turn of a loop in front of it, so that the others need not check again.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    return LoopRounds.run(
        function,
        (round, loop) -> {
          var same = sameInAllTurns(round, loop);
          var region = same.isEmpty() ? null : LoopCopy.region(loop);
          if (region == null || LoopRounds.size(region) > LARGEST) {
            return false;
          }
          peel(round.editor(), loop, region, same);
          return true;
        });
  }

  /**
   * {@return what is done in each turn and comes out the same, in order; nothing if there is no
   * check among it}
   */
  private static List<Instruction> sameInAllTurns(LoopRounds.Round round, Loop loop) {
    var latch = loop.latches().getFirst();
    var writes = round.facts().writes(loop);
    var same = new LinkedHashSet<Instruction>();
    boolean areChecks = false;
    for (var block : loop.blocks()) {
      if (round.dominators().dominates(block, latch)) {
        for (var instruction : block.instructions()) {
          var effects = instruction.effects();
          if (!instruction.isTerminator()
              && effects.isRepeatable()
              && !writes.overlaps(effects.reads())
              && decisive(instruction).stream().allMatch(value -> isFixed(value, loop, same))) {
            same.add(instruction);
            areChecks |= effects.traps();
          }
        }
      }
    }
    return areChecks ? List.copyOf(same) : List.of();
  }

  /** To what an assumption falls back makes no difference if it holds. */
  private static List<Value> decisive(Instruction instruction) {
    return instruction.op() instanceof Assume
        ? List.of(instruction.operand(0))
        : instruction.operands();
  }

  private static boolean isFixed(Value value, Loop loop, Set<Instruction> same) {
    return switch (value) {
      case Instruction instruction when same.contains(instruction) -> true;
      case Definition definition -> !loop.contains(definition.block());
      case Constant _ -> true;
    };
  }

  private static void peel(Editor editor, Loop loop, List<Block> region, List<Instruction> same) {
    var header = loop.header();
    var entering = LoopRounds.entering(loop);
    var rest = new LoopCopy(editor, region, region.getLast(), null);
    var first = new LoopCopy(editor, region, entering.source(), rest.blockOf(header));
    for (var each : same) {
      var again = (Instruction) rest.valueOf(each);
      editor.replaceAll(again, first.valueOf(each));
      editor.delete(again);
    }
    editor.redirect(entering, first.blockOf(header), entering.arguments());
    editor.removeBlocks(region);
  }
}
