package dev.oser.lang.sourir.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import dev.oser.kit.ir.speculation.SpeculationOp.Place;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.lang.sourir.opt.Passes;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compiled programs show what the model shows, whatever fails; and a compiler that errs is caught.
 */
class JitLawTest {
  private static final long SEED = 20260202;
  private static final long PROGRAMS = 150;

  @Test
  void theEnginesShowTheSame() {
    var fuzzer = Fuzzer.ofEngines(Passes.single(), JitOptions.USUAL);
    assertEquals(List.of(), fuzzer.run(SEED, PROGRAMS));
    assertTrue(fuzzer.deoptimizations() > PROGRAMS, "only " + fuzzer.deoptimizations());
  }

  /** Inlining makes assumes with several frames, and versions chains of assumes. */
  @Test
  void theEnginesShowTheSameThroughChainsAndInlinedFrames() {
    var fuzzer = Fuzzer.ofEngines(Passes.parse("fresh,inline_max,prune,compose"), JitOptions.USUAL);
    assertEquals(List.of(), fuzzer.run(SEED, PROGRAMS / 2));
    assertTrue(fuzzer.deoptimizations() > PROGRAMS / 2, "only " + fuzzer.deoptimizations());
  }

  @TestFactory
  Stream<DynamicTest> plantedMistakesAreCaught() {
    return Stream.of(
        planted("a wrong varmap slot", JitLawTest::swapVariables),
        planted("a dropped frame", JitLawTest::dropFrame),
        planted("a skipped type check", JitLawTest::skipCheck));
  }

  private static DynamicTest planted(String name, Consumer<Function> mistake) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          var options = JitOptions.USUAL.tampering(mistake);
          var fuzzer = Fuzzer.ofEngines(Passes.parse("fresh,inline_max,prune,compose"), options);
          var found = List.<String>of();
          for (long seed = SEED; seed < SEED + 2000 && found.isEmpty(); seed++) {
            found = fuzzer.run(seed, 1);
          }
          assertFalse(found.isEmpty(), name + " was not caught");
        });
  }

  private static List<Instruction> all(Function function, Class<? extends Op> op) {
    return function.instructions().filter(each -> op.isInstance(each.op())).toList();
  }

  private static void swapVariables(Function function) {
    var editor = new Editor(function);
    for (var frame : all(function, Framestate.class)) {
      int first = ((Framestate) frame.op()).hasCaller() ? 2 : 1;
      for (int i = first; i + 1 < frame.operands().size(); i++) {
        var a = frame.operand(i);
        var b = frame.operand(i + 1);
        if (a.type().equals(b.type()) && !a.equals(b)) {
          editor.setOperand(frame, i, b);
          editor.setOperand(frame, i + 1, a);
          break;
        }
      }
    }
  }

  private static void dropFrame(Function function) {
    var editor = new Editor(function);
    for (var frame : all(function, Framestate.class)) {
      var state = (Framestate) frame.op();
      if (state.place() == Place.INNER) {
        var alone = new Framestate(Place.ONLY, state.descriptor());
        var operands = frame.operands().subList(1, frame.operands().size());
        editor.replaceAll(frame, editor.add(frame, "alone", alone, operands));
        editor.delete(frame);
      }
    }
  }

  /** The checks of the compiler have small numbers; those of the program stay. */
  private static void skipCheck(Function function) {
    var editor = new Editor(function);
    for (var assume : all(function, SpeculationOp.Assume.class)) {
      if (((Assume) assume.op()).reason() < 5) {
        editor.delete(assume);
      }
    }
  }
}
