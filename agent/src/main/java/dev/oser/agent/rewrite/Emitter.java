package dev.oser.agent.rewrite;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Writes the new code of a method, instruction by instruction. Instructions of the method are moved
 * and not copied, so that everything that hangs on them or names them goes with them: tables for
 * debuggers, annotations, exception handlers.
 */
final class Emitter {
  private static final int LARGEST_OPERAND = 0xFFFF;

  private final InsnList code = new InsnList();

  /** {@return the name of a class in class files} */
  static String name(Class<?> type) {
    return Type.getInternalName(type);
  }

  /** {@return the descriptor of a class in class files} */
  static String descriptor(Class<?> type) {
    return Type.getDescriptor(type);
  }

  /** {@return the instructions, which are taken away from the method} */
  static AbstractInsnNode[] take(MethodNode method) {
    var instructions = method.instructions.toArray();
    method.instructions.clear();
    return instructions;
  }

  /**
   * Gives a method the code.
   *
   * @param variables how many it has more
   * @param stack how much more is on the stack at most
   * @param leastStack what is on the stack at most in code of the agent's own
   */
  void finish(MethodNode method, int variables, int stack, int leastStack) {
    method.maxLocals += variables;
    method.maxStack = Math.max(method.maxStack + stack, leastStack);
    if (method.maxLocals > LARGEST_OPERAND || method.maxStack > LARGEST_OPERAND) {
      throw new UnsupportedCodeException("no room for more variables");
    }
    method.instructions.add(code);
  }

  Emitter add(AbstractInsnNode instruction) {
    code.add(instruction);
    return this;
  }

  Emitter instruction(int opcode) {
    return add(new InsnNode(opcode));
  }

  /** Loads or stores a variable. */
  Emitter variable(int opcode, int variable) {
    return add(new VarInsnNode(opcode, variable));
  }

  Emitter constant(int value) {
    if (value >= -1 && value <= 5) {
      return instruction(Opcodes.ICONST_0 + value);
    }
    if (value == (byte) value) {
      return add(new IntInsnNode(Opcodes.BIPUSH, value));
    }
    if (value == (short) value) {
      return add(new IntInsnNode(Opcodes.SIPUSH, value));
    }
    return add(new LdcInsnNode(value));
  }

  Emitter increment(int variable, int amount) {
    return add(new IincInsnNode(variable, amount));
  }

  Emitter field(int opcode, Class<?> owner, String field, Class<?> type) {
    return add(new FieldInsnNode(opcode, name(owner), field, descriptor(type)));
  }

  Emitter callStatic(Class<?> owner, String method, String descriptor) {
    return add(new MethodInsnNode(Opcodes.INVOKESTATIC, name(owner), method, descriptor, false));
  }

  Emitter callVirtual(Class<?> owner, String method, String descriptor) {
    return add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, name(owner), method, descriptor, false));
  }

  Emitter jump(int opcode, LabelNode target) {
    return add(new JumpInsnNode(opcode, target));
  }

  /** {@return a label for here} */
  LabelNode label() {
    var label = new LabelNode();
    add(label);
    return label;
  }
}
