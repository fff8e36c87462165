package dev.oser.lang.r.embed;

import com.sun.management.ThreadMXBean;
import dev.oser.lang.r.runtime.Interrupts;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Looks after one evaluation from another thread, every few milliseconds. Memory is measured when
 * the evaluation has allocated enough for it to matter, so that measuring takes a fraction of the
 * time that allocating takes.
 */
final class Watch implements Runnable, AutoCloseable {
  private static final long PERIOD = TimeUnit.MILLISECONDS.toNanos(5);

  /** Of the limit: when so much more has been allocated, memory is measured again. */
  private static final double STEP = 0.25;

  private static final double NEARLY_FULL = 0.9;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Limits limits;
  private final Interrupts interrupts;
  private final Measure footprint;
  private final long worker = Thread.currentThread().threadId();
  private final long start = System.nanoTime();
  private final long cpuStart;
  private final long allocatedStart;
  private final Thread thread;
  private long measured;
  private volatile boolean ended;

  /** Measures the memory of a session. */
  interface Measure {
    /** {@return its bytes, up to a number, unless there is no more time} */
    long bytes(long enough, BooleanSupplier late);
  }

  /** Begins to watch the thread that calls this. */
  Watch(Limits limits, Interrupts interrupts, Measure footprint) {
    this.limits = limits;
    this.interrupts = interrupts;
    this.footprint = footprint;
    this.cpuStart = threads.getThreadCpuTime(worker);
    this.allocatedStart = threads.getThreadAllocatedBytes(worker);
    this.measured = allocatedStart;
    this.thread = Thread.ofPlatform().daemon().name("oser-watch").start(this);
  }

  @Override
  public void run() {
    while (!ended) {
      try {
        TimeUnit.NANOSECONDS.sleep(PERIOD);
      } catch (InterruptedException e) {
        return;
      }
      if (!ended) {
        look();
      }
    }
  }

  private void look() {
    if (isLate()) {
      halt(Limit.TIME, "the program took longer than " + shown(limits.time()));
    } else if (isOver(threads.getThreadCpuTime(worker) - cpuStart, limits.cpuTime())) {
      halt(
          Limit.CPU_TIME,
          "the program took more than " + shown(limits.cpuTime()) + " of the processor's time");
    } else if (limits.memory() != Long.MAX_VALUE) {
      measure();
    }
  }

  private boolean isLate() {
    return ended || isOver(System.nanoTime() - start, limits.time());
  }

  private void measure() {
    long allocated = threads.getThreadAllocatedBytes(worker);
    if (allocated - measured > STEP * limits.memory()) {
      measured = allocated;
      if (footprint.bytes(limits.memory() + 1, this::isLate) > limits.memory()) {
        halt(Limit.MEMORY, "the program needs more than " + limits.memory() + " bytes of memory");
      }
    }
    // What builtins keep to themselves is not seen; but somebody fills the heap, and this may be
    // it.
    if (allocated - allocatedStart > limits.memory() && isNearlyFull()) {
      halt(
          Limit.MEMORY,
          "the memory of the JVM is nearly full, and the program has asked for more than its "
              + limits.memory()
              + " bytes");
    }
  }

  /** Whether the garbage collector has found little room of late. */
  private static boolean isNearlyFull() {
    long used = 0;
    for (var pool : ManagementFactory.getPlatformMXBeans(MemoryPoolMXBean.class)) {
      var after = pool.getType() == MemoryType.HEAP ? pool.getCollectionUsage() : null;
      used += after == null ? 0 : after.getUsed();
    }
    return used > NEARLY_FULL * Runtime.getRuntime().maxMemory();
  }

  private void halt(Limit limit, String message) {
    if (!ended) {
      interrupts.halt(new LimitException(limit, message));
      ended = true;
    }
  }

  private static boolean isOver(long nanoseconds, Duration limit) {
    return limit.compareTo(Duration.ofNanos(nanoseconds)) < 0;
  }

  private static String shown(Duration limit) {
    return limit.toMillis() / 1e3 + " s";
  }

  /** Ends; afterwards nothing is halted because of this. */
  @Override
  public void close() {
    ended = true;
    thread.interrupt();
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
