package dev.oser.agent.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/** What one thread records. When the thread is done, another takes it over and goes on in it. */
public abstract class Recorder {
  /** Nothing happens in the recorder. */
  static final int IDLE = 0;

  /** The thread is inside an event. */
  static final int BUSY = 1;

  /** The thread works for the agent, and its calls are not the program's. */
  static final int MUTED = 2;

  /** Owned by no thread; thread numbers start at 1. */
  static final long NOBODY = 0;

  private static final VarHandle ACTIVITY;

  static {
    try {
      ACTIVITY = MethodHandles.lookup().findVarHandle(Recorder.class, "activity", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /**
   * The number of the thread that records here. Only it may look for itself, so it is not volatile.
   */
  long owner = NOBODY;

  /** Written by the owner with plain stores; see {@link Gate} for why that is enough. */
  int activity;

  /** Why the recorder is no longer to be trusted, or null. */
  @Nullable Throwable damage;

  /** The events that were lost because there was no stack for them. */
  long lost;

  /** Whether it is given back as soon as no method is active. */
  boolean isVirtual;

  private @Nullable WeakReference<Thread> thread;

  final void own(Thread by) {
    isVirtual = Threads.isVirtual(by);
    thread = new WeakReference<>(by);
    owner = Threads.number(by);
  }

  final boolean isAbandoned() {
    var by = thread == null ? null : thread.get();
    return by == null || by.getState() == Thread.State.TERMINATED;
  }

  /** {@return the activity, as another thread sees it now} */
  final int observedActivity() {
    return (int) ACTIVITY.getOpaque(this);
  }

  /** An event has failed: the recorder is no longer to be trusted. */
  final void fail(Throwable by) {
    damage = by;
    if (by instanceof OutOfMemoryError error) {
      forget();
      MemoryWatch.failed(error);
    }
  }

  /** Lets go of what was recorded. Its thread may be inside an event. */
  abstract void forget();

  /** Gets ready for another thread. */
  abstract void leaveEverything();

  /** {@return why it stopped recording early, or null} */
  public final @Nullable Throwable damage() {
    return damage;
  }

  /** {@return the number of events that were lost because there was no stack for them} */
  public final long lost() {
    return lost;
  }

  /** {@return the number of events so far} */
  public abstract long events();

  /** {@return about how many nanoseconds the events took} */
  public abstract long nanoseconds();

  /** {@return the number of contexts or paths in memory} */
  public abstract long nodes();

  /** {@return how many times a table of paths was looked into (D'Elia §5.2.3)} */
  public abstract long tableLookups();

  /** {@return the bytes in use} */
  public abstract long bytes();
}
