package dev.oser.kit.osr;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.opt.Unreachable;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Makes continuations: functions that go on where a state map lands. Their parameters are the
 * values of the source that the map reads; their entry holds the compensation code and jumps into a
 * copy of the target at the landing; what can no longer be reached is gone (002 §2, Figure 7).
 */
public final class Continuations {
  private Continuations() {}

  /**
   * {@return a function that takes what {@link StateMap#inputs} lists, in that order, and returns
   * what the target would}
   */
  public static Function make(String name, Function target, StateMap map) {
    var inputs = List.copyOf(map.inputs());
    var type = new FunctionType(inputs.stream().map(Value::type).toList(), target.type().result());
    var names = inputs.stream().map(input -> "osr." + input.name()).toList();
    var copy = FunctionCopy.behind(new Function(name, type, "osr.entry", names), target);
    var function = copy.function();
    var editor = new Editor(function);

    Map<Definition, Value> known = new IdentityHashMap<>();
    for (int i = 0; i < inputs.size(); i++) {
      known.put(inputs.get(i), function.parameters().get(i));
    }
    for (var step : map.compensation()) {
      var operands = step.operands().stream().map(operand -> valueOf(operand, known)).toList();
      var result = step.result();
      known.put(
          result,
          editor.append(function.entry(), result.name(), result.op(), operands, result.position()));
    }
    land(editor, copy, map, known);
    Unreachable.remove(editor);
    return function;
  }

  private static Value valueOf(Value value, Map<Definition, Value> known) {
    return value instanceof Constant constant
        ? constant
        : Objects.requireNonNull(known.get(value), () -> "the map does not make " + value.text());
  }

  /** Jumps from the entry to the landing, where every value that is live becomes a parameter. */
  private static void land(
      Editor editor, FunctionCopy copy, StateMap map, Map<Definition, Value> known) {
    var landing = editor.split((Instruction) copy.definitionOf(map.to()), "osr.landing");
    var before = List.copyOf(landing.incoming());
    var values = new ArrayList<Value>();
    var parameters = new ArrayList<Parameter>();
    for (var entry : map.values().entrySet()) {
      var definition = copy.definitionOf(entry.getKey());
      var parameter = editor.addParameter(landing, definition.name(), definition.type());
      before.forEach(edge -> editor.addArgument(edge, definition));
      values.add(valueOf(entry.getValue(), known));
      parameters.add(parameter);
    }
    editor.terminate(
        editor.function().entry(),
        new ControlOp.Jump(),
        List.of(),
        List.of(new Target(landing, values)));
    int next = 0;
    for (var definition : map.values().keySet()) {
      SsaRepair.run(editor, copy.definitionOf(definition), parameters.get(next++));
    }
  }
}
