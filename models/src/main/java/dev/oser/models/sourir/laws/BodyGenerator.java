package dev.oser.models.sourir.laws;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Operator;
import dev.oser.models.sourir.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes random instructions that obey the static rules, mostly without run-time errors: structured
 * branches and bounded loops, variables by the type they hold, calls of functions that exist.
 */
final class BodyGenerator {
  /** What a variable holds. */
  enum Type {
    INTEGER,
    BOOLEAN,
    ARRAY,
    /** Read from the input. */
    ANYTHING
  }

  private record Local(String name, Type type) {}

  private static final int RISKY_PERCENT = 2;

  private final Choice choice;
  private final List<Function> callees;
  private final List<Line> lines = new ArrayList<>();
  private final List<Local> scope = new ArrayList<>();
  private int names;
  private int labels;

  BodyGenerator(Choice choice, List<Function> callees) {
    this.choice = choice;
    this.callees = callees;
  }

  List<Line> lines() {
    return lines;
  }

  void parameter(String name) {
    scope.add(new Local(name, Type.INTEGER));
  }

  void emit(Instruction instruction) {
    lines.add(Line.of(instruction));
  }

  /** Writes some statements and leaves the scope as it was. */
  void block(int statements, int depth) {
    int outer = scope.size();
    for (int i = 0; i < statements; i++) {
      statement(depth);
    }
    while (scope.size() > outer) {
      emit(new Instruction.Drop(scope.removeLast().name()));
    }
  }

  /** Writes some statements whose variables stay in scope. */
  void statements(int count, int depth) {
    for (int i = 0; i < count; i++) {
      statement(depth);
    }
  }

  private void statement(int depth) {
    int kind = choice.below(100);
    if (kind < 20) {
      declaration();
    } else if (kind < 36) {
      assignment();
    } else if (kind < 54) {
      emit(new Instruction.Print(choice.percent(70) ? integer(1) : anything()));
    } else if (kind < 70) {
      emit(new Instruction.BailoutLabel("b" + labels++));
    } else if (kind < 78 && depth > 0) {
      conditional(depth);
    } else if (kind < 84 && depth > 0) {
      loop(depth);
    } else if (kind < 92 && !callees.isEmpty()) {
      call();
    } else if (kind < 96) {
      read();
    } else if (kind < 97) {
      emit(new Instruction.GuardHint(List.of(truth(1))));
    } else if (kind < 98) {
      emit(new Instruction.Comment("seed " + choice.below(10)));
    } else {
      emit(new Instruction.Assert(new Expression.Bool(true)));
    }
  }

  private void declaration() {
    var name = "x" + names++;
    int kind = choice.below(100);
    if (kind < 55) {
      emit(new Instruction.Declare(name, integer(2)));
      scope.add(new Local(name, Type.INTEGER));
    } else if (kind < 75) {
      emit(new Instruction.Declare(name, truth(1)));
      scope.add(new Local(name, Type.BOOLEAN));
    } else {
      emit(new Instruction.ArrayCreate(name, List.of(integer(0), integer(0), integer(0))));
      scope.add(new Local(name, Type.ARRAY));
    }
  }

  private void assignment() {
    var candidates = scope.stream().filter(each -> each.type() != Type.ANYTHING).toList();
    if (candidates.isEmpty()) {
      declaration();
      return;
    }
    var local = choice.of(candidates);
    emit(
        switch (local.type()) {
          case INTEGER -> new Instruction.Assign(local.name(), integer(2));
          case BOOLEAN -> new Instruction.Assign(local.name(), truth(1));
          case ARRAY ->
              new Instruction.ArrayAssign(
                  local.name(), new Expression.Int(choice.below(3)), integer(1));
          case ANYTHING -> new Instruction.Print(Expression.Variable.of(local.name()));
        });
  }

  private void conditional(int depth) {
    int id = labels++;
    emit(new Instruction.Branch(truth(1), "t" + id, "e" + id));
    emit(new Instruction.BranchLabel("t" + id));
    block(choice.between(1, 3), depth - 1);
    emit(new Instruction.Goto("m" + id));
    emit(new Instruction.BranchLabel("e" + id));
    block(choice.between(0, 2), depth - 1);
    emit(new Instruction.Goto("m" + id));
    emit(new Instruction.MergeLabel("m" + id));
  }

  private void loop(int depth) {
    int id = labels++;
    var counter = "i" + names++;
    var variable = Expression.Variable.of(counter);
    emit(new Instruction.Declare(counter, new Expression.Int(0)));
    emit(new Instruction.Goto("l" + id));
    emit(new Instruction.MergeLabel("l" + id));
    var bound = new Expression.Int(choice.between(1, 3));
    emit(
        new Instruction.Branch(
            new Expression.Binary(Operator.LESS, variable, bound), "t" + id, "e" + id));
    emit(new Instruction.BranchLabel("t" + id));
    // The counter is out of reach of the body's assignments, so the loop ends.
    block(choice.between(1, 3), depth - 1);
    emit(
        new Instruction.Assign(
            counter, new Expression.Binary(Operator.ADD, variable, new Expression.Int(1))));
    emit(new Instruction.Goto("l" + id));
    emit(new Instruction.BranchLabel("e" + id));
    emit(new Instruction.Drop(counter));
  }

  private void call() {
    var callee = choice.of(callees);
    var arguments = new ArrayList<Expression>();
    for (int i = 0; i < callee.parameters().size(); i++) {
      arguments.add(integer(1));
    }
    var name = "x" + names++;
    emit(
        new Instruction.Call(
            name,
            new Expression.FunctionReference(callee.name(), Position.NONE),
            arguments,
            "c" + labels++));
    scope.add(new Local(name, Type.INTEGER));
  }

  private void read() {
    var name = "x" + names++;
    emit(new Instruction.Declare(name, new Expression.Nil()));
    emit(new Instruction.Read(name));
    scope.add(new Local(name, Type.ANYTHING));
  }

  /** {@return an expression that is an integer, or, rarely, none at all} */
  Expression integer(int depth) {
    int kind = choice.below(100);
    if (kind < RISKY_PERCENT) {
      return new Expression.Binary(Operator.DIVIDE, integer(0), integer(0));
    }
    if (depth == 0 || kind < 45) {
      return simpleInteger();
    }
    if (kind < 55) {
      var arrays = ofType(Type.ARRAY);
      if (!arrays.isEmpty()) {
        var array = Expression.Variable.of(choice.of(arrays));
        return choice.percent(30)
            ? new Expression.Length(array)
            : new Expression.Index(array, new Expression.Int(choice.below(3)));
      }
    }
    var operator = choice.of(List.of(Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY));
    return new Expression.Binary(operator, integer(depth - 1), integer(depth - 1));
  }

  private Expression simpleInteger() {
    var variables = ofType(Type.INTEGER);
    return variables.isEmpty() || choice.percent(35)
        ? new Expression.Int(choice.between(-2, 5))
        : Expression.Variable.of(choice.of(variables));
  }

  private Expression truth(int depth) {
    int kind = choice.below(100);
    var booleans = ofType(Type.BOOLEAN);
    if (kind < 15) {
      return new Expression.Bool(choice.percent(50));
    }
    if (kind < 35 && !booleans.isEmpty()) {
      return Expression.Variable.of(choice.of(booleans));
    }
    if (kind < 45 && depth > 0) {
      return new Expression.Not(truth(depth - 1));
    }
    if (kind < 70) {
      return new Expression.Binary(
          choice.of(List.of(Operator.LESS, Operator.GREATER_OR_EQUAL)), integer(0), integer(0));
    }
    return new Expression.Binary(
        choice.of(List.of(Operator.EQUAL, Operator.NOT_EQUAL)), anything(), integer(0));
  }

  private Expression anything() {
    return scope.isEmpty() ? new Expression.Nil() : Expression.Variable.of(choice.of(scope).name());
  }

  private List<String> ofType(Type type) {
    return scope.stream().filter(each -> each.type() == type).map(Local::name).toList();
  }
}
