package dev.oser.kit.opt;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import java.util.ArrayDeque;

/**
 * Deletes instructions whose result nobody uses and whose effects allow it, and then what only they
 * used. Block parameters stay: that is the business of aggressive dead code elimination.
 */
public final class DeadCode implements Pass {
  @Override
  public String name() {
    return "dead-code";
  }

  @Override
  public String description() {
    return "Deletes instructions whose results are not used.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    var candidates = new ArrayDeque<Definition>();
    function.blocks().forEach(block -> candidates.addAll(block.instructions()));
    boolean changed = false;
    while (!candidates.isEmpty()) {
      if (candidates.removeLast() instanceof Instruction instruction && isDead(instruction)) {
        var operands = instruction.operands();
        editor.delete(instruction);
        operands.forEach(
            operand -> {
              if (operand instanceof Definition definition) {
                candidates.addLast(definition);
              }
            });
        changed = true;
      }
    }
    return changed;
  }

  private static boolean isDead(Instruction instruction) {
    return instruction.isInBlock()
        && instruction.hasResult()
        && !instruction.isUsed()
        && instruction.effects().canDelete();
  }
}
