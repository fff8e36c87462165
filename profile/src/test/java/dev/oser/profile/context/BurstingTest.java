package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Static bursting (D'Elia §5.1.1). */
class BurstingTest {
  @Test
  void burstsBeginWithEachInterval() {
    var schedule = new BurstSchedule(10, 3);
    var phases = new StringBuilder();
    for (int now = 100; now < 125; now++) {
      phases.append(schedule.at(now).name().charAt(1));
    }
    assertEquals("EUUDDDDDDDEUUDDDDDDDEUUDD", phases.toString());
    // After a long silence a burst is as long as ever.
    phases.setLength(0);
    for (int now = 1007; now < 1020; now++) {
      phases.append(schedule.at(now).name().charAt(1));
    }
    assertEquals("EUUDDDDDDDEUU", phases.toString());
    assertThrows(IllegalArgumentException.class, () -> new BurstSchedule(3, 10));
    assertThrows(IllegalArgumentException.class, () -> new BurstSchedule(3, 0));
  }

  @Test
  void oneEndlessBurstIsTheWholeProfile() {
    for (var counting : List.of(Counting.exact(), Counting.spaceSaving(0.01))) {
      var whole = new ContextProfiler(counting);
      var burst = new ContextProfiler(counting);
      var bursting = BurstingProfiler.byEvents(burst, new BurstSchedule(7, 7));
      Traces.run(4, 30_000, List.of(Traces.listener(whole), Traces.listener(bursting)));
      assertEquals(1, bursting.observedShare());
      assertEquals(
          whole.summary("calls", Labels.numbers()), burst.summary("calls", Labels.numbers()));
    }
  }

  /** What is counted in bursts are contexts that occurred: the cursor is where the program is. */
  @Test
  void burstsCountContextsOfTheRun() {
    for (long seed = 1; seed <= 10; seed++) {
      var exact = new ContextProfiler(Counting.exact());
      var burst = new ContextProfiler(Counting.exact());
      var bursting = BurstingProfiler.byEvents(burst, new BurstSchedule(100, 20));
      Traces.run(seed, 30_000, List.of(Traces.listener(exact), Traces.listener(bursting)));
      assertEquals(0.2, bursting.observedShare(), 0.01);
      var truth = Truth.of(exact.summary("calls", Labels.numbers()));
      var seen = burst.summary("calls", Labels.numbers());
      assertTrue(isPartOf(seen, truth));
      // The planted violation: a profiler that does not resynchronise sees other contexts.
      var lost = new ContextProfiler(Counting.exact());
      Traces.run(seed, 30_000, List.of(inBursts(lost)));
      assertTrue(!isPartOf(lost.summary("calls", Labels.numbers()), truth));
    }
  }

  private static boolean isPartOf(ContextSummary summary, Truth truth) {
    var counts = new HashMap<>(truth.counts);
    for (int node = 1; node < summary.size(); node++) {
      if (summary.count(node) > counts.getOrDefault(summary.context(node).frames(), 0L)) {
        return false;
      }
    }
    return true;
  }

  private static Traces.Listener inBursts(ContextProfiler profiler) {
    var all = Traces.listener(profiler);
    return new Traces.Listener() {
      private int events;

      @Override
      public void enter(int method, int site) {
        if (events++ % 100 < 20) {
          all.enter(method, site);
        }
      }

      @Override
      public void exit() {
        if (events++ % 100 < 20) {
          all.exit();
        }
      }

      @Override
      public void unwindTo(int depth) {
        if (events++ % 100 < 20) {
          all.unwindTo(depth);
        }
      }
    };
  }

  @Test
  void pathsWalkedOnlyToResynchroniseAreForgotten() {
    var profiler = new ContextProfiler(Counting.spaceSaving(0.1));
    var stack = new ShadowStack();
    for (int round = 0; round < 1000; round++) {
      for (int i = 0; i < 50; i++) {
        stack.push(round, i);
      }
      profiler.resynchronise(stack);
      assertEquals(50, profiler.depth());
      stack.unwindTo(0);
      profiler.resynchronise(stack);
    }
    assertEquals(0, profiler.contexts());
    assertEquals(0, profiler.total());
  }
}
