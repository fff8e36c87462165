package dev.oser.models.coreir.laws;

import dev.oser.models.Choice;
import dev.oser.models.coreir.Function;
import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Program;
import dev.oser.models.coreir.Version;
import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Makes programs of base versions with any control flow. Every register is set at the entry:
 * otherwise a program is stuck at once, and inlining would give it a value of an earlier call.
 */
final class ProgramGenerator {
  private static final List<String> REGISTERS = List.of("a", "b", "c", "d");
  private static final List<Operator> OPERATORS =
      List.of(Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY, Operator.LESS, Operator.EQUAL);
  private static final int PARAMETERS = 2;
  private static final int MOST_FUNCTIONS = 3;

  private final Choice choice;

  ProgramGenerator(Choice choice) {
    this.choice = choice;
  }

  /** {@return a program whose functions call only later ones} */
  Program program() {
    int count = choice.between(1, MOST_FUNCTIONS);
    var functions = new ArrayList<Function>();
    for (int i = 0; i < count; i++) {
      functions.add(function(i, count));
    }
    return new Program(functions);
  }

  private Function function(int index, int count) {
    var code = new TreeMap<Integer, Instruction>();
    int label = 0;
    for (var register : REGISTERS.subList(PARAMETERS, REGISTERS.size())) {
      code.put(label, new Instruction.Assign(register, small(), ++label));
    }
    int first = label;
    int last = first + choice.between(3, 14);
    while (label < last) {
      code.put(label, instruction(label, first, last, index, count));
      label++;
    }
    code.put(last, new Instruction.Return(expression()));
    return new Function(
        "f" + index, REGISTERS.subList(0, PARAMETERS), new Version(0, code), Optional.empty());
  }

  private Instruction instruction(int label, int first, int last, int index, int count) {
    int next = label + 1;
    int kind = choice.below(100);
    if (kind < 35) {
      return new Instruction.Assign(register(), expression(), next);
    } else if (kind < 60) {
      int other = choice.percent(30) ? choice.between(first, label) : choice.between(next, last);
      return choice.percent(50)
          ? new Instruction.Branch(condition(), other, next)
          : new Instruction.Branch(condition(), next, other);
    } else if (kind < 72) {
      return new Instruction.Print(expression(), next);
    } else if (kind < 80) {
      return new Instruction.Load(register(), small(), next);
    } else if (kind < 88) {
      return new Instruction.Write(small(), expression(), next);
    }
    return index + 1 < count
        ? new Instruction.Call(
            register(),
            "f" + choice.between(index + 1, count - 1),
            List.of(expression(), expression()),
            next)
        : new Instruction.Nop(next);
  }

  /** {@return a guess about a register, which is sometimes right} */
  Expression condition() {
    return new Expression.Binary(
        choice.percent(75) ? Operator.EQUAL : Operator.LESS,
        new Expression.Variable(register()),
        small());
  }

  private Expression expression() {
    return choice.percent(40)
        ? operand()
        : new Expression.Binary(choice.of(OPERATORS), operand(), operand());
  }

  private Expression operand() {
    return choice.percent(30) ? small() : new Expression.Variable(register());
  }

  private String register() {
    return choice.of(REGISTERS);
  }

  private Expression small() {
    return new Expression.Constant(choice.below(3));
  }

  /** {@return arguments of the first function} */
  List<Long> input() {
    return List.of((long) choice.below(3), (long) choice.below(3));
  }
}
