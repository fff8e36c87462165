package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Trees in small space against the exact tree of the same run. */
class HotContextsTest {
  private static final double PHI = 0.02;
  private static final double EPSILON = 0.004;

  @Test
  void hotContextsOfRandomRunsAreFound() {
    for (var counting :
        List.of(
            Counting.spaceSaving(EPSILON),
            Counting.weightedSpaceSaving(EPSILON),
            Counting.lossy(EPSILON))) {
      for (long seed = 1; seed <= 6; seed++) {
        var exact = new ContextProfiler(Counting.exact());
        var small = new ContextProfiler(counting);
        Traces.run(seed, 40_000, List.of(Traces.listener(exact), Traces.listener(small)));
        assertEquals(exact.depth(), small.depth());
        var truth = Truth.of(exact.summary("calls", Labels.numbers()));
        var summary = small.summary("calls", Labels.numbers());
        assertEquals(List.of(), truth.violations(summary, PHI, EPSILON), counting + " " + seed);
        assertTrue(small.contexts() < exact.contexts() / 2);
        assertLeavesAreCounted(small);

        var lost = new ContextProfiler(counting);
        Traces.run(seed + 1000, 40_000, List.of(Traces.listener(lost)));
        assertFalse(
            truth.violations(lost.summary("calls", Labels.numbers()), PHI, EPSILON).isEmpty());
      }
    }
  }

  /** What is left after the last return has no cold leaves: the tree spans the counters only. */
  private static void assertLeavesAreCounted(ContextProfiler profiler) {
    profiler.unwindTo(0);
    var summary = profiler.summary("calls", Labels.numbers());
    var isParent = new boolean[summary.size()];
    for (int node = 1; node < summary.size(); node++) {
      isParent[summary.parent(node)] = true;
    }
    for (int node = 1; node < summary.size(); node++) {
      assertTrue(isParent[node] || summary.isCounted(node));
    }
  }

  @Test
  void inclusiveTimesAreWeights() {
    for (long seed = 1; seed <= 6; seed++) {
      var exact = new ContextProfiler(Counting.exact());
      var small = new ContextProfiler(Counting.weightedSpaceSaving(EPSILON));
      var clock = new Random(seed);
      long[] now = {0};
      var entered = new ArrayList<Long>();
      Traces.run(
          seed,
          20_000,
          List.of(
              new Traces.Listener() {
                @Override
                public void enter(int method, int site) {
                  now[0] += clock.nextInt(1000);
                  entered.add(now[0]);
                  exact.descend(method, site);
                  small.descend(method, site);
                }

                @Override
                public void exit() {
                  now[0] += clock.nextInt(1000);
                  long spent = now[0] - entered.removeLast();
                  exact.charge(spent);
                  small.charge(spent);
                  exact.exit();
                  small.exit();
                }

                @Override
                public void unwindTo(int depth) {
                  while (entered.size() > depth) {
                    exit();
                  }
                }
              }));
      var truth = Truth.of(exact.summary("ns", Labels.numbers()));
      assertEquals(
          List.of(),
          truth.violations(small.summary("ns", Labels.numbers()), PHI, EPSILON),
          "seed " + seed);
    }
  }

  @Test
  void anExactTreeCountsEveryContext() {
    var profiler = new ContextProfiler(Counting.exact());
    profiler.enter(1, 0);
    for (int i = 0; i < 3; i++) {
      profiler.enter(2, 7);
      profiler.enter(3, 9);
      profiler.exit();
      profiler.exit();
    }
    profiler.enter(2, 8);
    assertEquals(
        """
        8 calls, not counted: at most 0
          1 from 0: 1
            2 from 7: 3
              3 from 9: 3
            2 from 8: 1
        """,
        profiler.summary("calls", Labels.numbers()).toString());
    assertEquals(2, profiler.depth());
    profiler.unwindTo(0);
    profiler.exit();
    assertEquals(0, profiler.depth());
  }

  @Test
  void deepRecursionAndThousandsOfChildrenAreNoProblem() {
    for (var counting : List.of(Counting.exact(), Counting.spaceSaving(0.001))) {
      var profiler = new ContextProfiler(counting);
      for (int i = 0; i < 200_000; i++) {
        profiler.enter(1, 0);
      }
      assertEquals(200_000, profiler.depth());
      int inTree = profiler.summary("calls", Labels.numbers()).size() - 1;
      assertTrue(inTree > 199_000, "all but the innermost, which may be cold");
      profiler.unwindTo(0);
      for (int i = 0; i < 300_000; i++) {
        profiler.enter(i * 7919 % 20_000, 1);
        profiler.exit();
      }
      assertEquals(500_000, profiler.total());
    }
  }

  @Test
  void aThreadThatDoesLittleTakesLittleSpace() {
    var profiler = new ContextProfiler(Counting.spaceSaving(1e-6));
    for (int i = 0; i < 100; i++) {
      profiler.enter(i % 10, 0);
      profiler.exit();
    }
    assertTrue(profiler.bytes() < 10_000, "bytes " + profiler.bytes());
  }

  @Test
  void prunedNodesAreUsedAgain() {
    var profiler = new ContextProfiler(Counting.spaceSaving(0.01));
    for (int i = 0; i < 1_000_000; i++) {
      profiler.enter(i, 0);
      profiler.enter(i, 1);
      profiler.exit();
      profiler.exit();
    }
    assertTrue(profiler.contexts() <= 200);
    assertTrue(profiler.bytes() < 30_000, "bytes " + profiler.bytes());
  }

  @Test
  void methodsOfTheSameNameStayApart() {
    var profiler = new ContextProfiler(Counting.exact());
    for (int method = 1; method <= 3; method++) {
      for (int i = 0; i < method; i++) {
        profiler.enter(method, 0);
        profiler.exit();
      }
    }
    var summary =
        profiler.summary(
            "calls",
            new Labels() {
              @Override
              public String method(int id) {
                return "lambda\uD800";
              }

              @Override
              public String site(int id) {
                return "Main.java:1";
              }
            });
    assertEquals(
        List.of("lambda? (3)", "lambda? (2)", "lambda?"),
        summary.hottest(9).stream().map(context -> context.frames().getFirst().method()).toList());
  }
}
