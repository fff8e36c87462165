package dev.oser.kit.osr.map;

import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A state map written by a front end, for versions that no journal connects: a value that is boxed
 * in one and not in the other, an environment that is values in one and an object in the other
 * (Flexible OSR §2.2). What is written is checked as far as it can be: types, what is available at
 * the source, and that nothing is missing at the target.
 */
public final class StateMapBuilder {
  private final Instruction from;
  private final Instruction to;
  private final CompensationCode code = new CompensationCode();
  private final List<StateMap.Step> steps = new ArrayList<>();
  private final Set<Value> computed = Collections.newSetFromMap(new IdentityHashMap<>());
  private final LinkedHashMap<Definition, Value> values = new LinkedHashMap<>();

  /**
   * Begins a map.
   *
   * @param from the instruction of the source that would be executed next
   * @param to the instruction of the target that is executed next instead
   */
  public StateMapBuilder(Instruction from, Instruction to) {
    this.from = from;
    this.to = to;
  }

  /**
   * Adds an instruction of compensation code.
   *
   * @param operands constants, values of the source, or results of earlier instructions
   * @return its result
   */
  public Instruction compute(String name, Op op, Value... operands) {
    var given = List.of(operands);
    var expected = op.operandTypes();
    if (given.size() != expected.size()) {
      throw new IllegalArgumentException(
          op.mnemonic() + " takes " + expected.size() + " operands, not " + given.size());
    }
    for (int i = 0; i < given.size(); i++) {
      requireType(op.mnemonic() + " takes", expected.get(i), given.get(i));
      requireAvailable(given.get(i));
    }
    var result = code.result(name, op);
    steps.add(new StateMap.Step(result, given));
    computed.add(result);
    return result;
  }

  /** Says what a value of the target is. */
  public StateMapBuilder set(Definition target, Value value) {
    if (target.block().function() != to.block().function()) {
      throw new IllegalArgumentException(target + " is not a value of " + to.block().function());
    }
    requireType(target + " is", target.type(), value);
    requireAvailable(value);
    values.put(target, value);
    return this;
  }

  private static void requireType(String what, Type expected, Value value) {
    if (!value.type().equals(expected)) {
      throw new IllegalArgumentException(
          what + " " + expected.text() + ", not " + value.text() + ": " + value.type().text());
    }
  }

  private void requireAvailable(Value value) {
    if (!computed.contains(value)) {
      StateMap.requireComputed(value, from);
    }
  }

  /** {@return the map} */
  public StateMap build() {
    for (var needed : Liveness.of(to.block().function()).liveBefore(to)) {
      if (!values.containsKey(needed)) {
        throw new IllegalArgumentException(
            "the map does not say what " + needed.text() + " is, which is needed at " + to);
      }
    }
    var map = new StateMap(from, to, steps, values, new LinkedHashSet<>());
    var live = Liveness.of(from.block().function()).liveBefore(from);
    var keep = new LinkedHashSet<>(map.inputs());
    keep.removeAll(live);
    return new StateMap(from, to, steps, values, keep);
  }
}
