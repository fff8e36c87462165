package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Instruction.Operand;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.Set;

/**
 * Arguments whose value is decided by the variables they mention and by nothing else: as long as
 * nobody assigns to one of these, it makes no difference when the argument is evaluated. What is in
 * a vector belongs to the value of a variable; what is in an environment does not, so arguments
 * that may look into one, or call anything, are not of this kind.
 */
final class SafeArguments {
  private SafeArguments() {}

  /** {@return whether an argument is one of these; the variables it mentions are added} */
  static boolean add(Value argument, Set<Symbol> mentioned) {
    if (argument instanceof Symbol symbol) {
      mentioned.add(symbol);
      return true;
    }
    return argument instanceof Call call
        && call.executable() instanceof Code code
        && add(code, mentioned);
  }

  private static boolean add(Code code, Set<Symbol> mentioned) {
    var words = code.instructions();
    for (int at = 0; at < words.length; at += Instruction.of(words[at]).size()) {
      var instruction = Instruction.of(words[at]);
      switch (instruction) {
        case LOAD_SLOT ->
            mentioned.add(code.layout().name(words[at + instruction.place(Operand.SLOT)]));
        case LOAD -> mentioned.add(variable(code, at));
        case CONST,
            POP,
            DUP,
            ADD,
            SUBTRACT,
            MULTIPLY,
            DIVIDE,
            POWER,
            MODULO,
            INTEGER_DIVIDE,
            EQUAL,
            NOT_EQUAL,
            LESS,
            GREATER,
            LESS_EQUAL,
            GREATER_EQUAL,
            AND,
            OR,
            NOT,
            MINUS,
            PLUS,
            RANGE,
            INDEX,
            INDEX_MATRIX,
            JUMP,
            JUMP_UNLESS,
            AND_LEFT,
            AND_RIGHT,
            OR_LEFT,
            OR_RIGHT,
            VISIBLE,
            RETURN -> {}
        default -> {
          return false;
        }
      }
    }
    return true;
  }

  private static Symbol variable(Code code, int at) {
    var words = code.instructions();
    int site = words[at + Instruction.of(words[at]).place(Operand.VARIABLE)];
    return ((VariableSite) code.constants()[site]).symbol();
  }
}
