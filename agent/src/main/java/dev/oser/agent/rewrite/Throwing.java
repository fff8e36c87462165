package dev.oser.agent.rewrite;

import org.objectweb.asm.Opcodes;

/** Which instructions can throw. */
final class Throwing {
  private Throwing() {}

  static boolean isPossible(int opcode) {
    if (opcode <= Opcodes.SIPUSH || isIn(opcode, Opcodes.ILOAD, Opcodes.ALOAD)) {
      return false;
    }
    return switch (opcode) {
      case Opcodes.IDIV, Opcodes.LDIV, Opcodes.IREM, Opcodes.LREM -> true;
      default ->
          !isIn(opcode, Opcodes.ISTORE, Opcodes.ASTORE)
              // Of the stack, arithmetic, conversions and comparisons, jumps, returns.
              && !isIn(opcode, Opcodes.POP, Opcodes.RETURN)
              && !isIn(opcode, Opcodes.IFNULL, Opcodes.IFNONNULL);
    };
  }

  private static boolean isIn(int opcode, int first, int last) {
    return opcode >= first && opcode <= last;
  }
}
