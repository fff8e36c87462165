package dev.oser.models.sourir.text;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Frame;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Scope;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.Version;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes programs in the strict form. Nested expressions, which that form does not have, are
 * written with all their parentheses.
 */
public final class Printer {
  private Printer() {}

  /** {@return the text, which parses to the same program} */
  public static String print(Program program) {
    var text = new StringBuilder();
    for (int i = 0; i < program.functions().size(); i++) {
      var function = program.functions().get(i);
      if (i == 0 && isLeading(function)) {
        lines(function.active().lines(), " ", text);
      } else {
        function(function, text);
      }
    }
    return text.toString();
  }

  /** {@return whether a function can be written as the leading lines of a program} */
  private static boolean isLeading(Function function) {
    return function.name().equals(Function.MAIN)
        && function.parameters().isEmpty()
        && isAnonymous(function)
        && !function.active().lines().isEmpty();
  }

  private static boolean isAnonymous(Function function) {
    return function.versions().size() == 1 && function.active().name().equals(Version.ANONYMOUS);
  }

  private static void function(Function function, StringBuilder text) {
    var parameters =
        function.parameters().stream().map(each -> "var " + each).collect(Collectors.joining(", "));
    text.append("function ").append(function.name());
    text.append(" (").append(parameters).append(")\n");
    for (var version : function.versions()) {
      if (!isAnonymous(function)) {
        text.append("version ").append(version.name()).append('\n');
      }
      lines(version.lines(), " ", text);
    }
  }

  private static void lines(List<Line> lines, String indent, StringBuilder text) {
    for (var line : lines) {
      if (line.scope() != null) {
        text.append(indent).append(print(line.scope())).append('\n');
      }
      text.append(isLabel(line.instruction()) ? "" : indent);
      text.append(print(line.instruction())).append('\n');
    }
  }

  private static boolean isLabel(Instruction instruction) {
    return instruction instanceof Instruction.MergeLabel
        || instruction instanceof Instruction.BranchLabel
        || instruction instanceof Instruction.BailoutLabel
        || instruction instanceof Instruction.Assume;
  }

  private static String print(Scope scope) {
    var names = new ArrayList<>(scope.names());
    if (scope.more()) {
      names.add("...");
    }
    return "{" + String.join(", ", names) + "}";
  }

  /** {@return an instruction on one line} */
  public static String print(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Declare(var name, var value) -> "var " + name + " = " + print(value);
      case Instruction.ArrayAllocate(var name, var length) ->
          "array " + name + "[" + print(length) + "]";
      case Instruction.ArrayCreate(var name, var elements) ->
          "array " + name + " = [" + print(elements) + "]";
      case Instruction.Assign(var name, var value) -> name + " <- " + print(value);
      case Instruction.ArrayAssign(var name, var index, var value) ->
          name + "[" + print(index) + "] <- " + print(value);
      case Instruction.Drop(var name) -> "drop " + name;
      case Instruction.Read(var name) -> "read " + name;
      case Instruction.Print(var value) -> "print " + print(value);
      case Instruction.Assert(var condition) -> "assert " + print(condition);
      case Instruction.Return(var value) -> "return " + print(value);
      case Instruction.Stop(var status) -> "stop " + print(status);
      case Instruction.Branch(var condition, var ifTrue, var ifFalse) ->
          "branch " + print(condition) + " $" + ifTrue + " $" + ifFalse;
      case Instruction.Goto(var label) -> "goto " + label;
      case Instruction.MergeLabel(var name) -> name + ":";
      case Instruction.BranchLabel(var name) -> "$" + name + ":";
      case Instruction.BailoutLabel(var name) -> ">" + name + ":";
      case Instruction.Call(var result, var function, var arguments, var label) ->
          "call "
              + result
              + " = "
              + print(function)
              + "("
              + print(arguments)
              + ")"
              + (label == null ? "" : " " + label);
      case Instruction.GuardHint(var guards) -> ("guard_hint " + print(guards)).strip();
      case Instruction.Comment(var text) -> ("# " + text).strip();
      case Instruction.Assume(var label, var guards, var target, var varmap, var frames) ->
          ">"
              + label
              + ": assume ["
              + print(guards)
              + "] else "
              + print(target)
              + " ["
              + mappings(varmap)
              + "]"
              + frames.stream().map(frame -> ", " + print(frame)).collect(Collectors.joining());
    };
  }

  private static String print(Target target) {
    return "(" + target.function() + ", " + target.version() + ", " + target.label() + ")";
  }

  private static String print(Frame frame) {
    var rest = frame.varmap().isEmpty() ? "" : ", " + mappings(frame.varmap());
    return print(frame.target()) + " [var " + frame.result() + " = $" + rest + "]";
  }

  private static String mappings(List<VariableMapping> varmap) {
    return varmap.stream()
        .map(each -> "var " + each.name() + " = " + print(each.value()))
        .collect(Collectors.joining(", "));
  }

  private static String print(List<Expression> expressions) {
    return expressions.stream().map(Printer::print).collect(Collectors.joining(", "));
  }

  /** {@return an expression with all its parentheses} */
  public static String print(Expression expression) {
    return switch (expression) {
      case Expression.Nil _ -> "nil";
      case Expression.Bool(var value) -> Boolean.toString(value);
      case Expression.Int(var value) -> Long.toString(value);
      case Expression.Text(var value) -> "\"" + value + "\"";
      case Expression.FunctionReference(var name, _) -> "'" + name;
      case Expression.Variable(var name, _) -> name;
      case Expression.Binary(var operator, var left, var right) ->
          "(" + print(left) + " " + operator.symbol() + " " + print(right) + ")";
      // The space keeps the minus apart from a number it would become part of.
      case Expression.Negate(var operand) ->
          "(-" + (operand instanceof Expression.Int ? " " : "") + print(operand) + ")";
      case Expression.Not(var operand) -> "(!" + print(operand) + ")";
      case Expression.Index(var array, var index) -> array.name() + "[" + print(index) + "]";
      case Expression.Length(var array) -> "length(" + print(array) + ")";
    };
  }
}
