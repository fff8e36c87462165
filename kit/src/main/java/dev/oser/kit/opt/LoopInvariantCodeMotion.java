package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Loop;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Moves what gives the same result in every iteration of a loop in front of it (Aho, Lam, Sethi and
 * Ullman, "Compilers", 2nd edition, §9.5; in SSA form an instruction is invariant when its operands
 * are defined outside). Code leaves all loops of a nest that it can. {@link LoopSimplify} runs
 * before, for the preheaders.
 *
 * <p>What may move depends on its {@link Effects} alone:
 *
 * <ul>
 *   <li>A pure instruction always may, even if the loop might not have run it.
 *   <li>What reads memory may, if nothing in the loop writes that memory.
 *   <li>What may trap must be certain to run once the loop is entered, and nothing that stays may
 *       come before it that shows or writes something, or traps: the world could tell the order.
 *   <li>What writes, allocates or shows something never moves. That stores run at the same place in
 *       all versions is also what makes on-stack replacement between them possible (Distilled
 *       §4.4).
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
    return new Hoisting(function).run() || changed;
  }

  /** What is known about a loop while its blocks are looked at. */
  private static final class State {
    final MemorySet writes;
    final Instruction entering;

    /** Dominated by exactly those blocks of the loop without which an iteration cannot end. */
    final Block lastCertain;

    /**
     * Whether nothing that stays in the loop, and could be told apart in time from an instruction
     * that moves, comes before what is looked at.
     */
    boolean isQuiet;

    /** Whether that is so in the loop around this one, up to what is put in front of this one. */
    boolean isQuietInFront;

    State(Loop loop, LoopFacts facts, Dominators dominators, boolean isQuiet) {
      writes = facts.writes(loop);
      entering = Objects.requireNonNull(loop.preheader(), loop::toString).terminator();
      var common = loop.latches().getFirst();
      for (var exit : facts.exits(loop)) {
        common = dominators.commonDominator(common, exit.source());
      }
      lastCertain = common;
      this.isQuiet = isQuiet;
    }
  }

  /**
   * One walk over the function, in which operands come before their users. An instruction moves
   * only once, out of as many loops as possible.
   */
  private static final class Hoisting {
    private final Function function;
    private final Editor editor;
    private final LoopForest forest;
    private final Dominators dominators;
    private final Map<Loop, State> states = new HashMap<>();
    private boolean changed;

    Hoisting(Function function) {
      this.function = function;
      editor = new Editor(function);
      forest = LoopForest.of(function);
      dominators = Dominators.of(function);
      var facts = LoopFacts.of(function);
      boolean isReducible = !forest.isIrreducible();
      for (var loop : forest.loops()) {
        states.put(loop, new State(loop, facts, dominators, isReducible));
      }
    }

    private State of(Loop loop) {
      return Objects.requireNonNull(states.get(loop));
    }

    boolean run() {
      for (var block : ReversePostorder.of(function).order()) {
        var loop = forest.loopOf(block);
        if (loop != null) {
          if (block == loop.header()) {
            enter(loop);
          }
          visit(block, loop);
        }
      }
      return changed;
    }

    private void enter(Loop loop) {
      var parent = loop.parent();
      if (parent != null) {
        var outer = of(parent);
        var state = of(loop);
        state.isQuietInFront =
            outer.isQuiet && dominators.dominates(state.entering.block(), outer.lastCertain);
        // Control may stay in this loop for ever.
        outer.isQuiet = false;
      }
    }

    private void visit(Block block, Loop loop) {
      var state = of(loop);
      boolean isCertain = dominators.dominates(block, state.lastCertain);
      for (var instruction : List.copyOf(block.instructions())) {
        var effects = instruction.effects();
        var left =
            instruction.isTerminator() || !effects.isRepeatable()
                ? null
                : outermost(loop, instruction, effects, isCertain && state.isQuiet);
        if (left != null) {
          editor.hoist(instruction, of(left).entering);
          of(left).isQuietInFront &= !effects.traps();
          changed = true;
        } else {
          state.isQuiet &= isQuiet(instruction, effects);
        }
      }
    }

    /** {@return the outermost loop that the instruction can leave, or null if there is none} */
    private @Nullable Loop outermost(
        Loop innermost, Instruction instruction, Effects effects, boolean mayTrap) {
      var operandLoops = operandLoops(instruction);
      Loop left = null;
      boolean mayTrapHere = mayTrap;
      for (var loop = innermost; loop != null; loop = loop.parent()) {
        if ((effects.traps() && !mayTrapHere)
            || of(loop).writes.overlaps(effects.reads())
            || operandLoops.stream().anyMatch(loop::contains)) {
          break;
        }
        left = loop;
        mayTrapHere = of(loop).isQuietInFront;
      }
      return left;
    }

    private List<Loop> operandLoops(Instruction instruction) {
      var loops = new ArrayList<Loop>(instruction.operands().size());
      for (var operand : instruction.operands()) {
        var loop = operand instanceof Definition made ? forest.loopOf(made.block()) : null;
        if (loop != null) {
          loops.add(loop);
        }
      }
      return loops;
    }

    /** Going on to another block is not an event; everything else that is not pure may be. */
    private static boolean isQuiet(Instruction instruction, Effects effects) {
      return effects.writes() == Memory.NONE
          && !effects.traps()
          && (!effects.observable() || instruction.isTerminator());
    }
  }
}
