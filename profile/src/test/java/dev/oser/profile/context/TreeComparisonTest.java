package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The measures of D'Elia §5.1.2. */
class TreeComparisonTest {
  /** A profile of main calling each of these callees as often as given. */
  private static ContextSummary calls(int... pairs) {
    var profiler = new ContextProfiler(Counting.exact());
    profiler.descend(0, 0);
    for (int i = 0; i < pairs.length; i += 2) {
      profiler.descend(pairs[i], 0);
      profiler.charge(pairs[i + 1]);
      profiler.exit();
    }
    return profiler.summary("calls", Labels.numbers());
  }

  @Test
  void aSmallExampleByHand() {
    var exact = calls(1, 50, 2, 30, 3, 15, 4, 5);
    // 2 is counted 33 instead of 30; 3 is left out; 4 is thought hot.
    var estimate = calls(1, 50, 2, 33, 4, 17);
    var comparison = new TreeComparison(estimate, exact, 0.15);
    assertEquals(0.85, comparison.overlap(), 1e-9);
    assertEquals(1, comparison.hotEdgeCoverage(0.6));
    assertEquals(2.0 / 3, comparison.hotEdgeCoverage(0.3), 1e-9);
    assertEquals(30, comparison.maximumUncovered(), 1e-9);
    assertEquals(30, comparison.averageUncovered(), 1e-9);
    assertEquals(1, comparison.falsePositives());
    assertEquals(1, comparison.falseNegatives());
    assertEquals(240, comparison.maximumError(), 1e-9);
    assertEquals((0 + 10 + 240) / 3.0, comparison.averageError(), 1e-9);
  }

  @Test
  void aTreeComparedWithItselfIsPerfect() {
    var exact = calls(1, 50, 2, 30, 3, 15, 4, 5);
    var comparison = new TreeComparison(exact, exact, 0.1);
    assertEquals(1, comparison.overlap());
    assertEquals(1, comparison.hotEdgeCoverage(0));
    assertEquals(0, comparison.maximumUncovered());
    assertEquals(0, comparison.falsePositives() + comparison.falseNegatives());
    assertEquals(0, comparison.maximumError());
  }

  @Test
  void countsOfBurstsAreScaled() {
    var comparison = new TreeComparison(calls(1, 5, 2, 5), calls(1, 60, 2, 40), 0.1);
    assertEquals(25, comparison.maximumError(), 1e-9);
  }

  @Test
  void hotTreesCoverAllEdgesAtTheBoundOfTheText() {
    double phi = 0.01;
    for (long seed = 1; seed <= 8; seed++) {
      var exact = new ContextProfiler(Counting.exact());
      var small = new ContextProfiler(Counting.spaceSaving(phi / 5));
      Traces.run(seed, 50_000, List.of(Traces.listener(exact), Traces.listener(small)));
      var truth = exact.summary("calls", Labels.numbers());
      var hot = small.summary("calls", Labels.numbers()).hot(phi);
      var comparison = new TreeComparison(hot, truth, phi);
      long heaviest = truth.hottest(1).getFirst().count();
      // D'Elia §5.1.5: coverage is 100 % as long as τ is at least φN / heaviest.
      assertEquals(1, comparison.hotEdgeCoverage(phi * truth.total() / heaviest));
      assertEquals(0, comparison.falseNegatives());
      assertTrue(comparison.averageError() <= comparison.maximumError());
    }
  }
}
