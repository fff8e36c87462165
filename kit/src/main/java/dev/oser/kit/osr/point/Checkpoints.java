package dev.oser.kit.osr.point;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes checkpoints and what their frames go on in. */
public final class Checkpoints {
  private Checkpoints() {}

  /**
   * {@return a new checkpoint in front of an instruction}
   *
   * @param resumption the function its frame goes on in
   * @param state what that is told behind the number of what failed
   */
  public static Instruction insert(
      Editor editor, Instruction at, Function resumption, List<? extends Value> state) {
    return insert(editor, at, resumption.name(), resumption.type(), state);
  }

  /** The same for a function that is known by name and type only. */
  public static Instruction insert(
      Editor editor,
      Instruction at,
      String resumption,
      FunctionType type,
      List<? extends Value> state) {
    var before = at.block();
    var rest = editor.split(at, before.name() + ".from");
    var exit = editor.addBlock(rest, before.name() + ".exit");
    var why = editor.append(exit, "why", new SpeculationOp.Failure(), List.of(), null);
    var op = new SpeculationOp.Framestate(SpeculationOp.Place.ONLY, resumption, type);
    var frame = editor.append(exit, "frame", op, List.copyOf(state), null);
    editor.terminate(exit, new SpeculationOp.Deopt(), List.of(frame, why), List.of());
    return editor.terminate(
        before,
        new SpeculationOp.Checkpoint(),
        List.of(),
        List.of(Target.of(rest), Target.of(exit)));
  }

  /** {@return the type of what a frame goes on in, if a continuation is what it goes on to} */
  public static FunctionType resumptionType(FunctionType continuation) {
    return new FunctionType(
        Stream.concat(Stream.<Type>of(CoreType.I32), continuation.parameters().stream()).toList(),
        continuation.result());
  }

  /** {@return a function that is told a number it does not care about, and goes on} */
  public static Function resumption(String name, Function continuation) {
    var type = resumptionType(continuation.type());
    var function = empty(name, type);
    var parameters = function.parameters();
    return leavingFor(continuation, function, parameters.subList(1, parameters.size()));
  }

  /**
   * {@return a function that is told what a call has returned, and goes on behind it}
   *
   * @param returned the type of that; if it is nothing, the function is told a number
   * @param told which parameter of the continuation it is, or -1 if it needs it no more
   */
  public static Function returning(String name, Type returned, Function continuation, int told) {
    var types = new ArrayList<>(continuation.type().parameters());
    if (told >= 0) {
      types.remove(told);
    }
    types.addFirst(returned == CoreType.VOID ? CoreType.I32 : returned);
    var function = empty(name, new FunctionType(types, continuation.type().result()));
    var state = new ArrayList<Value>(function.parameters().subList(1, types.size()));
    if (told >= 0) {
      state.add(told, function.parameters().getFirst());
    }
    return leavingFor(continuation, function, state);
  }

  private static Function empty(String name, FunctionType type) {
    int count = type.parameters().size();
    return new Function(name, type, IntStream.range(0, count).mapToObj(i -> "p" + i).toList());
  }

  private static Function leavingFor(
      Function continuation, Function function, List<? extends Value> state) {
    new Editor(function)
        .terminate(
            function.entry(),
            new ControlOp.Transition(continuation.name(), continuation.type()),
            List.copyOf(state),
            List.of());
    return function;
  }
}
