package dev.oser.lang.r.runtime;

import dev.oser.lang.r.limit.SessionThread;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Requests to stop what is running, which come from any thread and end all waiting. */
public final class Interrupts {
  private volatile boolean requested;
  private volatile @Nullable RuntimeException end;
  private volatile Runnable listener = () -> {};
  private @Nullable SessionThread worker;

  Interrupts() {}

  /** Asks what is running to stop. {@return whether it has answered all earlier requests} */
  public boolean request() {
    boolean answered = ask();
    listener.run();
    return answered;
  }

  private synchronized boolean ask() {
    boolean answered = !requested;
    requested = true;
    if (worker != null) {
      worker.setStopping(true);
    }
    notifyAll();
    return answered;
  }

  /**
   * Ends what is running for good: no handler is asked, and nothing that it leaves to be done is
   * done. Only the first reason counts.
   */
  public void halt(RuntimeException reason) {
    synchronized (this) {
      if (end == null) {
        end = reason;
      }
    }
    request();
  }

  /** {@return whether everything has to end} */
  public boolean isEnded() {
    return end != null;
  }

  /** {@return why everything has to end, or null} */
  @Nullable RuntimeException end() {
    return end;
  }

  /** What ran has ended; another program may begin. */
  public synchronized void forget() {
    end = null;
    take();
  }

  /** Says which thread runs from now on. {@return the one before} */
  synchronized @Nullable SessionThread runIn(@Nullable SessionThread thread) {
    var before = worker;
    worker = thread;
    if (thread != null) {
      thread.setStopping(requested);
    }
    return before;
  }

  /** Tells something of each request, in the thread that makes it: it does not look by itself. */
  public void onRequest(Runnable told) {
    listener = told;
  }

  boolean isRequested() {
    return requested;
  }

  /** Takes the request, if there is one: it is answered now. */
  synchronized boolean take() {
    boolean taken = requested;
    requested = false;
    if (worker != null) {
      worker.setStopping(false);
    }
    return taken;
  }

  /** Waits so long, or until a request comes. */
  synchronized void pause(long nanoseconds) {
    long end = System.nanoTime() + nanoseconds;
    try {
      for (long left = nanoseconds; left > 0 && !requested; left = end - System.nanoTime()) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
    } catch (InterruptedException e) {
      // Whoever stops the thread of a session wants what runs in it to stop.
      Thread.currentThread().interrupt();
      requested = true;
    }
  }

  /** Waits for something that a thread tells of with {@link #tell}, or until a request comes. */
  synchronized void await(Awaited event) {
    try {
      while (!requested && !event.isThere()) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      requested = true;
    }
  }

  /** Something to wait for. */
  interface Awaited {
    boolean isThere();
  }

  /** Lets who waits look again. */
  synchronized void tell() {
    notifyAll();
  }
}
