package dev.oser.kit.osr.map;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import java.util.List;

/**
 * Where instructions of compensation code live that no version has. They only name results: what
 * they are computed from is said by the steps of a map.
 */
public final class CompensationCode {
  private final Editor editor;

  public CompensationCode() {
    editor = new Editor(new Function("compensation", FunctionType.of(CoreType.VOID), List.of()));
    editor.terminate(
        editor.function().entry(), new ControlOp.Return(CoreType.VOID), List.of(), List.of());
  }

  /** {@return an instruction that names the result of an op} */
  public Instruction result(String name, Op op) {
    var standIns = op.operandTypes().stream().<Value>map(Constant::zeroOf).toList();
    return editor.add(editor.function().entry().terminator(), name, op, standIns);
  }
}
