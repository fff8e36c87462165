package dev.oser.agent.runtime;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/** How much a thread has allocated. A class of its own: a JVM may lack the module it needs. */
public final class AllocatedBytes {
  private AllocatedBytes() {}

  /** {@return the bytes the current thread has allocated; virtual threads are not measured} */
  public static LongSupplier ofCurrentThread() {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return threads::getCurrentThreadAllocatedBytes;
  }
}
