package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.BooleanOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import java.util.List;

/**
 * Uses what has been assumed: after an assumption its condition is true, and if the condition says
 * that a value equals a constant, the value is that constant (Correctness §4.2). Later assumptions
 * of the same become assumptions of what is true, which {@code checkpoint-sharing} drops.
 */
public final class AssumptionLearning implements Pass {
  @Override
  public String name() {
    return "assumption-learning";
  }

  @Override
  public String description() {
    return "Replaces what an assumption is about by what it says, after it.";
  }

  @Override
  public Stage stage() {
    return Stage.SPECULATION;
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = false;
    for (var assume : Speculations.all(function, Assume.class)) {
      changed |= learn(editor, assume, assume.operand(0), true);
    }
    return changed;
  }

  private static boolean learn(Editor editor, Instruction after, Value condition, boolean value) {
    if (!(condition instanceof Definition definition)) {
      return false;
    }
    boolean changed = replaceAfter(editor, after, definition, Constant.of(value));
    if (definition instanceof Instruction instruction) {
      changed |= learnFrom(editor, after, instruction, value);
    }
    return changed;
  }

  private static boolean learnFrom(
      Editor editor, Instruction after, Instruction condition, boolean value) {
    return switch (condition.op()) {
      case BooleanOp op when op == BooleanOp.NOT ->
          learn(editor, after, condition.operand(0), !value);
      case BooleanOp op when op == BooleanOp.AND && value ->
          learn(editor, after, condition.operand(0), true)
              | learn(editor, after, condition.operand(1), true);
      case BooleanOp op when op == BooleanOp.OR && !value ->
          learn(editor, after, condition.operand(0), false)
              | learn(editor, after, condition.operand(1), false);
      case Comparison comparison when isEquality(comparison, value) ->
          learnEqual(editor, after, condition.operands());
      case ReferenceOp.Identity identity when (identity == ReferenceOp.Identity.EQ) == value ->
          learnEqual(editor, after, condition.operands());
      default -> false;
    };
  }

  /** Numbers that are equal need not be the same: 0.0 equals -0.0. */
  private static boolean isEquality(Comparison comparison, boolean value) {
    var kind = value ? Comparison.Kind.EQ : Comparison.Kind.NE;
    return comparison.kind() == kind && comparison.type() != CoreType.F64;
  }

  private static boolean learnEqual(Editor editor, Instruction after, List<Value> operands) {
    for (int i = 0; i < 2; i++) {
      if (operands.get(i) instanceof Definition definition
          && operands.get(1 - i) instanceof Constant constant
          && constant.type().isSubtypeOf(definition.type())) {
        return replaceAfter(editor, after, definition, constant);
      }
    }
    return false;
  }

  private static boolean replaceAfter(
      Editor editor, Instruction after, Definition definition, Constant constant) {
    boolean changed = false;
    var dominators = Dominators.of(editor.function());
    for (var user : List.copyOf(definition.users())) {
      if (user != after && dominators.dominates(after, user)) {
        editor.replaceOperand(user, definition, constant);
        changed = true;
      }
    }
    return changed;
  }
}
