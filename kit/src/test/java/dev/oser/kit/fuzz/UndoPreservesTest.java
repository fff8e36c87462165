package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Taking assumptions back one by one shows nothing, unless a version is wrong. */
class UndoPreservesTest {
  @Test
  void assumptionsAreTakenBackUnnoticed() {
    var law = new UndoPreserves(Pipeline.standard());
    var broken = Fuzzer.run(law, 1, 60);
    assertEquals(List.of(), broken.stream().map(Fuzzer.Counterexample::describe).toList());
    assertTrue(law.undone() > 50, () -> "only " + law.undone() + " versions made by failures");
  }

  /** Versions that assume less than three things, which only undoing makes, add one too many. */
  private static final class WrongLater implements Pass {
    @Override
    public String name() {
      return "wrong-later";
    }

    @Override
    public String description() {
      return "Breaks versions that failures lead to.";
    }

    @Override
    public boolean run(Function function, PassContext context) {
      var editor = new Editor(function);
      long assumptions =
          function.instructions().filter(each -> each.op() instanceof SpeculationOp.Assume).count();
      if (assumptions < 3) {
        for (var instruction : function.instructions().toList()) {
          if (instruction.op() instanceof IntegerBinary
              && instruction.type() == CoreType.I32
              && instruction.operands().size() == 2) {
            editor.setOperand(instruction, 1, Constant.of(41));
          }
        }
      }
      return true;
    }
  }

  @Test
  void aWrongVersionToGoOnInIsCaught() {
    var law = new UndoPreserves(Pipeline.of(new WrongLater()));
    boolean caught = false;
    for (long seed = 1; seed < 60 && !caught; seed++) {
      caught = law.violation(ProgramGenerator.generate(seed)) != null;
    }
    assertTrue(caught);
  }
}
