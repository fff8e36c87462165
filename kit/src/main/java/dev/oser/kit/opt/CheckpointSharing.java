package dev.oser.kit.opt;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;

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
    var checkpoints = Speculations.all(function, Checkpoint.class);
    for (var assume : Speculations.all(function, Assume.class)) {
      var earliest = Speculations.usableAt(checkpoints, assume);
      if (assume.operand(0).equals(Constant.of(true))) {
        editor.delete(assume);
        changed = true;
      } else if (earliest != null && earliest != assume.operand(1)) {
        editor.setOperand(assume, 1, earliest);
        changed = true;
      }
    }
    for (var checkpoint : checkpoints) {
      if (!checkpoint.isUsed()) {
        Speculations.drop(editor, checkpoint);
        changed = true;
      }
    }
    return Unreachable.remove(editor) | changed;
  }
}
