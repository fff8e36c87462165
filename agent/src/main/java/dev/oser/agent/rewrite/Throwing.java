package dev.oser.agent.rewrite;

import java.lang.classfile.Instruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ConvertInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.NopInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.TableSwitchInstruction;

/** Which instructions can throw. */
final class Throwing {
  private Throwing() {}

  static boolean isPossible(Instruction instruction) {
    return switch (instruction) {
      case LoadInstruction _, StoreInstruction _, StackInstruction _, IncrementInstruction _ ->
          false;
      case BranchInstruction _, TableSwitchInstruction _, LookupSwitchInstruction _ -> false;
      case ConvertInstruction _, NopInstruction _, ReturnInstruction _ -> false;
      // To load a class constant may load the class.
      case ConstantInstruction.LoadConstantInstruction _ -> true;
      case ConstantInstruction _ -> false;
      case OperatorInstruction operator ->
          switch (operator.opcode()) {
            case IDIV, LDIV, IREM, LREM, ARRAYLENGTH -> true;
            default -> false;
          };
      default -> true;
    };
  }
}
