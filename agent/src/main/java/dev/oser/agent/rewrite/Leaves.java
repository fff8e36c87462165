package dev.oser.agent.rewrite;

import java.lang.classfile.CodeElement;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.constantpool.DoubleEntry;
import java.lang.classfile.constantpool.FloatEntry;
import java.lang.classfile.constantpool.IntegerEntry;
import java.lang.classfile.constantpool.LongEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.lang.classfile.instruction.ConstantInstruction.LoadConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;

/**
 * Which methods are leaves: no instrumented method can start while they are active, so that one
 * event is enough for their start and their end. They call nothing, and use nothing that might have
 * to be initialised first. Getters, setters and most small constructors are leaves.
 */
final class Leaves {
  private Leaves() {}

  static boolean has(MethodName name, CodeAttribute code) {
    for (var element : code) {
      if (!isQuiet(element, name.owner())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isQuiet(CodeElement element, String owner) {
    return switch (element) {
      case InvokeInstruction call -> Callees.areClosed(call);
      case InvokeDynamicInstruction _ -> false;
      case NewObjectInstruction made -> Callees.isClosed(made.className().asInternalName());
      case FieldInstruction field ->
          switch (field.opcode()) {
            case GETFIELD, PUTFIELD -> true;
            default ->
                field.owner().asInternalName().equals(owner)
                    || Callees.isClosed(field.owner().asInternalName());
          };
      case LoadConstantInstruction constant ->
          switch (constant.constantEntry()) {
            case StringEntry _, IntegerEntry _, LongEntry _, FloatEntry _, DoubleEntry _ -> true;
            default -> false;
          };
      default -> true;
    };
  }
}
