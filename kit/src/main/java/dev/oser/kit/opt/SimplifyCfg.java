package dev.oser.kit.opt;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.core.ControlOp;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Leaves a control flow graph as small as it can be without looking at what instructions compute:
 * the pass "Clean" of Cooper and Torczon, "Engineering a Compiler" (§10.2.2; Mellor-Crummey's
 * idea), with block parameters in place of phis. Other passes need not care what they leave behind.
 *
 * <ul>
 *   <li>A terminator whose choice is known, or whose edges are all the same, becomes a jump.
 *   <li>Blocks that cannot be reached are deleted.
 *   <li>A parameter that gets one value on every edge is replaced by it; one that nobody uses goes,
 *       with its arguments.
 *   <li>A block that does nothing but jump is bypassed.
 *   <li>A block is merged into its only predecessor if that jumps to it.
 * </ul>
 *
 * <p>The entry block stays: no edge may lead to it, so it cannot be bypassed even when empty. Each
 * step makes the function smaller, so the rounds end; visiting successors first, a round bypasses
 * whole trees of empty blocks, so there are few.
 */
public final class SimplifyCfg implements Pass {
  @Override
  public String name() {
    return "simplify-cfg";
  }

  @Override
  public String description() {
    return "Removes unreachable and empty blocks, needless branches and parameters; merges blocks.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = false;
    while (round(editor)) {
      changed = true;
    }
    return changed;
  }

  private static boolean round(Editor editor) {
    boolean changed = Unreachable.remove(editor);
    changed |= straighten(editor);
    changed |= Unreachable.remove(editor);
    changed |= Replacement.ofParameters(editor);
    changed |= removeUnusedParameters(editor);
    changed |= mergeBlocks(editor);
    return changed;
  }

  // ---- Terminators and empty blocks. ----

  private static boolean straighten(Editor editor) {
    boolean changed = false;
    for (var block : ReversePostorder.of(editor.function()).order().reversed()) {
      var only = onlyEdge(block.terminator());
      if (only != null) {
        var target = new Target(only.target(), only.arguments());
        editor.terminate(block, new ControlOp.Jump(), List.of(), List.of(target));
        changed = true;
      }
      if (isInTheWay(block)) {
        editor.bypass(block);
        changed = true;
      }
    }
    return changed;
  }

  /** {@return the edge that stands for all a terminator does, or null} */
  private static @Nullable Edge onlyEdge(Instruction terminator) {
    var op = (TerminatorOp) terminator.op();
    if (!Folding.onlyChooses(op)) {
      return null;
    }
    int choice = Folding.choice(op, terminator.operands());
    if (choice >= 0) {
      return terminator.edges().get(choice);
    }
    var first = terminator.edges().getFirst();
    boolean areSame =
        terminator.edges().stream()
            .allMatch(
                edge ->
                    edge.target() == first.target() && edge.arguments().equals(first.arguments()));
    return areSame ? first : null;
  }

  /** A block whose successor has no other predecessor is better merged with it. */
  private static boolean isInTheWay(Block block) {
    var jump = block.terminator();
    return block.instructions().size() == 1
        && jump.op() instanceof ControlOp.Jump
        && block != block.function().entry()
        && jump.edges().getFirst().target() != block
        && jump.edges().getFirst().target().incoming().size() > 1
        && block.parameters().stream()
            .allMatch(parameter -> parameter.users().stream().allMatch(user -> user == jump));
  }

  // ---- Parameters. ----

  private static boolean removeUnusedParameters(Editor editor) {
    var function = editor.function();
    var candidates = new ArrayDeque<Definition>();
    function.blocks().forEach(block -> candidates.addAll(block.parameters()));
    var gone = new BitSet();
    while (!candidates.isEmpty()) {
      if (candidates.removeLast() instanceof Parameter parameter
          && parameter.block() != function.entry()
          && !gone.get(parameter.number())
          && isOnlyPassedToItself(parameter)) {
        gone.set(parameter.number());
        remove(editor, parameter, candidates);
      }
    }
    return !gone.isEmpty();
  }

  private static boolean isOnlyPassedToItself(Parameter parameter) {
    int index = parameter.index();
    long passed =
        parameter.block().incoming().stream()
            .filter(edge -> edge.arguments().get(index) == parameter)
            .count();
    return passed == parameter.users().size();
  }

  private static void remove(
      Editor editor, Parameter parameter, ArrayDeque<Definition> candidates) {
    int index = parameter.index();
    for (var edge : List.copyOf(parameter.block().incoming())) {
      var argument = edge.arguments().get(index);
      if (argument == parameter) {
        editor.setArgument(edge, index, Constant.zeroOf(parameter.type()));
      } else if (argument instanceof Parameter other) {
        candidates.addLast(other);
      }
    }
    editor.removeParameter(parameter);
  }

  // ---- Straight code. ----

  /** Predecessors first, so that each instruction moves once. */
  private static boolean mergeBlocks(Editor editor) {
    boolean changed = false;
    var merged = new BitSet();
    for (var block : ReversePostorder.of(editor.function()).order()) {
      if (merged.get(block.number())) {
        continue;
      }
      for (var next = continuation(block); next != null; next = continuation(block)) {
        merged.set(next.number());
        editor.merge(next);
        changed = true;
      }
    }
    return changed;
  }

  /** {@return the block that only this one leads to, and that it always goes on to; or null} */
  private static @Nullable Block continuation(Block block) {
    var terminator = block.terminator();
    if (!(terminator.op() instanceof ControlOp.Jump)) {
      return null;
    }
    var next = terminator.edges().getFirst().target();
    return next != block && next.incoming().size() == 1 ? next : null;
  }
}
