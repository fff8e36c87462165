package dev.oser.agent.rewrite;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * How large a method becomes. The JVM only interprets methods above {@value #HUGE} bytes, which
 * makes them some fifty times slower: a method that is compiled must not become one of these.
 *
 * <p>How long some instructions are depends on where they and their constants are, so a method has
 * a least and a most size. The sizes of what is added are upper estimates.
 */
final class MethodSize {
  /** HotSpot's {@code HugeMethodLimit}. */
  private static final int HUGE = 8000;

  private static final int START_AND_HANDLERS = 50;
  private static final int EXIT = 8;
  private static final int CAUGHT = 8;
  private static final int SITE = 12;
  private static final int LOOP = 11;

  private final int least;
  private final int most;
  private final int startAndEnd;
  private final int sites;

  MethodSize(MethodNode code) {
    int calls = 0;
    int returns = 0;
    int leastSum = 0;
    int mostSum = 0;
    for (var element : code.instructions) {
      if (Jumps.isInstruction(element)) {
        calls += Callees.mayStart(element) ? 1 : 0;
        returns += Jumps.isReturn(element) ? 1 : 0;
        leastSum += least(element);
        mostSum += least(element) + more(element);
      }
    }
    least = leastSum;
    most = mostSum;
    startAndEnd = START_AND_HANDLERS + returns * EXIT;
    sites = calls * SITE + code.tryCatchBlocks.size() * CAUGHT;
  }

  /**
   * {@return whether its calls can be told apart by their sites} In a method that would become too
   * large they cannot.
   *
   * @param loops that tell something, too
   */
  boolean hasRoomForSites(int loops) {
    return most + startAndEnd + sites + loops * LOOP <= HUGE || least + startAndEnd > HUGE;
  }

  private static int least(AbstractInsnNode instruction) {
    if (instruction instanceof VarInsnNode variable) {
      return variable.getOpcode() != Opcodes.RET && variable.var < 4 ? 1 : byOperand(variable.var);
    }
    if (instruction instanceof IincInsnNode increment) {
      boolean isWide = increment.var > 255 || increment.incr != (byte) increment.incr;
      return isWide ? 6 : 3;
    }
    if (instruction instanceof IntInsnNode) {
      return instruction.getOpcode() == Opcodes.SIPUSH ? 3 : 2;
    }
    if (instruction instanceof LdcInsnNode constant) {
      boolean isLong = constant.cst instanceof Long || constant.cst instanceof Double;
      return isLong ? 3 : 2;
    }
    if (instruction instanceof MethodInsnNode call) {
      return call.getOpcode() == Opcodes.INVOKEINTERFACE ? 5 : 3;
    }
    if (instruction instanceof InvokeDynamicInsnNode) {
      return 5;
    }
    if (instruction instanceof MultiANewArrayInsnNode) {
      return 4;
    }
    if (instruction instanceof TableSwitchInsnNode table) {
      return 13 + 4 * table.labels.size();
    }
    if (instruction instanceof LookupSwitchInsnNode lookup) {
      return 9 + 8 * lookup.labels.size();
    }
    // Of a field, a class or a jump the operand has two bytes; others have none.
    return instruction.getType() == AbstractInsnNode.INSN ? 1 : 3;
  }

  private static int byOperand(int variable) {
    return variable > 255 ? 4 : 2;
  }

  /** {@return how much longer it may be} */
  private static int more(AbstractInsnNode instruction) {
    return switch (instruction.getType()) {
      case AbstractInsnNode.LDC_INSN -> 1;
      // They are aligned.
      case AbstractInsnNode.TABLESWITCH_INSN, AbstractInsnNode.LOOKUPSWITCH_INSN -> 3;
      // A long jump, or the short opposite one around it.
      case AbstractInsnNode.JUMP_INSN -> 5;
      default -> 0;
    };
  }
}
