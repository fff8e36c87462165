package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Stage;
import java.util.List;

/** Drops checkpoints that nobody falls back to, and leaves the others where they are. */
final class UnusedCheckpoints implements Pass {
  @Override
  public String name() {
    return "unused-checkpoints";
  }

  @Override
  public String description() {
    return "Drops checkpoints that nobody falls back to.";
  }

  @Override
  public Stage stage() {
    return Stage.SPECULATION;
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = false;
    for (var block : List.copyOf(function.blocks())) {
      var terminator = block.terminator();
      if (terminator.op() instanceof Checkpoint && !terminator.isUsed()) {
        var next = terminator.edges().getFirst();
        editor.terminate(
            block,
            new ControlOp.Jump(),
            List.of(),
            List.of(new Target(next.target(), next.arguments())));
        changed = true;
      }
    }
    return changed;
  }
}
