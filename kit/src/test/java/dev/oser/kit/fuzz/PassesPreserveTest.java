package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Value;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Passes;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Passes keep what a program shows, and the test would notice if not. */
class PassesPreserveTest {
  /** Breaks programs on purpose: takes every first operand for another. */
  private record Wrong(UnaryOperator<Value> mistake) implements Pass {
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
          if (!instruction.operands().isEmpty()) {
            editor.setOperand(instruction, 0, mistake.apply(instruction.operand(0)));
          }
        }
      }
      return true;
    }
  }

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
    var wrong = new Wrong(value -> value.type() == CoreType.I64 ? Constant.of(0L) : value);
    assertFalse(Fuzzer.run(new PassesPreserve(List.of(wrong)), 1, 20).isEmpty());
  }

  @Test
  void aPlantedLossOfTheBitsOfNanIsCaught() {
    var wrong =
        new Wrong(
            value ->
                value instanceof Constant(_, Double number) && number.isNaN()
                    ? Constant.of(Double.NaN)
                    : value);
    assertFalse(Fuzzer.run(new PassesPreserve(List.of(wrong)), 1, 300).isEmpty());
  }
}
