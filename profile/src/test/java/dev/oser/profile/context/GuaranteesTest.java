package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.DoubleFunction;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** The guarantees of D'Elia §3.1 hold on every stream; here each item is a context of depth one. */
class GuaranteesTest {
  private static final double PHI = 0.05;
  private static final List<DoubleFunction<Counting>> KINDS =
      List.of(Counting::spaceSaving, Counting::weightedSpaceSaving, Counting::lossy);

  private static List<ContextSummary.Frame> context(int item) {
    return List.of(new ContextSummary.Frame(Integer.toString(item), "0"));
  }

  private static void run(
      int[] stream, ContextProfiler profiler, Truth truth, LongSupplier weight) {
    for (int item : stream) {
      long charged = weight.getAsLong();
      profiler.descend(item, 0);
      profiler.charge(charged);
      profiler.exit();
      truth.add(context(item), charged);
    }
  }

  @Test
  void everyCountingKeepsThemOnEveryStream() {
    int streams = 0;
    for (var kind : KINDS) {
      for (double epsilon : new double[] {0.01, 0.013, 0.04}) {
        for (long seed = 1; seed <= 3; seed++) {
          for (int length : new int[] {1, 50, 99, 100, 101, 1000, 12_345}) {
            for (var stream : Streams.all(seed, length).entrySet()) {
              var profiler = new ContextProfiler(kind.apply(epsilon));
              var truth = new Truth();
              run(stream.getValue(), profiler, truth, () -> 1);
              var summary = profiler.summary("calls", Labels.numbers());
              assertEquals(
                  List.of(),
                  truth.violations(summary, PHI, epsilon),
                  stream.getKey() + " of " + length + ", " + kind.apply(epsilon));
              streams++;
            }
          }
        }
      }
    }
    System.out.printf("guarantees: %,d runs over streams, violations=0%n", streams);
  }

  @Test
  void everyCountingKeepsThemWithWeights() {
    for (var kind : KINDS) {
      for (long seed = 1; seed <= 4; seed++) {
        for (var stream : Streams.all(seed, 6_000).entrySet()) {
          for (long scale : new long[] {3, 1_000_000_000}) {
            var random = new Random(seed);
            var profiler = new ContextProfiler(kind.apply(0.02));
            var truth = new Truth();
            run(
                stream.getValue(),
                profiler,
                truth,
                () -> (long) (scale / (random.nextDouble() + 1e-3)));
            var summary = profiler.summary("ns", Labels.numbers());
            assertEquals(
                List.of(),
                truth.violations(summary, PHI, 0.02),
                stream.getKey() + ", " + kind.apply(0.02));
          }
        }
      }
    }
  }

  /** The same check, against a truth that differs in one way the law forbids. */
  @Test
  void plantedViolationsAreCaught() {
    var stream = Streams.zipf(5, 10_000, 1.2);
    for (var kind : KINDS) {
      var profiler = new ContextProfiler(kind.apply(0.01));
      var truth = new Truth();
      run(stream, profiler, truth, () -> 1);
      var summary = profiler.summary("calls", Labels.numbers());
      assertEquals(List.of(), truth.violations(summary, PHI, 0.01));

      var more = copy(truth);
      more.counts.merge(context(0), 10_000L, Long::sum);
      assertCaught(more, summary, "count too small");

      var fewer = copy(truth);
      fewer.counts.put(context(0), 1L);
      assertCaught(fewer, summary, "count too large");
      assertCaught(fewer, summary, "error too small");
      assertCaught(fewer, summary, "reported hot");

      var unseen = copy(truth);
      unseen.counts.put(context(-1), 600L);
      assertCaught(unseen, summary, "not reported hot");
      assertCaught(unseen, summary, "not counted");

      var longer = copy(truth);
      longer.total++;
      assertCaught(longer, summary, "the total is");
    }
  }

  private static Truth copy(Truth truth) {
    var copy = new Truth();
    copy.counts.putAll(truth.counts);
    copy.total = truth.total;
    return copy;
  }

  private static void assertCaught(Truth truth, ContextSummary summary, String law) {
    var violations = truth.violations(summary, PHI, 0.01);
    assertTrue(violations.stream().anyMatch(v -> v.startsWith(law)), violations.toString());
  }

  @Test
  void theHotTreeHasEveryHotContextAndTheRestIsBelowPhi() {
    var profiler = new ContextProfiler(Counting.spaceSaving(0.01));
    var truth = new Truth();
    run(Streams.zipf(9, 20_000, 1.1), profiler, truth, () -> 1);
    var hot = profiler.summary("calls", Labels.numbers()).hot(PHI);
    assertTrue(hot.uncertainty() < PHI * truth.total);
    assertEquals(List.of(), truth.violations(hot, PHI, PHI));
    assertEquals(hot.size() - 1, hot.hotContexts(PHI).size());
  }
}
