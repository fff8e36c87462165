package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Passes;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Assuming anything changes nothing, and a pass that breaks the rules is noticed. */
class SpeculationPreservesTest {
  @Test
  void assumptionsChangeNothing() {
    var law = new SpeculationPreserves(Passes.all());
    var broken = Fuzzer.run(law, 1, 150);
    assertEquals(List.of(), broken.stream().map(Fuzzer.Counterexample::describe).toList());
    assertTrue(law.assumptions() > 1000, () -> "only " + law.assumptions() + " assumptions");
    assertTrue(law.chains() > 30, () -> "only " + law.chains() + " exits for several frames");
  }

  /** Seed 1632: a checkpoint was passed out of a loop like a value. */
  @Test
  void checkpointsAreNotPassedOn() {
    assertEquals(List.of(), Fuzzer.run(new SpeculationPreserves(Passes.all()), 1632, 1));
  }

  /** Moves assumptions to behind what follows them. */
  private static final class Late implements Pass {
    @Override
    public String name() {
      return "late";
    }

    @Override
    public String description() {
      return "Checks too late.";
    }

    @Override
    public boolean run(Function function, PassContext context) {
      var editor = new Editor(function);
      for (var block : ReversePostorder.of(function).order()) {
        for (var instruction : List.copyOf(block.instructions())) {
          if (instruction.op() instanceof SpeculationOp.Assume) {
            editor.sink(instruction, block.terminator());
          }
        }
      }
      return true;
    }
  }

  @Test
  void anAssumptionThatComesTooLateIsCaught() {
    assertCaught(new Late());
  }

  /** Forgets the last value of a frame. */
  private static final class Forgetful implements Pass {
    @Override
    public String name() {
      return "forgetful";
    }

    @Override
    public String description() {
      return "Loses a value of a frame.";
    }

    @Override
    public boolean run(Function function, PassContext context) {
      var editor = new Editor(function);
      for (var block : function.blocks()) {
        for (Instruction instruction : block.instructions()) {
          int last = instruction.operands().size() - 1;
          if (instruction.op() instanceof SpeculationOp.Framestate && last >= 0) {
            var type = instruction.operand(last).type();
            editor.setOperand(instruction, last, Constant.zeroOf(type));
          }
        }
      }
      return true;
    }
  }

  @Test
  void aFrameThatForgetsIsCaught() {
    assertCaught(new Forgetful());
  }

  /** Leaves for the frame of an inlined callee and takes that for the result of its caller. */
  private static final class Chainless implements Pass {
    @Override
    public String name() {
      return "chainless";
    }

    @Override
    public String description() {
      return "Loses the frame of a caller.";
    }

    @Override
    public boolean run(Function function, PassContext context) {
      var editor = new Editor(function);
      for (var frame : function.instructions().toList()) {
        if (frame.op() instanceof SpeculationOp.Framestate state
            && state.place() == SpeculationOp.Place.INNER
            && state.type().result().equals(function.type().result())) {
          var alone = new SpeculationOp.Framestate(SpeculationOp.Place.ONLY, state.descriptor());
          var values = frame.operands().subList(1, frame.operands().size());
          editor.replaceAll(frame, editor.add(frame, "alone", alone, values));
          editor.delete(frame);
        }
      }
      return true;
    }
  }

  @Test
  void aCallerThatIsLostIsCaught() {
    // A small program, which is soon inlined and fails in all its places.
    assertCaught(
        new Chainless(),
        seed ->
            new Parser()
                .parse(
                    "seed-" + seed,
                    """
                    func @f(%x: i64) -> i64 {
                    entry:
                      %y = i64.add %x, 1
                      %z = i64.mul %y, %x
                      return %z
                    }

                    func @main() -> i64 {
                    entry:
                      %a = call @f(1)
                      print i64 %a
                      %b = call @f(%a)
                      %c = i64.add %b, 1000
                      return %c
                    }
                    """));
  }

  private static void assertCaught(Pass pass) {
    assertCaught(pass, ProgramGenerator::generate);
  }

  private static void assertCaught(Pass pass, LongFunction<Module> programs) {
    var law = new SpeculationPreserves(List.of(pass));
    boolean caught = false;
    for (long seed = 1; seed < 300 && !caught; seed++) {
      caught = law.violation(programs.apply(seed)) != null;
    }
    assertTrue(caught);
  }
}
