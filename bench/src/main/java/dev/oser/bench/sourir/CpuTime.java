package dev.oser.bench.sourir;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long the current thread has run. What others do with the machine meanwhile does not count, so
 * that a busy machine gives nearly the same figures as a quiet one.
 */
final class CpuTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuTime() {}

  /** {@return nanoseconds since some time} */
  static long now() {
    return THREADS.getCurrentThreadCpuTime();
  }
}
