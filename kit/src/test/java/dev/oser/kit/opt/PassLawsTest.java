package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.fuzz.ProgramGenerator;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What holds of every pass. */
final class PassLawsTest {
  private static final int SHAPES = Integer.getInteger("oser.shapes", 500);
  private static final int MOST_BLOCKS = 12;
  private static final long FUEL = 3000;

  /** Far more, so that a program that is not done after this is not done after an optimisation. */
  private static final long MUCH_FUEL = 20 * FUEL;

  @TestFactory
  Stream<DynamicTest> aPassKeepsWhatProgramsOfAnyShapeShow() {
    return Passes.all().stream()
        .map(
            pass ->
                DynamicTest.dynamicTest(
                    pass.name(),
                    () -> {
                      for (int seed = 0; seed < SHAPES; seed++) {
                        checkShape(seed, List.of(pass));
                      }
                    }));
  }

  @Test
  void sequencesKeepWhatProgramsOfAnyShapeShow() {
    var passes = Passes.all();
    for (int seed = SHAPES; seed < 2 * SHAPES; seed++) {
      var random = new Random(seed);
      var sequence =
          Stream.generate(() -> passes.get(random.nextInt(passes.size()))).limit(5).toList();
      checkShape(seed, sequence);
    }
  }

  private static void checkShape(int seed, List<Pass> passes) {
    var module = AnyShape.of(seed, 3 + seed % MOST_BLOCKS);
    var text = Printer.print(module);
    var expected = AnyShape.Shown.by(module, MUCH_FUEL);
    var changed = new Parser().parse(module.source(), text);
    for (var function : changed.functions()) {
      for (var pass : passes) {
        pass.run(function, PassContext.of(changed));
        assertEquals(List.of(), Verifier.verify(function), () -> pass.name() + " on\n" + text);
      }
    }
    if (expected.goesOn()) {
      // It must not end now, and show nothing else on the way.
      var actual = AnyShape.Shown.by(changed, FUEL);
      assertTrue(
          actual.goesOn() && expected.output().startsWith(actual.output()),
          () -> "seed " + seed + ": goes on, but " + actual + "\n" + describe(text, changed));
    } else {
      assertEquals(
          expected,
          AnyShape.Shown.by(changed, 3 * MUCH_FUEL),
          () -> "seed " + seed + "\n" + describe(text, changed));
    }
  }

  private static String describe(String before, Module after) {
    return before + "became\n" + Printer.print(after);
  }

  @TestFactory
  Stream<DynamicTest> aPassSaysWhetherItChangedAnythingAndDoesNothingTheSecondTime() {
    return Passes.all().stream()
        .map(pass -> DynamicTest.dynamicTest(pass.name(), () -> checkIdempotence(pass)));
  }

  private static void checkIdempotence(Pass pass) {
    Stream.concat(
            Stream.iterate(0L, seed -> seed + 1)
                .limit(SHAPES)
                .map(seed -> AnyShape.of(seed, MOST_BLOCKS)),
            Stream.iterate(0L, seed -> seed + 1).limit(200).map(ProgramGenerator::generate))
        .forEach(module -> checkIdempotence(pass, module));
  }

  private static void checkIdempotence(Pass pass, Module module) {
    for (var function : module.functions()) {
      var before = Printer.print(function);
      boolean changed = pass.run(function, PassContext.of(module));
      var after = Printer.print(function);
      assertEquals(!before.equals(after), changed, () -> pass.name() + " on\n" + before);
      // Calls that came with inlined code may be inlined next time.
      if (!(pass instanceof Inlining)) {
        assertFalse(
            pass.run(function, PassContext.of(module)),
            () -> before + "became\n" + after + "and then\n" + Printer.print(function));
      }
    }
  }
}
