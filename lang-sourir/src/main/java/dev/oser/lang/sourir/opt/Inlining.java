package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Frame;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.check.Scopes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One call replaced by the callee's active version (Section 4.3, Theorem 6.4). The callee's names
 * get a prefix that none of the caller's has. Its assumes re-create the caller's frames, too.
 */
final class Inlining {
  private final Function callee;
  private final Instruction.Call call;
  private final List<Frame> callers;
  private final String prefix;
  private final List<Line> lines = new ArrayList<>();

  /**
   * Prepares to inline.
   *
   * @param callers what an assume of the callee re-creates, the innermost first: the caller right
   *     after the call, in the version it falls back to
   */
  Inlining(Function caller, Function callee, Instruction.Call call, List<Frame> callers) {
    this.callee = callee;
    this.call = call;
    this.callers = callers;
    var taken = names(caller);
    var candidate = callee.name() + "_";
    while (startsAny(candidate, taken)) {
      candidate += "_";
    }
    this.prefix = candidate;
  }

  private static boolean startsAny(String prefix, TreeSet<String> names) {
    var next = names.ceiling(prefix);
    return next != null && next.startsWith(prefix);
  }

  /** The names of variables and labels. */
  private static TreeSet<String> names(Function caller) {
    var names = new TreeSet<>(caller.parameters());
    for (var line : caller.active().lines()) {
      names.addAll(Variables.needed(line.instruction()));
      names.addAll(Variables.changed(line.instruction()));
      var label =
          switch (line.instruction()) {
            case Instruction.MergeLabel(var name) -> name;
            case Instruction.BranchLabel(var name) -> name;
            case Instruction.BailoutLabel(var name) -> name;
            case Instruction.Assume assume -> assume.label();
            case Instruction.Call each -> each.label();
            default -> null;
          };
      if (label != null) {
        names.add(label);
      }
    }
    return names;
  }

  /** {@return what a name of the callee is called in the caller} */
  String renamed(String name) {
    return prefix + name;
  }

  /**
   * {@return the lines that do what the call does; those of the call itself are at its position}
   */
  List<Line> lines(Position position) {
    add(new Instruction.Declare(call.result(), new Expression.Nil()), position);
    for (int i = 0; i < call.arguments().size(); i++) {
      var parameter = renamed(callee.parameters().get(i));
      add(new Instruction.Declare(parameter, call.arguments().get(i)), position);
    }
    var version = callee.active();
    var scopes = Scopes.of(callee, version);
    for (int i = 0; i < version.lines().size(); i++) {
      if (scopes.isReachable(i)) {
        var line = version.lines().get(i);
        if (line.instruction() instanceof Instruction.Return(var value)) {
          leave(renamed(value), scopes.before(i), line.position());
        } else {
          add(renamed(line.instruction()), line.position());
        }
      }
    }
    add(new Instruction.MergeLabel(renamed("return")), position);
    return lines;
  }

  private void add(Instruction instruction, Position position) {
    lines.add(new Line(null, instruction, position));
  }

  private void leave(Expression value, Set<String> scope, Position position) {
    add(new Instruction.Assign(call.result(), value), position);
    for (var name : scope) {
      add(new Instruction.Drop(renamed(name)), position);
    }
    add(new Instruction.Goto(renamed("return")), position);
  }

  private Expression renamed(Expression expression) {
    return expression.replacing(
        variable -> new Expression.Variable(renamed(variable.name()), variable.position()));
  }

  private @Nullable String renamedLabel(@Nullable String label) {
    return label == null ? null : renamed(label);
  }

  /** Names of functions and versions stay, and those a varmap gives values to. */
  private Instruction renamed(Instruction original) {
    return switch (Expressions.map(original, this::renamed)) {
      case Instruction.Declare(var name, var value) ->
          new Instruction.Declare(renamed(name), value);
      case Instruction.ArrayAllocate(var name, var length) ->
          new Instruction.ArrayAllocate(renamed(name), length);
      case Instruction.ArrayCreate(var name, var elements) ->
          new Instruction.ArrayCreate(renamed(name), elements);
      case Instruction.Assign(var name, var value) -> new Instruction.Assign(renamed(name), value);
      case Instruction.ArrayAssign(var name, var index, var value) ->
          new Instruction.ArrayAssign(renamed(name), index, value);
      case Instruction.Drop(var name) -> new Instruction.Drop(renamed(name));
      case Instruction.Read(var name) -> new Instruction.Read(renamed(name));
      case Instruction.Branch(var condition, var ifTrue, var ifFalse) ->
          new Instruction.Branch(condition, renamed(ifTrue), renamed(ifFalse));
      case Instruction.Goto(var label) -> new Instruction.Goto(renamed(label));
      case Instruction.MergeLabel(var name) -> new Instruction.MergeLabel(renamed(name));
      case Instruction.BranchLabel(var name) -> new Instruction.BranchLabel(renamed(name));
      case Instruction.BailoutLabel(var name) -> new Instruction.BailoutLabel(renamed(name));
      case Instruction.Call(var result, var function, var arguments, var label) ->
          new Instruction.Call(renamed(result), function, arguments, renamedLabel(label));
      case Instruction.Assume(var label, var guards, var target, var varmap, var frames) -> {
        var all = new ArrayList<>(frames);
        all.addAll(callers);
        yield new Instruction.Assume(renamed(label), guards, target, varmap, all);
      }
      case Instruction.Print print -> print;
      case Instruction.Assert check -> check;
      case Instruction.Return _ ->
          throw new IllegalStateException("a return is no instruction here");
      case Instruction.Stop stop -> stop;
      case Instruction.GuardHint hint -> hint;
      case Instruction.Comment comment -> comment;
    };
  }
}
