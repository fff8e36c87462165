package dev.oser.kit.osr.map;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.runtime.Trap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Takes the state at a point of one version of a function to the state expected at a point of
 * another: <em>target value := expression over source values</em>, for every value the target
 * needs.
 *
 * @param from the instruction of the source that would be executed next
 * @param to the instruction of the target that is executed next instead
 * @param compensation what is computed on the way, in order
 * @param values for every value the target needs: a constant, a value of the source, or the result
 *     of a step
 * @param keep values of the source that are dead at the point and must be kept alive for the map
 */
public record StateMap(
    Instruction from,
    Instruction to,
    List<Step> compensation,
    SequencedMap<Definition, Value> values,
    SequencedSet<Definition> keep) {
  /**
   * One instruction of compensation code: what an instruction of either version computes, from
   * other operands.
   *
   * @param result the instruction whose value this is; later steps and the map's values refer to it
   * @param operands constants, values of the source, or results of earlier steps
   */
  public record Step(Instruction result, List<Value> operands) {
    public Step {
      operands = List.copyOf(operands);
    }

    public Op op() {
      return result.op();
    }
  }

  public StateMap {
    compensation = List.copyOf(compensation);
    values = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
    keep = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(keep));
  }

  /** {@return the values of the source that the map reads, each once} */
  public SequencedSet<Definition> inputs() {
    var inputs = new LinkedHashSet<Definition>();
    var computed = computed();
    compensation.forEach(step -> addInputs(step.operands, computed, inputs));
    addInputs(values.values(), computed, inputs);
    return inputs;
  }

  private Set<Value> computed() {
    Set<Value> computed = Collections.newSetFromMap(new IdentityHashMap<>());
    compensation.forEach(step -> computed.add(step.result));
    return computed;
  }

  private static void addInputs(Iterable<Value> used, Set<Value> computed, Set<Definition> inputs) {
    for (var value : used) {
      if (value instanceof Definition definition && !computed.contains(value)) {
        inputs.add(definition);
      }
    }
  }

  /** {@return this map for a copy of the source} */
  public StateMap startingIn(FunctionCopy copyOfSource) {
    var computed = computed();
    UnaryOperator<Value> copied =
        value ->
            value instanceof Definition && !computed.contains(value)
                ? copyOfSource.valueOf(value)
                : value;
    var steps =
        compensation.stream()
            .map(step -> new Step(step.result, step.operands.stream().map(copied).toList()))
            .toList();
    var results = new LinkedHashMap<Definition, Value>();
    values.forEach((target, value) -> results.put(target, copied.apply(value)));
    var kept = new LinkedHashSet<Definition>();
    keep.forEach(definition -> kept.add(copyOfSource.definitionOf(definition)));
    return new StateMap((Instruction) copyOfSource.definitionOf(from), to, steps, results, kept);
  }

  /** {@return this map for a copy of the target} */
  public StateMap landingIn(FunctionCopy copyOfTarget) {
    var results = new LinkedHashMap<Definition, Value>();
    values.forEach((target, value) -> results.put(copyOfTarget.definitionOf(target), value));
    return new StateMap(
        from, (Instruction) copyOfTarget.definitionOf(to), compensation, results, keep);
  }

  /**
   * {@return this map, going on to an instruction further down the block it lands in}
   *
   * @param place behind nothing but instructions without effects, which the map executes
   */
  public StateMap goingOnTo(Instruction place) {
    var block = to.block();
    var steps = new ArrayList<>(compensation);
    var results = new LinkedHashMap<>(values);
    for (var passed : block.instructions().subList(block.indexOf(to), block.indexOf(place))) {
      steps.add(
          new Step(
              passed,
              passed.operands().stream()
                  .map(operand -> results.getOrDefault(operand, operand))
                  .toList()));
      results.put(passed, passed);
    }
    return new StateMap(from, place, steps, results, keep);
  }

  /** {@return the values the target needs, computed from those of the source} */
  public Map<Definition, @Nullable Object> evaluate(
      Function<Definition, @Nullable Object> source, Execution execution) {
    var computed = new IdentityHashMap<Definition, @Nullable Object>();
    for (var step : compensation) {
      var operands = new @Nullable Object[step.operands.size()];
      for (int i = 0; i < operands.length; i++) {
        operands[i] = evaluate(step.operands.get(i), computed, source, execution);
      }
      try {
        computed.put(step.result, step.op().evaluate(operands, execution));
      } catch (Trap trap) {
        throw trap.at(step.result.location());
      }
    }
    var results = new IdentityHashMap<Definition, @Nullable Object>();
    values.forEach(
        (target, value) -> results.put(target, evaluate(value, computed, source, execution)));
    return results;
  }

  private static @Nullable Object evaluate(
      Value value,
      Map<Definition, @Nullable Object> computed,
      Function<Definition, @Nullable Object> source,
      Execution execution) {
    return switch (value) {
      case Constant constant -> execution.valueOf(constant);
      case Definition definition ->
          computed.containsKey(definition) ? computed.get(definition) : source.apply(definition);
    };
  }

  /**
   * {@return the map that takes the state through this one and then the other (Distilled, Theorem
   * 3.4), or null if the other reads a value that this one does not make, one that it keeps alive,
   * or computes one that this one computes too}
   *
   * <p>What the other keeps alive need not be needed in between. So if this one makes it zero, that
   * may be because any value would do.
   */
  public @Nullable StateMap then(StateMap second) {
    if (second.from != to) {
      throw new IllegalArgumentException(
          "the second map starts at " + second.from + ", not at " + to);
    }
    var steps = new ArrayList<>(compensation);
    var made = second.computed();
    if (!Collections.disjoint(made, computed())) {
      // Once around a loop, the second computes anew what the first has computed under that name.
      return null;
    }
    for (var step : second.compensation) {
      var operands = substituted(step.operands, second, made);
      if (operands == null) {
        return null;
      }
      steps.add(new Step(step.result, operands));
    }
    var results = new LinkedHashMap<Definition, Value>();
    for (var entry : second.values.entrySet()) {
      var value = substituted(List.of(entry.getValue()), second, made);
      if (value == null) {
        return null;
      }
      results.put(entry.getKey(), value.getFirst());
    }
    return new StateMap(from, second.to, steps, results, keep);
  }

  private @Nullable List<Value> substituted(List<Value> read, StateMap second, Set<Value> made) {
    var result = new ArrayList<Value>();
    for (var value : read) {
      boolean isMine = value instanceof Definition && !made.contains(value);
      var replacement = isMine ? values.get(value) : value;
      if (replacement == null) {
        return null;
      }
      boolean mayBeArbitrary =
          second.keep.contains(value) && replacement.equals(Constant.zeroOf(value.type()));
      if (mayBeArbitrary) {
        return null;
      }
      result.add(replacement);
    }
    return result;
  }

  /** Throws unless a value is there whenever an instruction is reached. */
  public static void requireComputed(Value value, Instruction at) {
    var function = at.block().function();
    if (value instanceof Definition definition
        && !(Correspondence.isThere(definition)
            && definition.block().function() == function
            && Dominators.of(function).dominates(definition, at))) {
      throw new IllegalArgumentException(value.text() + " may not have been computed before " + at);
    }
  }
}
