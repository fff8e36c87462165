package dev.oser.agent.rewrite;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.util.List;

/** Finds where a constructor calls another of its class or its superclass on {@code this}. */
final class ConstructorCalls {
  private ConstructorCalls() {}

  /**
   * {@return the position of the call} All other objects under construction were made by a {@code
   * new} before, so it is the call when none of those waits for its own.
   */
  static int find(List<CodeElement> elements) {
    int found = -1;
    int waiting = 0;
    for (int i = 0; i < elements.size(); i++) {
      switch (elements.get(i)) {
        case NewObjectInstruction _ -> waiting++;
        case InvokeInstruction call
            when call.opcode() == Opcode.INVOKESPECIAL && call.name().equalsString("<init>") -> {
          if (waiting > 0) {
            waiting--;
          } else if (found < 0) {
            found = i;
          } else {
            throw new UnsupportedCodeException("a constructor with several calls of others");
          }
        }
        default -> {}
      }
    }
    if (found < 0) {
      throw new UnsupportedCodeException("a constructor that calls no other");
    }
    return found;
  }
}
