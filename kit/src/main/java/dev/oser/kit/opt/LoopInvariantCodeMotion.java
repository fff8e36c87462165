package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Loop;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Value;
import java.util.List;
import java.util.Objects;

/**
 * Moves what gives the same result in every iteration of a loop in front of it (Aho, Lam, Sethi and
 * Ullman, "Compilers", 2nd edition, §9.5; in SSA form an instruction is invariant when its operands
 * are defined outside). Inner loops come first, so that code can leave a whole nest. {@link
 * LoopSimplify} runs before, for the preheaders.
 *
 * <p>What may move depends on its {@link Effects} alone:
 *
 * <ul>
 *   <li>A pure instruction always may, even if the loop might not have run it.
 *   <li>What reads memory may, if nothing in the loop writes that memory.
 *   <li>What may trap must be certain to run once the loop is entered, and nothing that stays may
 *       come before it that shows or writes something, or traps: the world could tell the order.
 *   <li>What writes, allocates or shows something never moves. That stores run at the same place in
 *       all versions is also what makes on-stack replacement between them possible (000 §4.4).
 * </ul>
 *
 * <p>Being certain to run is more than dominating all latches and exits of the loop: control might
 * stay in an inner loop for ever. So the search for certain instructions ends at the first inner
 * loop, and finds none in a function with irreducible cycles.
 */
public final class LoopInvariantCodeMotion implements Pass {
  @Override
  public String name() {
    return "loop-invariant-code-motion";
  }

  @Override
  public String description() {
    return "Moves computations that give the same result in every iteration in front of the loop.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    boolean changed = new LoopSimplify().run(function, context);
    var facts = LoopFacts.of(function);
    for (var loop : facts.innerFirst()) {
      changed |= new Hoisting(function, loop, facts).run();
    }
    return changed;
  }

  /** Looks at the instructions of a loop in an order in which operands come before their users. */
  private static final class Hoisting {
    private final Editor editor;
    private final LoopForest forest;
    private final Dominators dominators;
    private final Loop loop;
    private final List<Block> blocks;
    private final MemorySet writes;
    private final Instruction entering;

    /** Dominated by exactly those blocks of the loop without which an iteration cannot end. */
    private final Block lastCertain;

    /**
     * Whether nothing that stays in the loop and is looked at before an instruction could be told
     * apart from it in time.
     */
    private boolean isQuiet;

    private boolean changed;

    Hoisting(Function function, Loop loop, LoopFacts facts) {
      this.loop = loop;
      editor = new Editor(function);
      forest = LoopForest.of(function);
      dominators = Dominators.of(function);
      blocks = facts.blocksAndInnerHeaders(loop);
      writes = facts.writes(loop);
      entering = Objects.requireNonNull(loop.preheader(), loop::toString).terminator();
      lastCertain = lastCertain(facts);
      isQuiet = !forest.isIrreducible();
    }

    private Block lastCertain(LoopFacts facts) {
      var common = loop.latches().getFirst();
      for (var exit : facts.exits(loop)) {
        common = dominators.commonDominator(common, exit.source());
      }
      return common;
    }

    boolean run() {
      for (var block : blocks) {
        if (forest.loopOf(block) == loop) {
          visit(block);
        } else {
          isQuiet = false;
        }
      }
      return changed;
    }

    private void visit(Block block) {
      boolean isCertain = dominators.dominates(block, lastCertain);
      for (var instruction : List.copyOf(block.instructions())) {
        var effects = instruction.op().effects();
        if (!instruction.isTerminator()
            && canMove(effects, isCertain)
            && instruction.operands().stream().allMatch(this::isInvariant)) {
          editor.hoist(instruction, entering);
          changed = true;
        } else {
          isQuiet &= isQuiet(instruction, effects);
        }
      }
    }

    private boolean canMove(Effects effects, boolean isCertain) {
      return effects.isRepeatable()
          && !writes.overlaps(effects.reads())
          && (!effects.traps() || (isCertain && isQuiet));
    }

    /** Going on to another block is not an event; everything else that is not pure may be. */
    private static boolean isQuiet(Instruction instruction, Effects effects) {
      return effects.writes() == Memory.NONE
          && !effects.traps()
          && (!effects.observable() || instruction.isTerminator());
    }

    private boolean isInvariant(Value value) {
      return !(value instanceof Definition definition) || !loop.contains(definition.block());
    }
  }
}
