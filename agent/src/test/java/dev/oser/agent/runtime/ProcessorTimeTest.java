package dev.oser.agent.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What the meter of the processor says of threads. */
class ProcessorTimeTest {
  private static volatile double sink;

  private static long used() {
    var meter = ProcessorTime.ofCurrentThread();
    long start = meter.getAsLong();
    for (int i = 0; i < 20_000_000; i++) {
      sink = Math.sqrt(sink + i);
    }
    return meter.getAsLong() - start;
  }

  @Test
  void threadsAreMeasured() {
    assertTrue(used() > 0);
  }

  @Test
  void virtualThreadsAreNotButDoNotFail() throws InterruptedException {
    var used = new AtomicLong(-1);
    Thread.startVirtualThread(() -> used.set(used())).join();
    assertEquals(0, used.get());
  }
}
