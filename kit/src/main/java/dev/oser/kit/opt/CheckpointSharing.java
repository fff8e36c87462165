package dev.oser.kit.opt;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets assumptions fall back to the earliest checkpoint they can, as long as nobody could notice
 * that code between is run again: unrestricted deoptimisation (Correctness §4.4). Assumptions that
 * hold for certain go, and so do checkpoints that nobody uses; their exits with them.
 */
public final class CheckpointSharing implements Pass {
  @Override
  public String name() {
    return "checkpoint-sharing";
  }

  @Override
  public String description() {
    return "Lets assumptions fall back to the earliest checkpoint they can; drops unused ones.";
  }

  @Override
  public Stage stage() {
    return Stage.SPECULATION;
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = false;
    var all = Speculations.all(function, SpeculationOp.class);
    for (var each : earliest(function, Speculations.of(all, Assume.class)).entrySet()) {
      var assume = each.getKey();
      if (assume.operand(0).equals(Constant.of(true))) {
        editor.delete(assume);
        changed = true;
      } else if (each.getValue() != assume.operand(1)) {
        editor.setOperand(assume, 1, each.getValue());
        changed = true;
      }
    }
    for (var checkpoint : Speculations.of(all, Checkpoint.class)) {
      if (!checkpoint.isUsed()) {
        Speculations.drop(editor, checkpoint);
        changed = true;
      }
    }
    return Unreachable.remove(editor) | changed;
  }

  /** {@return for each assumption the earliest checkpoint it can fall back to, before any edit} */
  private static Map<Instruction, Value> earliest(Function function, List<Instruction> assumes) {
    var checkpoints = new UsableCheckpoints(function);
    var earliest = new LinkedHashMap<Instruction, Value>();
    for (var assume : assumes) {
      var first = checkpoints.first(assume);
      earliest.put(assume, first == null ? assume.operand(1) : first);
    }
    return earliest;
  }
}
