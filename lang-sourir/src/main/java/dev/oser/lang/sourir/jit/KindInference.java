package dev.oser.lang.sourir.jit;

import dev.oser.lang.sourir.interp.Code;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds out how to hold variables where control flow meets. Nothing goes wrong if this is wrong:
 * whoever jumps to a label converts what it has, and leaves if it cannot.
 */
final class KindInference {
  private final Code code;
  private final Advice advice;
  private final Map<Integer, @Nullable Kind[]> labels = new HashMap<>();
  private final ArrayDeque<Integer> open = new ArrayDeque<>();
  private int site;

  private KindInference(Code code, Advice advice) {
    this.code = code;
    this.advice = advice;
  }

  /** {@return for each merge label that can be reached, the kinds of the variables in scope} */
  static Map<Integer, @Nullable Kind[]> run(
      Code code, Advice advice, int start, @Nullable Kind[] kinds) {
    var inference = new KindInference(code, advice);
    if (code.lines().size() > start && code.instruction(start) instanceof Instruction.MergeLabel) {
      inference.meet(start, kinds);
    } else {
      inference.walk(start, kinds.clone());
    }
    while (!inference.open.isEmpty()) {
      int label = inference.open.remove();
      inference.walk(label + 1, Objects.requireNonNull(inference.labels.get(label)).clone());
    }
    return inference.labels;
  }

  private void meet(int label, @Nullable Kind[] kinds) {
    var known = labels.get(label);
    if (known == null) {
      labels.put(label, kinds.clone());
      open.add(label);
      return;
    }
    boolean changed = false;
    for (int i = 0; i < kinds.length; i++) {
      var old = known[i];
      var other = kinds[i];
      if (old != null && other != null && old.join(other) != old) {
        known[i] = old.join(other);
        changed = true;
      }
    }
    if (changed) {
      open.add(label);
    }
  }

  private void walk(int start, @Nullable Kind[] kinds) {
    for (int line = start; line < code.lines().size(); line++) {
      site = code.firstSite(line);
      switch (code.instruction(line)) {
        case Instruction.Declare(var name, var value) -> kinds[code.slot(name)] = of(value, kinds);
        case Instruction.Assign(var name, var value) -> kinds[code.slot(name)] = of(value, kinds);
        case Instruction.ArrayAllocate(var name, _) -> kinds[code.slot(name)] = Kind.ANY;
        case Instruction.ArrayCreate(var name, _) -> kinds[code.slot(name)] = Kind.ANY;
        case Instruction.Read(var name) -> kinds[code.slot(name)] = Kind.ANY;
        case Instruction.Drop(var name) -> kinds[code.slot(name)] = null;
        case Instruction.Call(var result, var function, var arguments, _) -> {
          of(function, kinds);
          arguments.forEach(each -> of(each, kinds));
          kinds[code.slot(result)] = advice.kind(site);
        }
        case Instruction.Goto(var label) -> {
          meet(code.labels().merge(label).orElseThrow(), kinds);
          return;
        }
        case Instruction.Branch(_, var yes, var no) -> {
          int ifTrue = code.labels().branch(yes).orElseThrow();
          int ifFalse = code.labels().branch(no).orElseThrow();
          var way = advice.onlyWay(line, ifTrue, ifFalse);
          if (way == null || way) {
            walk(ifTrue, kinds.clone());
          }
          if (way == null || !way) {
            walk(ifFalse, kinds.clone());
          }
          return;
        }
        case Instruction.Return _, Instruction.Stop _ -> {
          return;
        }
        default -> {}
      }
    }
  }

  /** Sites are counted in the order of evaluation. */
  private Kind of(Expression expression, @Nullable Kind[] kinds) {
    return switch (expression) {
      case Expression.Int _ -> Kind.INT;
      case Expression.Bool _ -> Kind.BOOL;
      case Expression.Literal _ -> Kind.ANY;
      case Expression.Variable(var name, _) ->
          Objects.requireNonNullElse(kinds[code.slot(name)], Kind.ANY);
      case Expression.Binary(var operator, var left, var right) -> {
        of(left, kinds);
        of(right, kinds);
        yield switch (operator) {
          case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO -> Kind.INT;
          case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL, AND, OR ->
              Kind.BOOL;
        };
      }
      case Expression.Negate(var operand) -> {
        of(operand, kinds);
        yield Kind.INT;
      }
      case Expression.Not(var operand) -> {
        of(operand, kinds);
        yield Kind.BOOL;
      }
      case Expression.Index(_, var index) -> {
        of(index, kinds);
        yield advice.element(site++);
      }
      case Expression.Length(var array) -> {
        of(array, kinds);
        yield Kind.INT;
      }
    };
  }
}
