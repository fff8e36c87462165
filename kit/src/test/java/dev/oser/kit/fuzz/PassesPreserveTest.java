package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Passes;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Passes keep what a program shows, and the test would notice if not. */
class PassesPreserveTest {
  /** Takes every first operand that is an i64 for zero. */
  private static final Pass WRONG =
      new Pass() {
        @Override
        public String name() {
          return "wrong";
        }

        @Override
        public String description() {
          return "Breaks programs on purpose.";
        }

        @Override
        public boolean run(Function function, PassContext context) {
          var editor = new Editor(function);
          for (var block : function.blocks()) {
            for (var instruction : block.instructions()) {
              if (!instruction.operands().isEmpty()
                  && instruction.operand(0).type() == CoreType.I64) {
                editor.setOperand(instruction, 0, Constant.of(0L));
              }
            }
          }
          return true;
        }
      };

  @Test
  void passesInAnyOrderKeepWhatAProgramShows() {
    var law = new PassesPreserve(Passes.all());
    var broken = Fuzzer.run(law, 1, 300);
    assertEquals(List.of(), broken.stream().map(Fuzzer.Counterexample::describe).toList());
    assertTrue(
        law.changes() > 1000, () -> "passes changed something only " + law.changes() + " times");
  }

  @Test
  void aPlantedWrongPassIsCaught() {
    assertFalse(Fuzzer.run(new PassesPreserve(List.of(WRONG)), 1, 20).isEmpty());
  }
}
