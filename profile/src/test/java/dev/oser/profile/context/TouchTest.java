package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** To touch a context is to enter and to leave it at once. */
class TouchTest {
  private static final Labels LABELS =
      new Labels() {
        @Override
        public String method(int id) {
          return "m" + id;
        }

        @Override
        public String site(int id) {
          return "s" + id;
        }
      };

  /** Random calls, of which some call nothing themselves. */
  private static ContextSummary walk(Counting counting, long seed, Leaf leaf) {
    var random = new Random(seed);
    var profiler = new ContextProfiler(counting);
    for (int i = 0; i < 5_000; i++) {
      int method = (int) Math.abs(random.nextGaussian() * 6);
      int site = random.nextInt(3);
      switch (random.nextInt(4)) {
        case 0 -> profiler.enter(method, site);
        case 1 -> profiler.exit();
        default -> leaf.call(profiler, method, site);
      }
    }
    return profiler.summary("calls", LABELS);
  }

  private interface Leaf {
    void call(ContextProfiler profiler, int method, int site);
  }

  @Test
  void touchingIsEnteringAndLeaving() {
    for (var counting :
        List.of(Counting.exact(), Counting.spaceSaving(0.01), Counting.lossy(0.01))) {
      for (long seed = 0; seed < 50; seed++) {
        var expected =
            walk(
                counting,
                seed,
                (profiler, method, site) -> {
                  profiler.enter(method, site);
                  profiler.exit();
                });
        assertEquals(expected, walk(counting, seed, ContextProfiler::touch), "seed " + seed);
        // The law can fail.
        assertNotEquals(expected, walk(counting, seed, ContextProfiler::enter), "seed " + seed);
      }
    }
  }
}
