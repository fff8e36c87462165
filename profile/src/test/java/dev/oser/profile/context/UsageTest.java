package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.report.ContextReport;
import dev.oser.profile.report.Samples;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What contexts use with their callees is the sum of what these use themselves. */
class UsageTest {
  private static void assertInclusive(ContextSummary summary) {
    var sums = new long[summary.size()];
    for (int node = summary.size() - 1; node > 0; node--) {
      sums[node] += summary.count(node);
      sums[summary.parent(node)] += sums[node];
      assertEquals(sums[node], summary.inclusive(node));
      assertTrue(summary.calls(node) > 0);
    }
    assertEquals(summary.total(), sums[0]);
  }

  @Test
  void inclusiveIsTheSumOfTheTree() {
    for (long seed = 1; seed <= 20; seed++) {
      assertInclusive(Samples.times(seed, 2000));
    }
  }

  @Test
  void itSurvivesFilesAndSums() throws IOException {
    var first = Samples.times(1, 1000);
    var second = Samples.times(2, 1000);
    var sum = ContextSummary.merge(List.of(first, second));
    assertInclusive(sum);
    var bytes = new ByteArrayOutputStream();
    SummaryFile.write(sum, bytes);
    assertEquals(sum, SummaryFile.read("test", new ByteArrayInputStream(bytes.toByteArray())));
    var calls = Samples.contexts(1, 100, 5, Counting.exact());
    assertFalse(calls.hasUsage());
    assertFalse(ContextSummary.merge(List.of(sum, timesWithoutUsage())).hasUsage());
  }

  private static ContextSummary timesWithoutUsage() {
    var profiler = new ContextProfiler(Counting.exact());
    profiler.descend(1, 1);
    profiler.charge(5);
    return profiler.summary("ns", Labels.numbers());
  }

  /** In small space, nodes come and go; what is left is never more than the truth. */
  @Test
  void inSmallSpaceItIsALowerBoundAndExactForWhatStays() {
    var exact = ContextProfiler.withUsage(Counting.exact());
    var small = ContextProfiler.withUsage(Counting.weightedSpaceSaving(0.01));
    for (var profiler : List.of(exact, small)) {
      profiler.descend(0, 0);
      for (int i = 0; i < 5000; i++) {
        profiler.descend(i % 10 == 0 ? 1 : 2 + i, 0);
        profiler.charge(i % 10 == 0 ? 1000 : 1);
        profiler.use(i % 10 == 0 ? 1000 : 1);
        profiler.exit();
      }
      profiler.use(500 * 1000 + 4500);
      profiler.exit();
    }
    var all = exact.summary("ns", Labels.numbers());
    var hot = small.summary("ns", Labels.numbers());
    assertTrue(hot.size() < all.size());
    for (int node = 1; node < hot.size(); node++) {
      if (hot.method(node).equals("1")) {
        assertEquals(500_000, hot.inclusive(node));
        assertEquals(500, hot.calls(node));
      }
    }
    assertEquals(all.inclusive(1), hot.inclusive(1));
  }

  @Test
  void callsThatAreStillActiveCanBeCounted() {
    for (var counting : List.of(Counting.exact(), Counting.weightedSpaceSaving(0.1))) {
      var profiler = ContextProfiler.withUsage(counting);
      profiler.descend(1, 0);
      profiler.charge(10);
      profiler.descend(2, 0);
      profiler.charge(5);
      assertEquals(0, profiler.summary("ns", Labels.numbers()).inclusive(1));
      for (int i = 0; i < 2; i++) {
        assertInclusive(profiler.summary("ns", Labels.numbers(), at -> at == 0 ? 15 : 5));
      }
      profiler.use(5);
      profiler.exit();
      assertInclusive(profiler.summary("ns", Labels.numbers(), at -> 15));
    }
  }

  @Test
  void reportsHaveItBesideTheCounts() {
    var report = ContextReport.of(Samples.times(1, 500), "times", 3);
    assertTrue(
        report.contains("  share             ms   with callees        calls  context\n"), report);
    assertFalse(
        ContextReport.of(Samples.contexts(1, 50, 3, Counting.exact()), "calls", 3)
            .contains("with callees"));
  }
}
