package dev.oser.kit.osr.continuation;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.opt.SsaRepair;
import dev.oser.kit.opt.Unreachable;
import dev.oser.kit.osr.continuation.Continuation.Entrance;
import dev.oser.kit.osr.correspondence.Landing;
import dev.oser.kit.osr.map.StateMap;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** Builds one continuation: {@code gen_cont} of Flexible OSR §4.1, for any number of entrances. */
final class ContinuationBuilder {
  private final List<Entrance> entrances;
  private final ContinuationShape shape;
  private final FunctionCopy copy;
  private final Editor editor;

  /** Where maps land, and what is a parameter there. */
  private final Map<Instruction, Landing> landings = new LinkedHashMap<>();

  private record Landing(Block block, Map<Definition, Parameter> parameters) {}

  ContinuationBuilder(String name, List<Entrance> entrances) {
    this(new ContinuationShape(name, entrances), entrances);
  }

  ContinuationBuilder(ContinuationShape shape, List<Entrance> entrances) {
    this.shape = shape;
    this.entrances = entrances;
    var target = entrances.getFirst().map().to().block().function();
    var empty = new Function(shape.name(), shape.type(), "osr.entry", shape.parameterNames());
    copy = FunctionCopy.behind(empty, target);
    editor = new Editor(copy.function());
  }

  Continuation build() {
    var entry = copy.function().entry();
    var state = shape.unpack(editor, entry);
    entrances.forEach(this::makeLanding);
    if (entrances.size() == 1) {
      enter(entry, 0, state);
    } else {
      chooseEntrance(entry, state);
    }
    repair();
    Unreachable.remove(editor);
    forgetVariables();
    return new Continuation(copy.function(), shape);
  }

  private void chooseEntrance(Block entry, List<Value> state) {
    var targets = new ArrayList<Target>();
    for (int i = 0; i < entrances.size(); i++) {
      var block = editor.addBlock(entry, "osr.entrance." + i);
      enter(block, i, state);
      targets.add(Target.of(block));
    }
    var cases = IntStream.range(0, targets.size() - 1).boxed().toList();
    editor.terminate(entry, new ControlOp.Switch(cases), List.of(state.getFirst()), targets);
  }

  /** Everything that a map which lands here makes becomes a parameter. */
  private void makeLanding(Entrance entrance) {
    var at = (Instruction) copy.definitionOf(entrance.map().to());
    var landing = landings.get(at);
    if (landing == null) {
      landing = new Landing(editor.split(at, "osr.landing"), new IdentityHashMap<>());
      landings.put(at, landing);
    }
    for (var needed : entrance.map().values().keySet()) {
      var definition = copy.definitionOf(needed);
      if (!landing.parameters.containsKey(definition)) {
        var parameter = editor.addParameter(landing.block, definition.name(), definition.type());
        landing.block.incoming().forEach(edge -> editor.addArgument(edge, definition));
        landing.parameters.put(definition, parameter);
      }
    }
  }

  /** The compensation code of an entrance, and the jump to its landing. */
  private void enter(Block block, int index, List<Value> shared) {
    var entrance = entrances.get(index);
    Map<Definition, Value> known = new IdentityHashMap<>();
    var state = shape.stateOf(index, shared);
    for (int i = 0; i < state.size(); i++) {
      known.put(entrance.state().get(i), state.get(i));
    }
    for (var step : entrance.map().compensation()) {
      var operands = step.operands().stream().map(operand -> valueOf(operand, known)).toList();
      var result = step.result();
      known.put(
          result, editor.append(block, result.name(), result.op(), operands, result.position()));
    }
    jump(block, entrance.map(), known);
  }

  private void jump(Block block, StateMap map, Map<Definition, Value> known) {
    var landing = Objects.requireNonNull(landings.get((Instruction) copy.definitionOf(map.to())));
    var made = new IdentityHashMap<Definition, Value>();
    map.values().forEach((to, value) -> made.put(copy.definitionOf(to), valueOf(value, known)));
    var arguments = new ArrayList<Value>();
    for (var parameter : landing.block.parameters()) {
      var definition = definitionOf(landing, parameter);
      // A value that only another map to this landing makes is not needed after this one.
      arguments.add(made.getOrDefault(definition, Constant.zeroOf(parameter.type())));
    }
    editor.terminate(
        block, new ControlOp.Jump(), List.of(), List.of(new Target(landing.block, arguments)));
  }

  private static Definition definitionOf(Landing landing, Parameter parameter) {
    for (var entry : landing.parameters.entrySet()) {
      if (entry.getValue() == parameter) {
        return entry.getKey();
      }
    }
    throw new IllegalStateException("a landing has a parameter of its own: " + parameter);
  }

  private static Value valueOf(Value value, Map<Definition, Value> known) {
    return value instanceof Constant constant
        ? constant
        : Objects.requireNonNull(known.get(value), () -> "the map does not make " + value.text());
  }

  private void repair() {
    var others = new LinkedHashMap<Definition, List<Parameter>>();
    for (var entrance : entrances) {
      for (var needed : entrance.map().values().keySet()) {
        others.computeIfAbsent(copy.definitionOf(needed), _ -> new ArrayList<>());
      }
    }
    for (var landing : landings.values()) {
      landing.parameters.forEach(
          (definition, parameter) -> Objects.requireNonNull(others.get(definition)).add(parameter));
    }
    others.forEach((definition, parameters) -> SsaRepair.run(editor, definition, parameters));
  }

  /** Source variables whose value did not come along, since only they would mention it. */
  private void forgetVariables() {
    var dominators = Dominators.of(copy.function());
    for (var block : copy.function().blocks()) {
      for (var instruction : block.instructions()) {
        for (var variable : instruction.variables()) {
          if (variable.value() instanceof Definition definition
              && !dominators.dominates(definition, instruction)) {
            editor.setVariable(variable, null);
          }
        }
      }
    }
  }
}
