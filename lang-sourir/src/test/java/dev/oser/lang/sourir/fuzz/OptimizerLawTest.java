package dev.oser.lang.sourir.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.sourir.opt.Draft;
import dev.oser.lang.sourir.opt.Pass;
import dev.oser.lang.sourir.opt.Passes;
import dev.oser.lang.sourir.opt.WrongPasses;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Neither passes nor failing assumes change what a program shows. */
class OptimizerLawTest {
  private static final long SEED = 20260101;
  private static final long PROGRAMS = 600;
  private static final long PROGRAMS_PER_PASS = 30;

  @Test
  void randomSequencesOfPassesChangeNothing() {
    var fuzzer = Fuzzer.ofPasses(Passes.single());
    assertEquals(List.of(), fuzzer.run(SEED, PROGRAMS));
    assertTrue(fuzzer.deoptimizations() > PROGRAMS);
  }

  @TestFactory
  Stream<DynamicTest> eachPassAloneChangesNothing() {
    return Stream.concat(Passes.single().stream().map(List::of), Stream.of(Passes.parse("all")))
        .map(
            pool ->
                DynamicTest.dynamicTest(
                    pool.getFirst().name() + (pool.size() > 1 ? " and the others of all" : ""),
                    () ->
                        assertEquals(
                            List.of(), Fuzzer.ofPasses(pool).run(SEED, PROGRAMS_PER_PASS))));
  }

  @TestFactory
  Stream<DynamicTest> eachPassDoesSomethingToGeneratedPrograms() {
    return Passes.single().stream()
        .map(pass -> DynamicTest.dynamicTest(pass.name(), () -> assertTrue(changes(pass) > 0)));
  }

  /** After fresh there is something for every pass to do. */
  private static int changes(Pass pass) {
    int changes = 0;
    for (long seed = SEED; seed < SEED + 60; seed++) {
      var draft = Draft.of(FuzzCase.of(seed, Passes.single()).program(), false);
      for (var prepare : Passes.parse("fresh,fresh")) {
        draft = prepare.apply(draft);
      }
      if (!pass.apply(draft).program().equals(draft.program())) {
        changes++;
      }
    }
    return changes;
  }

  @TestFactory
  Stream<DynamicTest> plantedWrongPassesAreCaught() {
    return WrongPasses.all().stream()
        .map(wrong -> DynamicTest.dynamicTest(wrong.name(), () -> assertCaught(wrong)));
  }

  private static void assertCaught(Pass wrong) {
    var pool = new ArrayList<Pass>(Passes.single());
    // Often enough to be chosen.
    for (int i = 0; i < 8; i++) {
      pool.add(wrong);
    }
    var fuzzer = Fuzzer.ofPasses(pool);
    var found = List.<String>of();
    for (long seed = SEED; seed < SEED + 4000 && found.isEmpty(); seed += 5) {
      found = fuzzer.run(seed, 5);
    }
    assertFalse(found.isEmpty(), wrong.name() + " was not caught");
    assertTrue(found.getFirst().contains(wrong.name()), found.getFirst());
  }
}
