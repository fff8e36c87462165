package dev.oser.kit.opt;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.core.ControlOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Wegman and Zadeck, "Constant Propagation with Conditional Branches" (1991), §3.4. It assumes that
 * nothing runs and everything is constant until shown otherwise, so it finds constants around loops
 * and behind branches that are never taken, which a pessimistic propagation cannot: each needs the
 * other to be known first.
 *
 * <p>{@link ConditionalConstants} finds them. Afterwards constants are replaced, decided
 * terminators become jumps, and blocks that never run are deleted.
 */
public final class Sccp implements Pass {
  @Override
  public String name() {
    return "sccp";
  }

  @Override
  public String description() {
    return "Replaces constants and removes branches that are never taken, each with the other's"
        + " help.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    return rewrite(new Editor(function), ConditionalConstants.of(function));
  }

  private static boolean rewrite(Editor editor, ConditionalConstants solution) {
    boolean changed = false;
    var dead = new ArrayList<Block>();
    for (var block : List.copyOf(editor.function().blocks())) {
      if (solution.mayRun(block)) {
        changed |= replaceConstants(editor, block, solution);
        changed |= decide(editor, block, solution);
      } else {
        dead.add(block);
      }
    }
    if (!dead.isEmpty()) {
      editor.removeBlocks(dead);
    }
    return changed || !dead.isEmpty();
  }

  private static boolean replaceConstants(
      Editor editor, Block block, ConditionalConstants solution) {
    boolean changed = false;
    for (var definition : definitionsBackwards(block)) {
      var constant = solution.constantFor(definition);
      if (constant == null) {
        continue;
      }
      editor.replaceAll(definition, constant);
      switch (definition) {
        case Instruction instruction -> editor.delete(instruction);
        case Parameter parameter -> editor.removeParameter(parameter);
      }
      changed = true;
    }
    return changed;
  }

  /** Backwards, because instructions at the end of a block are found fastest. */
  private static List<Definition> definitionsBackwards(Block block) {
    var definitions = new ArrayList<Definition>(block.parameters());
    definitions.addAll(block.instructions());
    return definitions.reversed();
  }

  private static boolean decide(Editor editor, Block block, ConditionalConstants solution) {
    var edge = solution.decidedEdge(block.terminator());
    if (edge == null) {
      return false;
    }
    editor.terminate(
        block,
        new ControlOp.Jump(),
        List.of(),
        List.of(new Target(edge.target(), edge.arguments())));
    return true;
  }
}
