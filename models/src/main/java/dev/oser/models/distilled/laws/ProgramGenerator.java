package dev.oser.models.distilled.laws;

import dev.oser.models.Choice;
import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Operator;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.Store;
import dev.oser.models.distilled.WellFormed;
import dev.oser.models.distilled.ctl.FlowGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.TreeSet;

/**
 * Random programs: unstructured jumps, few variables (so that definitions collide), many skips (so
 * that rules find room), repaired until {@link WellFormed}.
 */
final class ProgramGenerator {
  private static final List<String> INPUTS = List.of("a", "b");
  private static final List<String> VARIABLES = List.of("a", "b", "u", "v", "x", "y");
  private static final List<Operator> OPERATORS =
      List.of(
          Operator.ADD,
          Operator.SUBTRACT,
          Operator.MULTIPLY,
          Operator.LESS,
          Operator.EQUAL,
          Operator.NOT_EQUAL);

  private final Choice choice;
  private final boolean singleAssignment;

  /** Without jumps definitions reach far, and reconstruction goes deep. */
  private boolean straight;

  ProgramGenerator(Choice choice) {
    this(choice, false);
  }

  /** With {@code singleAssignment}, every assignment defines a variable of its own. */
  ProgramGenerator(Choice choice, boolean singleAssignment) {
    this.choice = choice;
    this.singleAssignment = singleAssignment;
  }

  /** {@return a program of up to this many instructions, well-formed} */
  Program wellFormed(int most) {
    straight = choice.percent(30);
    var program = anyShape(choice.between(5, most));
    while (true) {
      var repaired = repaired(program);
      if (repaired.equals(program)) {
        return program;
      }
      program = repaired;
    }
  }

  /**
   * {@return a program in which a value that can move was computed from a variable that has another
   * value by then} Rare among {@link #wellFormed} ones, and where reconstruction is most delicate.
   */
  Program overwritten() {
    var operand = new Expression.Variable("u");
    var instructions = new ArrayList<Instruction>();
    instructions.add(new Instruction.In(INPUTS));
    instructions.add(assign("u", new Expression.Constant(choice.between(-2, 5))));
    var constant = new Expression.Constant(choice.between(1, 5));
    instructions.add(assign("y", new Expression.Binary(Operator.ADD, operand, constant)));
    instructions.add(assign("u", new Expression.Variable(choice.of(INPUTS))));
    for (int i = choice.between(2, 4); i > 0; i--) {
      instructions.add(new Instruction.Skip());
    }
    instructions.add(assign("x", new Expression.Variable("y")));
    instructions.add(new Instruction.Out(List.of("u", "x")));
    return new Program(instructions);
  }

  private static Instruction assign(String variable, Expression value) {
    return new Instruction.Assign(variable, value);
  }

  /** {@return a program of this many instructions that may contain dead code and endless loops} */
  Program anyShape(int size) {
    var instructions = new ArrayList<Instruction>();
    instructions.add(new Instruction.In(INPUTS));
    for (int point = 2; point < size; point++) {
      instructions.add(instruction(point, size));
    }
    var outputs = new TreeSet<String>();
    for (int i = choice.between(1, 4); i > 0; i--) {
      outputs.add(choice.of(VARIABLES));
    }
    instructions.add(new Instruction.Out(new ArrayList<>(outputs)));
    return new Program(instructions);
  }

  /** {@return a store that defines the inputs and maybe more} */
  Store store() {
    var values = new HashMap<String, Long>();
    for (var variable : VARIABLES) {
      if (INPUTS.contains(variable) || choice.percent(30)) {
        values.put(variable, (long) choice.between(-3, 4));
      }
    }
    return Store.of(values);
  }

  private Instruction instruction(int point, int size) {
    int kind = choice.below(100);
    if (kind < 28) {
      return new Instruction.Skip();
    }
    if (kind < 80 || straight) {
      var variable =
          singleAssignment
              ? "t" + point
              : choice.percent(85) ? choice.of(VARIABLES.subList(2, 6)) : choice.of(VARIABLES);
      return new Instruction.Assign(variable, value(point));
    }
    if (kind < 93) {
      return new Instruction.Branch(value(point), choice.between(2, size));
    }
    return kind < 98 ? new Instruction.Goto(choice.between(2, size)) : new Instruction.Abort();
  }

  private Expression value(int point) {
    int kind = choice.below(100);
    if (kind < 25) {
      return new Expression.Constant(choice.between(-2, 5));
    }
    if (kind < 50) {
      return operand(point);
    }
    return new Expression.Binary(choice.of(OPERATORS), operand(point), operand(point));
  }

  private Expression operand(int point) {
    if (choice.percent(20)) {
      return new Expression.Constant(choice.between(-2, 5));
    }
    return new Expression.Variable(
        singleAssignment && choice.percent(70)
            ? "t" + choice.between(2, Math.max(2, point - 1))
            : choice.of(VARIABLES));
  }

  /** One repair: a jump that loses points becomes a skip, an undefined operand becomes an input. */
  private static Program repaired(Program program) {
    var graph = FlowGraph.of(program);
    for (int point = 2; point < program.size(); point++) {
      boolean lost = !graph.reachableFrom(1).get(point + 1);
      boolean endless = !graph.reachesSink().get(point);
      boolean jumps =
          program.at(point) instanceof Instruction.Goto
              || program.at(point) instanceof Instruction.Abort;
      if (jumps && (lost || endless)) {
        return program.with(point, new Instruction.Skip());
      }
    }
    for (int point = 2; point <= program.size(); point++) {
      var unreadable = new TreeSet<>(program.at(point).uses());
      unreadable.removeAll(WellFormed.readable(program, point));
      if (!unreadable.isEmpty()) {
        return program.with(point, without(program.at(point), unreadable));
      }
    }
    return program;
  }

  private static Instruction without(Instruction instruction, TreeSet<String> unreadable) {
    return switch (instruction) {
      case Instruction.Assign(var variable, var value) ->
          new Instruction.Assign(variable, replaced(value, unreadable));
      case Instruction.Branch(var condition, int target) ->
          new Instruction.Branch(replaced(condition, unreadable), target);
      case Instruction.Out(var variables) ->
          new Instruction.Out(
              variables.stream().filter(each -> !unreadable.contains(each)).toList());
      case Instruction.In _, Instruction.Goto _, Instruction.Skip _, Instruction.Abort _ ->
          instruction;
    };
  }

  private static Expression replaced(Expression expression, TreeSet<String> unreadable) {
    var result = expression;
    for (var variable : unreadable) {
      result = result.replacing(variable, new Expression.Variable("a"));
    }
    return result;
  }
}
