package dev.oser.kit.jit;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Condition;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Decides, for one block, which instructions are computed on the JVM stack as part of their only
 * user's expression, and which are roots that are emitted in order and keep their result in a local
 * variable.
 *
 * <p>A pure instruction may move down to its user from anywhere in the block. One with effects may
 * only if it is the last one with effects before its user that is not part of the user's expression
 * yet, so that effects happen in the order of the block.
 */
final class Schedule {
  /** Deeper expressions gain nothing, and recursion over them must stay bounded. */
  private static final int MOST_NESTED = 40;

  private final Block block;
  private final Set<Instruction> folded = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Instruction> roots = new ArrayList<>();

  /**
   * Where the search for the next instruction with effects stands, while one root's expression is
   * built.
   */
  private int barrier;

  Schedule(Block block) {
    this.block = block;
    var instructions = block.instructions();
    for (int i = instructions.size() - 1; i >= 0; i--) {
      var instruction = instructions.get(i);
      if (!folded.contains(instruction)) {
        barrier = i;
        fold(instruction, 0);
        roots.add(instruction);
      }
    }
    Collections.reverse(roots);
  }

  /** {@return the instructions to emit, in order} */
  List<Instruction> roots() {
    return roots;
  }

  /** {@return whether the value is computed where it is used} */
  boolean isFolded(Value value) {
    return value instanceof Instruction instruction && folded.contains(instruction);
  }

  /**
   * {@return the values from local variables that a root's expression reads; edge arguments are not
   * among them}
   */
  List<Definition> leaves(Instruction root) {
    var leaves = new ArrayList<Definition>();
    collectLeaves(root, leaves);
    return leaves;
  }

  private void collectLeaves(Instruction instruction, List<Definition> leaves) {
    for (var operand : instruction.operands()) {
      if (isFolded(operand)) {
        collectLeaves((Instruction) operand, leaves);
      } else if (operand instanceof Definition definition) {
        leaves.add(definition);
      }
    }
  }

  /** Right to left, because the operand evaluated last must hold the last effect. */
  private void fold(Instruction user, int depth) {
    if (depth == MOST_NESTED) {
      return;
    }
    var operands = user.operands();
    for (int i = operands.size() - 1; i >= 0; i--) {
      if (operands.get(i) instanceof Instruction operand && canFold(operand, user)) {
        folded.add(operand);
        fold(operand, depth + 1);
      }
    }
  }

  private boolean canFold(Instruction operand, Instruction user) {
    if (operand.users().size() != 1 || operand.block() != block) {
      return false;
    }
    if (operand.op().effects().isPure()) {
      return true;
    }
    // An op that loads its operands itself may skip some of them; only a branch is known to need
    // its condition.
    if (user.op().loadsOperandsItself() && !user.isTerminator()) {
      return false;
    }
    int previous = barrier - 1;
    while (previous >= 0 && block.instructions().get(previous).op().effects().isPure()) {
      previous--;
    }
    if (previous < 0 || block.instructions().get(previous) != operand) {
      return false;
    }
    barrier = previous;
    return true;
  }

  /** {@return whether the value is a comparison that can become part of a jump} */
  boolean isFoldedCondition(Value value) {
    return isFolded(value) && ((Instruction) value).op() instanceof Condition;
  }
}
