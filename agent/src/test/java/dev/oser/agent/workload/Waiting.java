package dev.oser.agent.workload;

import java.lang.management.ManagementFactory;

/** One method computes and another waits, as long as each other. */
public final class Waiting {
  private static final long NANOSECONDS = 400_000_000;

  private static volatile double sink;

  private Waiting() {}

  public static void main(String[] arguments) throws InterruptedException {
    compute();
    sleep();
  }

  static void compute() {
    // By the processor, which others may have meanwhile.
    var threads = ManagementFactory.getThreadMXBean();
    long end = threads.getCurrentThreadCpuTime() + NANOSECONDS;
    while (threads.getCurrentThreadCpuTime() < end) {
      sink = Math.sqrt(sink + 1);
    }
  }

  static void sleep() throws InterruptedException {
    Thread.sleep(NANOSECONDS / 1_000_000);
  }
}
