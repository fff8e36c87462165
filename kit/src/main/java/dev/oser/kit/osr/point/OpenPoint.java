package dev.oser.kit.osr.point;

import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.opt.StateLayout;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.map.StateMap;
import java.util.ArrayList;
import java.util.List;

/**
 * An OSR point whose destination is decided when it fires: it calls a stub with a value and the
 * live state, and the stub asks a {@link ContinuationGenerator} (Flexible OSR §2, Figure 5). The
 * point describes itself in terms of the function that was there before: of the function itself if
 * it was updated in place, of the original if the point was put into a copy. In place, no map
 * starts behind a point that always fires, since that code never runs.
 *
 * @param stub the name of the stub, to be defined with {@code Machine.define}
 * @param at the instruction before which the point is
 * @param state the values that are live there, which continuations take in this order
 * @param stubType of the stub: the value, then the state
 * @param inserted the point in the code
 */
public record OpenPoint(
    String stub, Instruction at, List<Definition> state, FunctionType stubType, OsrPoint inserted) {
  /** Inserts an open point into a function. */
  public static OpenPoint insert(
      Editor editor, Instruction at, OsrCondition condition, String stub, Value value) {
    var state = List.copyOf(Liveness.of(editor.function()).liveBefore(at));
    return insert(editor, at, state, condition, stub, value);
  }

  /**
   * Inserts an open point into a copy and describes it in terms of the original. What other points
   * in the copy count is not part of the state.
   *
   * @param at an instruction of the original
   * @param condition of the original
   * @param value of the original
   */
  public static OpenPoint insert(
      FunctionCopy copy, Instruction at, OsrCondition condition, String stub, Value value) {
    var state = List.copyOf(Liveness.of(at.block().function()).liveBefore(at));
    var point =
        insert(
            new Editor(copy.function()),
            (Instruction) copy.definitionOf(at),
            state.stream().map(copy::definitionOf).toList(),
            condition.in(copy),
            stub,
            copy.valueOf(value));
    return point.inOriginalOf(copy);
  }

  private static OpenPoint insert(
      Editor editor,
      Instruction at,
      List<Definition> state,
      OsrCondition condition,
      String stub,
      Value value) {
    StateMap.requireComputed(value, at);
    var layout = StateLayout.of(state.stream().map(Value::type).toList());
    var types = new ArrayList<Type>(List.of(value.type()));
    types.addAll(layout.argumentTypes());
    var type = new FunctionType(types, editor.function().type().result());
    var point = OsrPoint.split(editor, at, condition);
    var arguments = new ArrayList<Value>(List.of(value));
    arguments.addAll(layout.pack(editor, point.leaving(), state));
    editor.terminate(
        point.leaving(), new ControlOp.Transition(stub, type), arguments, List.of(), at.position());
    return new OpenPoint(stub, at, state, type, point);
  }

  /** Inserts an open point that passes no value into a function. */
  public static OpenPoint insert(
      Editor editor, Instruction at, OsrCondition condition, String stub) {
    return insert(editor, at, condition, stub, Constant.nullOf(CoreType.REF));
  }

  /** {@return this point, described in terms of the original of the copy it was put into} */
  public OpenPoint inOriginalOf(FunctionCopy copy) {
    var originals = new ArrayList<Definition>();
    for (var definition : state) {
      originals.add(originalOf(copy, definition));
    }
    return new OpenPoint(stub, (Instruction) originalOf(copy, at), originals, stubType, inserted);
  }

  private static Definition originalOf(FunctionCopy copy, Definition definition) {
    var original = copy.originalOf(definition);
    if (original == null) {
      throw new IllegalArgumentException(definition + " was not copied from anything");
    }
    return original;
  }

  /** {@return the function that is described: what the generator makes another version of} */
  public Function source() {
    return at.block().function();
  }

  /** {@return the continuation of a map that starts here, as the stub expects it} */
  public Continuation continuation(String name, StateMap map) {
    if (map.from() != at) {
      throw new IllegalArgumentException("the map starts at " + map.from() + ", not at " + at);
    }
    return Continuation.of(name, map, state);
  }

  /** {@return the types of the parameters of continuations} */
  public List<Type> stateTypes() {
    return stubType.parameters().subList(1, stubType.parameters().size());
  }

  @Override
  public String toString() {
    return "the open OSR point before " + at + " in " + source();
  }
}
