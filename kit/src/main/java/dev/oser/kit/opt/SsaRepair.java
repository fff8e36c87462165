package dev.oser.kit.opt;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import java.util.List;

/**
 * Makes code SSA again in which a value has got further definitions: parameters of blocks. Each use
 * gets the definition that reaches it, or a new parameter where several do.
 */
public final class SsaRepair {
  private final Editor editor;
  private final ReversePostorder order;
  private final Definition first;
  private final SsaVariable variable;

  private SsaRepair(Editor editor, Definition first, List<Parameter> others) {
    this.editor = editor;
    this.order = ReversePostorder.of(editor.function());
    this.first = first;
    this.variable = new SsaVariable(editor, first.name(), first.type());
    variable.setAtEnd(first.block(), first);
    others.forEach(other -> variable.setAtStart(other.block(), other));
  }

  /** Gives the uses of a value in code that can be reached the right one of its definitions. */
  public static void run(Editor editor, Definition first, List<Parameter> others) {
    new SsaRepair(editor, first, others).run();
  }

  private void run() {
    for (var user : List.copyOf(first.users())) {
      if (order.isReachable(user.block())) {
        repairOperands(user);
        repairEdges(user);
      }
    }
    repairVariables();
  }

  /** Source variables follow the value they had. */
  private void repairVariables() {
    for (var record : List.copyOf(first.records())) {
      var instruction = record.instruction();
      if (order.isReachable(instruction.block()) && !isDefinedBefore(instruction)) {
        editor.setVariable(record, variable.atStart(instruction.block()));
      }
    }
  }

  private void repairOperands(Instruction user) {
    for (int i = 0; i < user.operands().size(); i++) {
      if (user.operand(i) == first && !isDefinedBefore(user)) {
        editor.setOperand(user, i, variable.atStart(user.block()));
      }
    }
  }

  private boolean isDefinedBefore(Instruction user) {
    return first.block() == user.block()
        && (first instanceof Parameter
            || user.block().indexOf((Instruction) first) < user.block().indexOf(user));
  }

  private void repairEdges(Instruction terminator) {
    for (var edge : terminator.edges()) {
      for (int i = 0; i < edge.arguments().size(); i++) {
        if (edge.arguments().get(i) == first) {
          editor.setArgument(edge, i, variable.atEnd(terminator.block()));
        }
      }
    }
  }
}
