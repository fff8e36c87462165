package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.core.RecordOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import dev.oser.kit.opt.AllocationSinking;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Passes;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nobody can tell which objects exist, and passes that let somebody tell are noticed. */
class ObjectsPreservedTest {
  private static final Pass SINKING = new AllocationSinking();

  @Test
  void sunkAllocationsAreTheSameObjects() {
    var law = new ObjectsPreserved(List.of(SINKING, SINKING), Passes.all());
    var broken = Fuzzer.run(law, 1, 200);
    assertEquals(List.of(), broken.stream().map(Fuzzer.Counterexample::describe).toList());
    assertTrue(law.failures() > 400, () -> "only " + law.failures() + " failures");
  }

  /** A pass that is wrong. */
  private abstract static class Wrong implements Pass {
    @Override
    public String name() {
      return getClass().getSimpleName();
    }

    @Override
    public String description() {
      return "Is wrong.";
    }

    @Override
    public boolean run(Function function, PassContext context) {
      var editor = new Editor(function);
      for (var instruction : function.instructions().toList()) {
        damage(editor, instruction);
      }
      return true;
    }

    abstract void damage(Editor editor, Instruction instruction);
  }

  /** Makes an object for each value of a frame, even if two are the same. */
  private static final class Twins extends Wrong {
    @Override
    void damage(Editor editor, Instruction instruction) {
      if (instruction.op() instanceof Framestate) {
        for (int i = 0; i < instruction.operands().size(); i++) {
          if (instruction.operand(i) instanceof Instruction made
              && made.op() instanceof RecordOp.New) {
            var twin = editor.add(instruction, "twin", made.op(), made.operands());
            editor.setOperand(instruction, i, twin);
          }
        }
      }
    }
  }

  @Test
  void objectsThatAreMadeTwiceAreCaught() {
    assertCaught(new Twins());
  }

  /** Makes objects as they were at first. */
  private static final class Stale extends Wrong {
    @Override
    void damage(Editor editor, Instruction instruction) {
      if (instruction.op() instanceof RecordOp.Set(_, int field)
          && instruction.operand(0) instanceof Instruction made
          && made.op() instanceof RecordOp.New
          && field == 0) {
        editor.delete(instruction);
      }
    }
  }

  @Test
  void objectsThatAreNotUpToDateAreCaught() {
    assertCaught(new Stale());
  }

  private static void assertCaught(Pass wrong) {
    var law = new ObjectsPreserved(List.of(wrong), List.of());
    boolean caught = false;
    for (long seed = 1; seed < 100 && !caught; seed++) {
      caught = law.violation(law.program(seed)) != null;
    }
    assertTrue(caught);
  }
}
