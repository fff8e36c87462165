package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Instruction;
import java.util.function.UnaryOperator;

/**
 * Gives the variables and labels of a version other names. Names in varmaps on the left, and
 * targets, belong to other versions and stay.
 *
 * @param variables the new name of each variable
 * @param labels the new name of each label
 */
public record Renaming(UnaryOperator<String> variables, UnaryOperator<String> labels) {
  /** {@return the instruction with its names changed} */
  public Instruction of(Instruction instruction) {
    return names(Expressions.map(instruction, this::of));
  }

  /** {@return the expression with its variables renamed} */
  public Expression of(Expression expression) {
    return expression.replacing(
        variable -> new Expression.Variable(variables.apply(variable.name()), variable.position()));
  }

  private Instruction names(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Declare(var name, var value) ->
          new Instruction.Declare(variables.apply(name), value);
      case Instruction.ArrayAllocate(var name, var length) ->
          new Instruction.ArrayAllocate(variables.apply(name), length);
      case Instruction.ArrayCreate(var name, var elements) ->
          new Instruction.ArrayCreate(variables.apply(name), elements);
      case Instruction.Assign(var name, var value) ->
          new Instruction.Assign(variables.apply(name), value);
      case Instruction.ArrayAssign(var name, var index, var value) ->
          new Instruction.ArrayAssign(variables.apply(name), index, value);
      case Instruction.Drop(var name) -> new Instruction.Drop(variables.apply(name));
      case Instruction.Read(var name) -> new Instruction.Read(variables.apply(name));
      case Instruction.Branch(var condition, var ifTrue, var ifFalse) ->
          new Instruction.Branch(condition, labels.apply(ifTrue), labels.apply(ifFalse));
      case Instruction.Goto(var label) -> new Instruction.Goto(labels.apply(label));
      case Instruction.MergeLabel(var name) -> new Instruction.MergeLabel(labels.apply(name));
      case Instruction.BranchLabel(var name) -> new Instruction.BranchLabel(labels.apply(name));
      case Instruction.BailoutLabel(var name) -> new Instruction.BailoutLabel(labels.apply(name));
      case Instruction.Call(var result, var function, var arguments, var label) ->
          new Instruction.Call(
              variables.apply(result),
              function,
              arguments,
              label == null ? null : labels.apply(label));
      case Instruction.Assume(var label, var guards, var target, var varmap, var frames) ->
          new Instruction.Assume(labels.apply(label), guards, target, varmap, frames);
      case Instruction.Print _,
          Instruction.Assert _,
          Instruction.Return _,
          Instruction.Stop _,
          Instruction.GuardHint _,
          Instruction.Comment _ ->
          instruction;
    };
  }
}
