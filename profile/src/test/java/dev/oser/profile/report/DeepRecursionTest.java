package dev.oser.profile.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import org.junit.jupiter.api.Test;

/** A stack overflow in a program of 40,000 calls made a file of 323 MB. */
class DeepRecursionTest {
  private static final int CALLS = 40_000;

  /** Method 1 calls 2, which calls 1; method 3 is called at the bottom. */
  private static ContextSummary overflow(int calls) {
    var profiler = new ContextProfiler(Counting.exact());
    for (int i = 0; i < calls; i++) {
      profiler.enter(1 + i % 2, 7);
    }
    profiler.enter(3, 8);
    return profiler.summary("calls", Labels.numbers());
  }

  @Test
  void filesStaySmallAndCountsAreKept() {
    var summary = overflow(CALLS);
    var text = CollapsedStacks.of(summary);
    assertTrue(text.length() < 100_000, text.length() + " characters");
    long sum =
        text.lines()
            .mapToLong(line -> Long.parseLong(line.substring(line.lastIndexOf(' ') + 1)))
            .sum();
    assertEquals(CALLS + 1, sum);
    // 200 as they are, two methods below, and the third below these.
    assertEquals(FoldedContexts.DEEP + 3, text.lines().count());
    assertTrue(text.contains(";2;3 1\n"), text);
    assertTrue(Pprof.of(summary, "overflow").length < 100_000);
  }

  @Test
  void whatIsNotDeepStaysAsItIs() {
    var summary = overflow(FoldedContexts.DEEP - 1);
    var contexts = new FoldedContexts(summary);
    assertEquals(summary.size(), contexts.size());
    for (int node = 1; node < summary.size(); node++) {
      assertEquals(summary.parent(node), contexts.parent(node));
      assertEquals(summary.method(node), contexts.method(node));
      assertEquals(summary.count(node), contexts.count(node));
    }
  }
}
