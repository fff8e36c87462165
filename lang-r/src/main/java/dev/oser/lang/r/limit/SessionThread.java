package dev.oser.lang.r.limit;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** A thread in which a session runs. Recursion in R is recursion in Java: its stack is large. */
public final class SessionThread extends Thread {
  private static final long SMALLEST = 1 << 20;

  private final Guard guard;
  private volatile boolean stopping;

  /**
   * Makes a thread that does not keep the JVM alive.
   *
   * @param bytes how large its stack may become; only what is used of it is taken
   */
  public SessionThread(Guard guard, long bytes, Runnable task) {
    super(null, task, "oser-r", bytes);
    this.guard = guard;
    setDaemon(true);
  }

  /** Says whether the guard is to be asked at the next opportunity; from any thread. */
  public void setStopping(boolean stopping) {
    this.stopping = stopping;
  }

  /** {@return whether this is a thread of the session with this guard} */
  public boolean isOf(Guard other) {
    return guard == other;
  }

  boolean isStopping() {
    return stopping;
  }

  Guard guard() {
    return guard;
  }

  /** Runs a task in a thread of its own and waits for it; what it throws is thrown here. */
  public static <T> T call(Guard guard, long bytes, Callable<T> task) {
    var future = new FutureTask<>(task);
    start(guard, bytes, future);
    try {
      return future.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException problem -> throw problem;
        case Error problem -> throw problem;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }

  /** Where the system has no room for so large a stack, a smaller one must do. */
  private static void start(Guard guard, long bytes, Runnable task) {
    for (long stack = bytes; ; stack /= 2) {
      try {
        new SessionThread(guard, stack, task).start();
        return;
      } catch (OutOfMemoryError e) {
        if (stack < SMALLEST) {
          throw e;
        }
      }
    }
  }
}
