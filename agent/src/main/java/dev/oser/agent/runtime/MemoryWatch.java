package dev.oser.agent.runtime;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * Looks after each garbage collection whether enough memory is left. The profile shares it with the
 * program, which must not run out of it earlier than alone.
 */
public final class MemoryWatch implements Runnable {
  /** Of the memory, this part is the program's alone. */
  private static final int SHARE = 8;

  /** Bytes. */
  private static final long LEAST = 2 << 20;

  /**
   * So many collections in a row leave too little. One may not have looked at old objects, but the
   * next one then does.
   */
  private static final int MOST_TIGHT = 3;

  private static volatile @Nullable Throwable exhaustion;

  private final Runnable giveUp;
  private volatile boolean isStopped;

  /** What the next collection finds. */
  private volatile @Nullable WeakReference<Object> canary;

  private MemoryWatch(Runnable giveUp) {
    this.giveUp = giveUp;
  }

  /**
   * Starts to watch.
   *
   * @param giveUp is called, once, when the profile has to be given up
   */
  public static MemoryWatch start(Runnable giveUp) {
    exhaustion = null;
    var watch = new MemoryWatch(giveUp);
    Daemon.start("oser-agent-memory", watch);
    return watch;
  }

  /** From now on it does nothing. */
  public void stop() {
    isStopped = true;
    var waitedFor = canary;
    if (waitedFor != null) {
      // As a collection would, which may be long in coming.
      waitedFor.enqueue();
    }
  }

  /** An allocation of the agent's has failed. */
  static void failed(OutOfMemoryError error) {
    exhaustion = error;
  }

  @Override
  public void run() {
    try {
      watch();
    } catch (OutOfMemoryError e) {
      // There is not even enough to watch.
    } catch (InterruptedException e) {
      // A program that interrupts all threads: nobody watches any more.
      return;
    }
    if (!isStopped) {
      giveUp.run();
    }
  }

  /** Returns when there is too little. */
  private void watch() throws InterruptedException {
    var queue = new ReferenceQueue<Object>();
    for (int tight = 0; !isStopped && tight < MOST_TIGHT && exhaustion == null; ) {
      // The next collection, of young objects or all, finds that nobody needs the object.
      canary = new WeakReference<>(new Object(), queue);
      if (isStopped) {
        return;
      }
      queue.remove();
      tight = isTight() ? tight + 1 : 0;
    }
  }

  /** {@return whether the profile could not grow, which doubles it, without harm to the program} */
  private static boolean isTight() {
    var runtime = Runtime.getRuntime();
    long most = runtime.maxMemory();
    long left = most - (runtime.totalMemory() - runtime.freeMemory());
    return left < Math.max(most / SHARE, LEAST) || left < most / 2 && left < Recorders.bytes();
  }
}
