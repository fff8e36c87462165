package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of {@code oser profile top}. */
class TopTableTest {
  private static void call(ContextProfiler profiler, int method, int times) {
    for (int i = 0; i < times; i++) {
      profiler.enter(method, 0);
      profiler.exit();
    }
  }

  @Test
  void whatHappenedSinceTheLastLookIsFirst() {
    var profiler = new ContextProfiler(Counting.exact());
    profiler.enter(1, 0);
    profiler.enter(1, 0);
    call(profiler, 7, 97);
    profiler.enter(8, 0);
    profiler.exit();
    var table = new TopTable("process 5");
    assertEquals(
        List.of(
            "process 5: 100 calls since the last look, 100 calls in all, 4 contexts",
            "    now      all  context",
            " 97.00%   97.00%  7 < 1 x 2",
            "  1.00%    1.00%  1",
            "  1.00%    1.00%  1 x 2",
            "  1.00%    1.00%  8 < 1 x 2"),
        table.update(profiler.summary("calls", Labels.numbers()), 24));
    call(profiler, 8, 30);
    call(profiler, 7, 10);
    assertEquals(
        List.of(
            "process 5: 40 calls since the last look, 140 calls in all, 4 contexts",
            "    now      all  context",
            " 75.00%   22.14%  8 < 1 x 2",
            " 25.00%   76.43%  7 < 1 x 2"),
        table.update(profiler.summary("calls", Labels.numbers()), 4));
  }

  @Test
  void nothingIsSaidSo() {
    var empty = new ContextProfiler(Counting.exact()).summary("ns", Labels.numbers());
    assertEquals(
        List.of(
            "process 5: 0.0 ms since the last look, 0.0 ms in all, 0 contexts",
            "    now      all  context",
            "nothing was called yet in the classes that are looked at"),
        new TopTable("process 5").update(empty, 24));
  }
}
