package dev.oser.models.coreir.transform;

import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Version;
import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Operator;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * Replaces registers by what they are known to be, and branches by where they go. An assume teaches
 * what its guards say, but only from there on: its own varmap is read where they do not hold. This
 * is how assumes of one anchor "can end up with different varmaps".
 */
public final class ConstantPropagation {
  private final Version version;

  /** What is known before each label that is reached: register to constant. */
  private final Map<Integer, Map<String, Long>> known = new HashMap<>();

  private ConstantPropagation(Version version) {
    this.version = version;
  }

  public static Version apply(Version version) {
    var propagation = new ConstantPropagation(version);
    propagation.analyse();
    return propagation.rewritten();
  }

  private void analyse() {
    known.put(version.entry(), Map.of());
    var open = new ArrayDeque<>(List.of(version.entry()));
    while (!open.isEmpty()) {
      int label = open.remove();
      after(label)
          .forEach(
              (successor, facts) -> {
                var old = known.get(successor);
                var joined = old == null ? facts : common(old, facts);
                if (!joined.equals(old)) {
                  known.put(successor, joined);
                  open.add(successor);
                }
              });
    }
  }

  private static Map<String, Long> common(Map<String, Long> first, Map<String, Long> second) {
    var result = new TreeMap<>(first);
    result.entrySet().removeIf(fact -> !fact.getValue().equals(second.get(fact.getKey())));
    return result;
  }

  /** What is known at each successor. */
  private Map<Integer, Map<String, Long>> after(int label) {
    var facts = new TreeMap<>(known.getOrDefault(label, Map.of()));
    var instruction = version.at(label);
    var result = new HashMap<Integer, Map<String, Long>>();
    switch (instruction) {
      case Instruction.Assign(var register, var value, int next) -> {
        if (folded(value, facts) instanceof Expression.Constant(long constant)) {
          facts.put(register, constant);
        } else {
          facts.remove(register);
        }
        result.put(next, facts);
      }
      case Instruction.Assume(var guards, _, int next) -> {
        guards.forEach(guard -> learn(guard, facts));
        result.put(next, facts);
      }
      case Instruction.Branch(var condition, int ifTrue, int ifFalse) -> {
        var decided = folded(condition, facts);
        if (!isFalse(decided)) {
          var learnt = new TreeMap<>(facts);
          if (ifTrue != ifFalse) {
            learn(condition, learnt);
          }
          result.put(ifTrue, learnt);
        }
        if (!isTrue(decided)) {
          result.merge(ifFalse, facts, ConstantPropagation::common);
        }
      }
      case Instruction.Nop _,
          Instruction.Call _,
          Instruction.Print _,
          Instruction.Load _,
          Instruction.Write _,
          Instruction.Return _,
          Instruction.Anchor _ -> {
        instruction.sets().ifPresent(facts::remove);
        instruction.successors().forEach(successor -> result.put(successor, facts));
      }
    }
    return result;
  }

  /** What a condition that holds says. */
  private static void learn(Expression condition, Map<String, Long> facts) {
    if (condition
            instanceof
            Expression.Binary(
                var operator,
                Expression.Variable(var register),
                Expression.Constant(long value))
        && operator == Operator.EQUAL) {
      facts.put(register, value);
    }
  }

  private Version rewritten() {
    var result = version;
    for (var entry : known.entrySet()) {
      int label = entry.getKey();
      var changed = version.at(label).mapping(each -> folded(each, entry.getValue()));
      if (changed instanceof Instruction.Branch(var condition, int ifTrue, int ifFalse)
          && condition instanceof Expression.Constant) {
        changed = new Instruction.Nop(isTrue(condition) ? ifTrue : ifFalse);
      }
      result = result.with(label, changed);
    }
    return result;
  }

  private static boolean isTrue(Expression expression) {
    return expression instanceof Expression.Constant(long value) && value != 0;
  }

  private static boolean isFalse(Expression expression) {
    return expression instanceof Expression.Constant(long value) && value == 0;
  }

  private static Expression folded(Expression expression, Map<String, Long> facts) {
    return switch (expression) {
      case Expression.Constant constant -> constant;
      case Expression.Variable(var register) -> {
        var value = facts.get(register);
        yield value == null ? expression : new Expression.Constant(value);
      }
      case Expression.Binary(var operator, var left, var right) -> {
        var first = folded(left, facts);
        var second = folded(right, facts);
        var value =
            first instanceof Expression.Constant(long one)
                    && second instanceof Expression.Constant(long two)
                ? operator.apply(one, two)
                : OptionalLong.empty();
        yield value.isPresent()
            ? new Expression.Constant(value.getAsLong())
            : new Expression.Binary(operator, first, second);
      }
    };
  }
}
