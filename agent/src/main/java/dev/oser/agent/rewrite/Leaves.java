package dev.oser.agent.rewrite;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Which methods are leaves: no instrumented method can start while they are active, so that one
 * event is enough for their start and their end. They call nothing, and use nothing that might have
 * to be initialised first. Getters, setters and most small constructors are leaves.
 */
final class Leaves {
  private Leaves() {}

  static boolean has(MethodName name, MethodNode code) {
    for (var element : code.instructions) {
      if (!isQuiet(element, name.owner())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isQuiet(AbstractInsnNode element, String owner) {
    if (element instanceof MethodInsnNode call) {
      return Callees.areClosed(call);
    }
    if (element instanceof FieldInsnNode field) {
      return field.getOpcode() == Opcodes.GETFIELD
          || field.getOpcode() == Opcodes.PUTFIELD
          || field.owner.equals(owner)
          || Callees.isClosed(field.owner);
    }
    if (element instanceof LdcInsnNode constant) {
      return constant.cst instanceof Number || constant.cst instanceof String;
    }
    if (element.getOpcode() == Opcodes.NEW) {
      return Callees.isClosed(((TypeInsnNode) element).desc);
    }
    return !(element instanceof InvokeDynamicInsnNode);
  }
}
