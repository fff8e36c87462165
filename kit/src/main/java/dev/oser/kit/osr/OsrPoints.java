package dev.oser.kit.osr;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import java.util.List;

/**
 * Inserts OSR points: places where a running activation leaves for a continuation. A point splits a
 * block; if its condition holds, the continuation is called with what the state map reads and its
 * result is returned (002 §2, Figure 2). The JVM has no tail calls, so the frame stays until the
 * continuation returns.
 */
public final class OsrPoints {
  private OsrPoints() {}

  /**
   * Inserts a resolved point before the instruction where the map starts.
   *
   * @param condition an i1 value that is available there; a constant for always or never
   * @param continuation the function made for the map by {@link Continuations}
   */
  public static void insert(Editor editor, StateMap map, Value condition, Function continuation) {
    var at = map.from();
    var here = at.block();
    var rest = editor.split(at, here.name() + ".rest");
    var fire = editor.addBlock(rest, here.name() + ".osr");
    var inputs = List.<Value>copyOf(map.inputs());
    var op = new CallOp.Call(continuation.name(), continuation.type());
    var call = editor.append(fire, "osr.result", op, inputs, at.position());
    var type = continuation.type().result();
    editor.terminate(
        fire,
        new ControlOp.Return(type),
        type == CoreType.VOID ? List.of() : List.of(call),
        List.of());
    editor.terminate(
        here,
        new ControlOp.Branch(),
        List.of(condition),
        List.of(Target.of(fire), Target.of(rest)));
  }
}
