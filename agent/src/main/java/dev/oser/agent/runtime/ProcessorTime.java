package dev.oser.agent.runtime;

import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/**
 * How long a thread has had a processor. A class of its own: a JVM may lack the module it needs.
 */
public final class ProcessorTime {
  private ProcessorTime() {}

  /** {@return the nanoseconds of the current thread; virtual threads are not measured} */
  public static LongSupplier ofCurrentThread() {
    var threads = ManagementFactory.getThreadMXBean();
    return () -> {
      try {
        return threads.getCurrentThreadCpuTime();
      } catch (UnsupportedOperationException e) {
        // A virtual thread; what its carrier uses is not its own.
        return 0;
      }
    };
  }
}
