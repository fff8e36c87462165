package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said of profiles that were taken differently. */
class TakenTest {
  private static ContextSummary summary(String metric, Map<String, String> facts) {
    var profiler = new ContextProfiler(Counting.exact());
    profiler.enter(0, 0);
    return profiler.summary(metric, Labels.numbers()).takenBy(Taken.of(facts));
  }

  @Test
  void onlyWhatBothKnowIsCompared() {
    var one = summary("calls", Map.of(Taken.MODE, "cct", Taken.BURSTS, "none"));
    var two = summary("ns", Map.of(Taken.MODE, "cct", Taken.BURSTS, "2 ms in 40 ms"));
    assertEquals(
        List.of("metric: calls before, ns after", "bursts: none before, 2 ms in 40 ms after"),
        one.takenDifferently(two));
    assertEquals(List.of(), one.takenDifferently(one));
    assertEquals(List.of(), one.takenDifferently(summary("calls", Map.of())));
  }

  @Test
  void aSumWasTakenAsAnyOfItsParts() {
    var exact = summary("calls", Map.of(Taken.MODE, "cct"));
    var hot = summary("calls", Map.of(Taken.MODE, "hcct"));
    var sum = ContextSummary.merge(List.of(hot, exact, hot));
    assertEquals(Map.of(Taken.MODE, "cct / hcct"), sum.taken().facts());
    assertEquals(sum, ContextSummary.merge(List.of(exact, hot, hot)));
    assertEquals(List.of("mode: cct before, cct / hcct after"), exact.takenDifferently(sum));
  }
}
