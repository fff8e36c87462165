package dev.oser.agent.rewrite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Where control goes. */
final class Jumps {
  private Jumps() {}

  /** {@return whether this is an instruction, and not a label, a line number or a stack map} */
  static boolean isInstruction(AbstractInsnNode element) {
    return element.getOpcode() >= 0;
  }

  static boolean isReturn(AbstractInsnNode element) {
    return element.getOpcode() >= Opcodes.IRETURN && element.getOpcode() <= Opcodes.RETURN;
  }

  /** {@return where an instruction may jump to} */
  static List<LabelNode> targets(AbstractInsnNode element) {
    if (element instanceof JumpInsnNode jump) {
      return List.of(jump.label);
    }
    if (element instanceof TableSwitchInsnNode table) {
      return targets(table.dflt, table.labels);
    }
    if (element instanceof LookupSwitchInsnNode lookup) {
      return targets(lookup.dflt, lookup.labels);
    }
    return List.of();
  }

  private static List<LabelNode> targets(LabelNode usual, List<LabelNode> cases) {
    var all = new ArrayList<LabelNode>(cases.size() + 1);
    all.add(usual);
    all.addAll(cases);
    return all;
  }

  /** {@return whether control goes on to the next instruction} */
  static boolean fallsThrough(AbstractInsnNode instruction) {
    return switch (instruction.getOpcode()) {
      case Opcodes.ATHROW, Opcodes.TABLESWITCH, Opcodes.LOOKUPSWITCH, Opcodes.GOTO -> false;
      default -> !isReturn(instruction);
    };
  }

  /** {@return where the exception handlers of a method begin} */
  static Set<LabelNode> handlers(MethodNode code) {
    var handlers = new LinkedHashSet<LabelNode>();
    code.tryCatchBlocks.forEach(each -> handlers.add(each.handler));
    return handlers;
  }

  /** {@return where control may come from elsewhere than the instruction before} */
  static Set<LabelNode> joins(MethodNode code) {
    var joins = new HashSet<>(handlers(code));
    for (var element : code.instructions) {
      joins.addAll(targets(element));
    }
    return joins;
  }
}
