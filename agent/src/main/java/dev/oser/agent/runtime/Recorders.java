package dev.oser.agent.runtime;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds the recorder of the current thread.
 *
 * <p>A platform thread keeps its recorder until it ends. A virtual thread, of which there can be
 * millions, keeps it only while an instrumented method is active on it. Both take over recorders
 * that others have left: since a recorder counts contexts whoever is in them, nothing has to be
 * merged, and there are never more recorders than threads that are active at the same time.
 *
 * <p>The recorder follows the virtual thread and not its carrier, because it is found by {@link
 * Thread#currentThread}. That is done in a table indexed by the thread's number, which takes three
 * loads; a {@link ThreadLocal}, which takes about ten, stands behind it for threads whose places
 * collide.
 */
public final class Recorders {
  private static final int PLACES = 1 << 12;
  private static final int FIRST_SWEEP = 64;

  private static final @Nullable Recorder[] TABLE = new @Nullable Recorder[PLACES];
  private static final ThreadLocal<@Nullable Recorder> OWN = new ThreadLocal<>();
  private static final Object LOCK = new Object();

  // Flat arrays, because collections of the JDK may be instrumented themselves.
  private static Recorder[] all = new Recorder[16];
  private static int allCount;
  private static Recorder[] free = new Recorder[16];
  private static int freeCount;
  private static int nextSweep = FIRST_SWEEP;
  private static @Nullable Supplier<? extends Recorder> factory;

  /** Always muted; what a thread has while it gets one of its own. */
  private static @Nullable Recorder placeholder;

  private Recorders() {}

  /** Starts anew: from now on threads record in recorders made by this factory. */
  public static void start(Supplier<? extends Recorder> newFactory) {
    synchronized (LOCK) {
      for (int i = 0; i < allCount; i++) {
        all[i].owner = Recorder.NOBODY;
      }
      all = new Recorder[16];
      allCount = 0;
      free = new Recorder[16];
      freeCount = 0;
      nextSweep = FIRST_SWEEP;
      factory = newFactory;
      placeholder = newFactory.get();
      placeholder.activity = Recorder.MUTED;
    }
  }

  /** {@return the recorders of all threads there have been} */
  public static List<Recorder> all() {
    synchronized (LOCK) {
      return List.of(Arrays.copyOf(all, allCount));
    }
  }

  /** {@return about how many bytes all have recorded} */
  static long bytes() {
    synchronized (LOCK) {
      long sum = 0;
      for (int i = 0; i < allCount; i++) {
        sum += all[i].bytes();
      }
      return sum;
    }
  }

  /** Forgets what all have recorded, which is not read any more. */
  public static void forget() {
    synchronized (LOCK) {
      for (int i = 0; i < allCount; i++) {
        all[i].forget();
      }
    }
  }

  /** Runs something of the agent's whose calls are not to be recorded. */
  public static <T extends @Nullable Object> T muted(Supplier<T> action) {
    var recorder = current();
    int before = recorder.activity;
    recorder.activity = Recorder.MUTED;
    try {
      return action.get();
    } finally {
      recorder.activity = before;
    }
  }

  /** {@return whether the current thread works for the agent} */
  public static boolean isMuted() {
    return current().activity == Recorder.MUTED;
  }

  static Recorder current() {
    var thread = Thread.currentThread();
    long number = Threads.number(thread);
    var recorder = TABLE[(int) number & PLACES - 1];
    return recorder != null && recorder.owner == number ? recorder : find(thread, number);
  }

  private static Recorder find(Thread thread, long number) {
    try {
      return findOrTake(thread, number);
    } catch (OutOfMemoryError e) {
      // It is not the program's.
      MemoryWatch.failed(e);
      return Objects.requireNonNull(placeholder);
    }
  }

  private static Recorder findOrTake(Thread thread, long number) {
    var recorder = OWN.get();
    if (recorder != null && recorder == placeholder) {
      return recorder;
    }
    if (recorder == null || recorder.owner != number) {
      // To make a recorder may take methods of the JDK that are instrumented.
      OWN.set(placeholder);
      recorder = take(thread);
      OWN.set(recorder);
    }
    TABLE[(int) number & PLACES - 1] = recorder;
    return recorder;
  }

  private static Recorder take(Thread thread) {
    synchronized (LOCK) {
      if (freeCount == 0 && allCount >= nextSweep) {
        sweep();
      }
      var recorder = freeCount > 0 ? free[--freeCount] : make();
      recorder.own(thread);
      return recorder;
    }
  }

  private static Recorder make() {
    if (factory == null) {
      throw new IllegalStateException("no session has been started");
    }
    var recorder = factory.get();
    if (allCount == all.length) {
      all = Arrays.copyOf(all, allCount * 2);
    }
    all[allCount++] = recorder;
    return recorder;
  }

  /**
   * Looks for recorders whose threads have ended; rarely enough that it costs little per thread.
   */
  private static void sweep() {
    for (int i = 0; i < allCount; i++) {
      var recorder = all[i];
      if (recorder.owner != Recorder.NOBODY && recorder.isAbandoned()) {
        recorder.leaveEverything();
        recorder.owner = Recorder.NOBODY;
        addFree(recorder);
      }
    }
    nextSweep = Math.max(FIRST_SWEEP, 2 * (allCount - freeCount));
  }

  /** Called by a virtual thread on which no instrumented method is active any more. */
  static void release(Recorder recorder) {
    OWN.remove();
    TABLE[(int) Threads.number(Thread.currentThread()) & PLACES - 1] = null;
    synchronized (LOCK) {
      // A new session may have taken it out of use.
      if (recorder.owner != Recorder.NOBODY) {
        recorder.owner = Recorder.NOBODY;
        addFree(recorder);
      }
    }
  }

  private static void addFree(Recorder recorder) {
    if (freeCount == free.length) {
      free = Arrays.copyOf(free, freeCount * 2);
    }
    free[freeCount++] = recorder;
  }
}
