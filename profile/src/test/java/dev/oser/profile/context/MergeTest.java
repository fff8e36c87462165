package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import org.junit.jupiter.api.Test;

/** Merging adds up counts, bounds and promises. */
class MergeTest {
  private static final double PHI = 0.02;
  private static final double EPSILON = 0.004;

  private static ContextSummary run(Counting counting, long seed, int events) {
    var profiler = new ContextProfiler(counting);
    Traces.run(seed, events, List.of(Traces.listener(profiler)));
    return profiler.summary("calls", Labels.numbers());
  }

  @Test
  void theSumOfExactTreesIsExact() {
    var parts = List.of(run(Counting.exact(), 1, 5000), run(Counting.exact(), 2, 9000));
    var sum = new Truth();
    for (var part : parts) {
      Truth.of(part).counts.forEach(sum::add);
    }
    var merged = ContextSummary.merge(parts);
    assertEquals(0, merged.uncertainty());
    assertEquals(List.of(), sum.violations(merged, 0.001, 0));
  }

  @Test
  void guaranteesHoldForTheSum() {
    for (DoubleFunction<Counting> kind :
        List.<DoubleFunction<Counting>>of(
            Counting::spaceSaving, Counting::weightedSpaceSaving, Counting::lossy)) {
      for (long seed = 1; seed <= 4; seed++) {
        var truth = new Truth();
        var parts = new ArrayList<ContextSummary>();
        for (int thread = 0; thread < 5; thread++) {
          int events = 2000 + 4000 * thread;
          parts.add(run(kind.apply(EPSILON), seed * 10 + thread % 3, events));
          Truth.of(run(Counting.exact(), seed * 10 + thread % 3, events))
              .counts
              .forEach(truth::add);
        }
        var merged = ContextSummary.merge(parts);
        assertEquals(List.of(), truth.violations(merged, PHI, EPSILON));
        assertEquals(
            parts.stream().mapToLong(ContextSummary::uncertainty).sum(), merged.uncertainty());
        assertFalse(
            truth.violations(ContextSummary.merge(parts.subList(1, 5)), PHI, EPSILON).isEmpty());
      }
    }
  }

  /** Agarwal et al.: with 1/ε counts kept, the bound is that of one summary of everything. */
  @Test
  void aSumMadeSmallAgainKeepsTheGuarantees() {
    for (long seed = 1; seed <= 4; seed++) {
      var truth = new Truth();
      var small = run(Counting.spaceSaving(EPSILON), seed, 20_000);
      Truth.of(run(Counting.exact(), seed, 20_000)).counts.forEach(truth::add);
      for (int thread = 1; thread < 6; thread++) {
        var next = run(Counting.spaceSaving(EPSILON), seed + 100 * thread, 20_000);
        Truth.of(run(Counting.exact(), seed + 100 * thread, 20_000)).counts.forEach(truth::add);
        small = ContextSummary.merge(List.of(small, next)).limitTo((int) (1 / EPSILON));
        assertEquals(List.of(), truth.violations(small, PHI, EPSILON));
        assertTrue(small.size() < 1500, "size " + small.size());
      }
      var tooSmall = small.limitTo(2);
      assertEquals(List.of(), truth.violations(tooSmall, 1, 1));
      assertFalse(truth.violations(tooSmall, PHI, EPSILON).isEmpty());
    }
  }

  @Test
  void orderAndGroupingDoNotMatter() {
    var a = run(Counting.spaceSaving(EPSILON), 1, 9000);
    var b = run(Counting.lossy(EPSILON), 2, 8000);
    var c = run(Counting.exact(), 3, 7000);
    var together = ContextSummary.merge(List.of(a, b, c));
    assertEquals(together, ContextSummary.merge(List.of(c, a, b)));
    assertEquals(together.hashCode(), ContextSummary.merge(List.of(c, a, b)).hashCode());
    assertEquals(a, ContextSummary.merge(List.of(a)));
    assertFalse(together.equals(ContextSummary.merge(List.of(a, b, b))));

    var grouped = ContextSummary.merge(List.of(ContextSummary.merge(List.of(a, b)), c));
    assertEquals(together, grouped);
  }

  @Test
  void whatCannotBeMergedSaysSo() {
    var calls = run(Counting.exact(), 1, 100);
    var profiler = new ContextProfiler(Counting.exact());
    var times = profiler.summary("ns", Labels.numbers());
    var error =
        assertThrows(
            IllegalArgumentException.class, () -> ContextSummary.merge(List.of(calls, times)));
    assertEquals("cannot merge a profile of calls with one of ns", error.getMessage());
    assertThrows(IllegalArgumentException.class, () -> ContextSummary.merge(List.of()));
    assertThrows(IllegalArgumentException.class, () -> calls.limitTo(0));
  }

  @Test
  void aShareThatMayMissContextsIsRefused() {
    var summary = run(Counting.spaceSaving(0.01), 1, 50_000);
    double share = (double) summary.uncertainty() / summary.total();
    assertThrows(IllegalArgumentException.class, () -> summary.hot(share));
    assertThrows(IllegalArgumentException.class, () -> summary.hot(0));
    assertThrows(IllegalArgumentException.class, () -> Counting.spaceSaving(0));
    assertThrows(IllegalArgumentException.class, () -> Counting.lossy(Double.NaN));
    summary.hot(share + 1e-4);
  }
}
