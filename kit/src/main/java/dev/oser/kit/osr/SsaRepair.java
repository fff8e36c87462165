package dev.oser.kit.osr;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes code SSA again in which a value has got a second definition: a parameter of a block. Each
 * use gets the definition that reaches it, or a new parameter where both do. Values are looked up
 * backwards and on demand (Braun et al.: "Simple and Efficient Construction of Static Single
 * Assignment Form", 2013).
 */
final class SsaRepair {
  private final Editor editor;
  private final ReversePostorder order;
  private final Definition first;
  private final Parameter second;
  private final Map<Block, Value> atStart = new IdentityHashMap<>();

  private SsaRepair(Editor editor, Definition first, Parameter second) {
    this.editor = editor;
    this.order = ReversePostorder.of(editor.function());
    this.first = first;
    this.second = second;
  }

  /** Gives the uses of a value in code that can be reached the right one of its two definitions. */
  static void run(Editor editor, Definition first, Parameter second) {
    new SsaRepair(editor, first, second).run();
  }

  private void run() {
    atStart.put(second.block(), second);
    for (var user : List.copyOf(first.users())) {
      if (order.isReachable(user.block())) {
        repairOperands(user);
        repairEdges(user);
      }
    }
    if (!first.records().isEmpty()) {
      repairVariables();
    }
  }

  /** Source variables follow the value they had. */
  private void repairVariables() {
    for (var block : order.order()) {
      for (var instruction : block.instructions()) {
        for (var record : instruction.variables()) {
          if (record.value() == first && !isDefinedBefore(instruction)) {
            editor.setVariable(record, atStart(block));
          }
        }
      }
    }
  }

  private void repairOperands(Instruction user) {
    for (int i = 0; i < user.operands().size(); i++) {
      if (user.operand(i) == first && !isDefinedBefore(user)) {
        editor.setOperand(user, i, atStart(user.block()));
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
          editor.setArgument(edge, i, atEnd(terminator.block()));
        }
      }
    }
  }

  private Value atEnd(Block block) {
    return block == first.block() ? first : atStart(block);
  }

  private Value atStart(Block block) {
    var known = atStart.get(block);
    if (known != null) {
      return known;
    }
    var reachable =
        block.incoming().stream().filter(edge -> order.isReachable(edge.source())).toList();
    if (reachable.size() == 1) {
      var value = atEnd(reachable.getFirst().source());
      atStart.put(block, value);
      return value;
    }
    var merged = editor.addParameter(block, first.name(), first.type());
    atStart.put(block, merged); // before looking further: the block may be its own predecessor
    for (var edge : List.copyOf(block.incoming())) {
      boolean comes = order.isReachable(edge.source());
      editor.addArgument(edge, comes ? atEnd(edge.source()) : Constant.zeroOf(first.type()));
    }
    return merged;
  }
}
