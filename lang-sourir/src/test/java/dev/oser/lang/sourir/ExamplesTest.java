package dev.oser.lang.sourir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.sourir.opt.Optimizer;
import dev.oser.lang.sourir.opt.Pass;
import dev.oser.lang.sourir.opt.Passes;
import dev.oser.lang.sourir.stress.Stress;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.invariants.AssumptionTransparency;
import dev.oser.models.sourir.invariants.Search;
import dev.oser.models.sourir.invariants.VersionEquivalence;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ExamplesTest {
  private static final long FUEL = 200_000;
  private static final Search SEARCH = new Search(12, 8, 2_000);
  private static final List<Stress> MODES =
      List.of(
          new Stress.None(),
          new Stress.First(),
          new Stress.Every(2),
          new Stress.AtRandom(7),
          new Stress.All());

  private static Trace run(Program program, Stress stress) {
    return Recording.run(program, Examples.INPUT, stress.speculation(), FUEL).trace();
  }

  private static List<List<Pass>> sequences() {
    var sequences = new ArrayList<List<Pass>>();
    Passes.single().forEach(pass -> sequences.add(List.of(pass)));
    sequences.add(Passes.parse("all"));
    sequences.add(Passes.parse("all,all"));
    sequences.add(Passes.parse("fresh,fresh,compose,unreachable"));
    return sequences;
  }

  @TestFactory
  Stream<DynamicTest> examplesShowTheSameOptimisedAndUnderStress() {
    assertTrue(Examples.all().size() >= 8);
    return Examples.all().stream().map(file -> test(file, MODES));
  }

  /** Their assumes lie, so they must not be made to fail; optimising alone shows nothing. */
  @TestFactory
  Stream<DynamicTest> lyingExamplesShowTheSameOptimised() {
    assertFalse(Examples.wrong().isEmpty());
    return Examples.wrong().stream().map(file -> test(file, List.of(new Stress.None())));
  }

  private static DynamicTest test(Path file, List<Stress> modes) {
    return DynamicTest.dynamicTest(
        String.valueOf(file.getFileName()),
        () -> {
          var program = Examples.read(file).program();
          var expected = run(program, new Stress.None());
          for (var passes : sequences()) {
            var optimized = Optimizer.run(program, passes, false).program();
            for (var mode : modes) {
              var actual = run(optimized, mode);
              assertFalse(
                  actual.differsFrom(expected),
                  passes.getFirst().name() + " " + mode + ": " + actual);
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> examplesKeepTheInvariantsAlsoOptimised() {
    return Examples.all().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    String.valueOf(file.getFileName()),
                    () -> {
                      var program = Examples.read(file).program();
                      assertKept(program);
                      assertKept(Optimizer.run(program, Passes.parse("all"), false).program());
                    }));
  }

  private static void assertKept(Program program) {
    assertEquals(Optional.empty(), VersionEquivalence.search(program, SEARCH));
    assertEquals(Optional.empty(), AssumptionTransparency.search(program, SEARCH));
  }

  @Test
  void figure6IsCaught() {
    var program = Examples.read("wrong/figure-6.sou").program();
    assertEquals(Optional.empty(), VersionEquivalence.search(program, SEARCH));
    assertTrue(AssumptionTransparency.search(program, SEARCH).isPresent());
  }
}
