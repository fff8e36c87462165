package dev.oser.agent.rewrite;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds where a constructor calls another of its class or its superclass on {@code this}. */
final class ConstructorCalls {
  private ConstructorCalls() {}

  /**
   * {@return the call, or null if the method is no constructor} All other objects under
   * construction were made by a {@code new} before, so it is the call when none of those waits for
   * its own.
   */
  static @Nullable AbstractInsnNode find(MethodName name, MethodNode code) {
    if (!name.isConstructor()) {
      return null;
    }
    AbstractInsnNode found = null;
    int waiting = 0;
    for (var element : code.instructions) {
      if (element.getOpcode() == Opcodes.NEW) {
        waiting++;
      } else if (element.getOpcode() == Opcodes.INVOKESPECIAL
          && ((MethodInsnNode) element).name.equals("<init>")) {
        if (waiting > 0) {
          waiting--;
        } else if (found == null) {
          found = element;
        } else {
          throw new UnsupportedCodeException("a constructor with several calls of others");
        }
      }
    }
    if (found == null) {
      throw new UnsupportedCodeException("a constructor that calls no other");
    }
    return found;
  }
}
