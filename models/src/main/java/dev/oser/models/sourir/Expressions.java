package dev.oser.models.sourir;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The expressions of an instruction, to look at and to change. */
public final class Expressions {
  private Expressions() {}

  /** {@return the expressions the instruction evaluates, in order} */
  public static List<Expression> of(Instruction instruction) {
    var found = new ArrayList<Expression>();
    map(
        instruction,
        expression -> {
          found.add(expression);
          return expression;
        });
    return found;
  }

  /** {@return the instruction with each expression changed} */
  public static Instruction map(Instruction instruction, UnaryOperator<Expression> change) {
    return switch (instruction) {
      case Instruction.Declare(var name, var value) ->
          new Instruction.Declare(name, change.apply(value));
      case Instruction.ArrayAllocate(var name, var length) ->
          new Instruction.ArrayAllocate(name, change.apply(length));
      case Instruction.ArrayCreate(var name, var elements) ->
          new Instruction.ArrayCreate(name, all(elements, change));
      case Instruction.Assign(var name, var value) ->
          new Instruction.Assign(name, change.apply(value));
      case Instruction.ArrayAssign(var name, var index, var value) ->
          new Instruction.ArrayAssign(name, change.apply(index), change.apply(value));
      case Instruction.Print(var value) -> new Instruction.Print(change.apply(value));
      case Instruction.Assert(var condition) -> new Instruction.Assert(change.apply(condition));
      case Instruction.Return(var value) -> new Instruction.Return(change.apply(value));
      case Instruction.Stop(var status) -> new Instruction.Stop(change.apply(status));
      case Instruction.Branch(var condition, var ifTrue, var ifFalse) ->
          new Instruction.Branch(change.apply(condition), ifTrue, ifFalse);
      case Instruction.Call(var result, var function, var arguments, var label) ->
          new Instruction.Call(result, change.apply(function), all(arguments, change), label);
      case Instruction.GuardHint(var guards) -> new Instruction.GuardHint(all(guards, change));
      case Instruction.Assume(var label, var guards, var target, var varmap, var frames) ->
          new Instruction.Assume(
              label,
              all(guards, change),
              target,
              mapped(varmap, change),
              frames.stream()
                  .map(
                      frame ->
                          new Frame(frame.target(), frame.result(), mapped(frame.varmap(), change)))
                  .toList());
      case Instruction.Drop _,
          Instruction.Read _,
          Instruction.Goto _,
          Instruction.MergeLabel _,
          Instruction.BranchLabel _,
          Instruction.BailoutLabel _,
          Instruction.Comment _ ->
          instruction;
    };
  }

  /** {@return the varmap with each expression changed} */
  public static List<VariableMapping> mapped(
      List<VariableMapping> varmap, UnaryOperator<Expression> change) {
    return varmap.stream()
        .map(each -> new VariableMapping(each.name(), change.apply(each.value())))
        .toList();
  }

  private static List<Expression> all(
      List<Expression> expressions, UnaryOperator<Expression> change) {
    return expressions.stream().map(change).toList();
  }
}
