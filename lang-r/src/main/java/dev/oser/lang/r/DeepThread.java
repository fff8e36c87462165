package dev.oser.lang.r;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs something on a thread with a stack for deep recursion, which in R is recursion in Java. */
final class DeepThread {
  /** Only what is used of this is taken. */
  private static final long STACK = 1L << 30;

  private DeepThread() {}

  /** Runs it and waits; what it throws is thrown here. */
  static <T> T run(Callable<T> what) {
    var task = new FutureTask<>(what);
    new Thread(null, task, "oser-r", STACK).start();
    try {
      return task.get();
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
}
