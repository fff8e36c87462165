package dev.oser.kit.runtime;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Threads with large stacks. Recursion in a language is recursion in Java, and how deep it may go
 * is for the language to say; a main thread has a stack of whatever size the JVM was started with.
 */
public final class DeepStack {
  private static final long SMALLEST = 1 << 20;

  private DeepStack() {}

  /**
   * Starts a task on a thread of its own, which does not keep the JVM alive.
   *
   * @param bytes how large the stack may become; only what is used of it is taken, and where the
   *     system has no room for so much, a smaller one must do
   */
  public static Thread start(String name, long bytes, Runnable task) {
    for (long stack = bytes; ; stack /= 2) {
      try {
        var thread = new Thread(null, task, name, stack);
        thread.setDaemon(true);
        thread.start();
        return thread;
      } catch (OutOfMemoryError e) {
        if (stack < SMALLEST) {
          throw e;
        }
      }
    }
  }

  /** Runs a task on a large stack and waits for it; what it throws is thrown here. */
  public static <T> T call(String name, long bytes, Callable<T> task) {
    var future = new FutureTask<>(task);
    start(name, bytes, future);
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
}
