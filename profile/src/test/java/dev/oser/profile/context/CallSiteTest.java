package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A profiler knows where the current method was called, in a burst or not. */
class CallSiteTest {
  @Test
  void theSiteIsThatOfTheCurrentContext() {
    var profiler = new ContextProfiler(Counting.exact());
    assertEquals(0, profiler.site());
    profiler.enter(1, 7);
    profiler.enter(2, 8);
    assertEquals(8, profiler.site());
    profiler.exit();
    assertEquals(7, profiler.site());
    profiler.exit();
    assertEquals(0, profiler.site());
  }

  @Test
  void betweenBurstsToo() {
    var profiler =
        BurstingProfiler.byEvents(new ContextProfiler(Counting.exact()), new BurstSchedule(100, 1));
    assertEquals(0, profiler.site());
    profiler.enter(1, 7);
    profiler.enter(2, 8);
    assertEquals(8, profiler.site());
    profiler.exit();
    assertEquals(7, profiler.site());
  }
}
