package dev.oser.profile;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;
import dev.oser.profile.path.PathCounter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A profiler must not make work for the garbage collector of the program it watches. */
class AllocationTest {
  private static final int EVENTS = 100_000;

  /**
   * {@return whether a second run of a task allocates for each event} Arrays may still grow: that
   * is less than a byte per event.
   */
  private static boolean allocates(Runnable task) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    task.run();
    long before = threads.getCurrentThreadAllocatedBytes();
    task.run();
    long after = threads.getCurrentThreadAllocatedBytes();
    return after - before > EVENTS;
  }

  @Test
  void callsAndReturnsDoNotAllocate() {
    for (var counting :
        List.of(
            Counting.exact(),
            Counting.spaceSaving(0.01),
            Counting.weightedSpaceSaving(0.01),
            Counting.lossy(0.01))) {
      var profiler = new ContextProfiler(counting);
      assertFalse(
          allocates(
              () -> {
                for (int i = 0; i < EVENTS; i++) {
                  profiler.enter(i % 3, 0);
                  profiler.enter(i % 1000, 1);
                  profiler.charge(i);
                  profiler.exit();
                  profiler.exit();
                }
              }),
          counting.toString());
    }
  }

  @Test
  void pathsDoNotAllocate() {
    for (int iterations : new int[] {1, 2, 11}) {
      for (int paths : new int[] {30, 1_000_000}) {
        var counter = PathCounter.of(iterations, paths);
        assertFalse(
            allocates(
                () -> {
                  long state = PathCounter.START;
                  for (int i = 0; i < EVENTS; i++) {
                    state = counter.count(i % 1000 == 0 ? PathCounter.START : state, i % 27);
                  }
                }));
      }
    }
  }

  @Test
  void aPlantedAllocationIsSeen() {
    var kept = new ArrayList<Object>();
    assertTrue(
        allocates(
            () -> {
              for (int i = 0; i < EVENTS; i++) {
                kept.add(new int[2]);
              }
            }));
  }
}
