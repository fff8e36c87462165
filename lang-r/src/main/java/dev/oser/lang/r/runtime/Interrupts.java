package dev.oser.lang.r.runtime;

import java.util.concurrent.TimeUnit;

/** Requests to stop what is running, which come from any thread and end all waiting. */
public final class Interrupts {
  private volatile boolean requested;
  private volatile Runnable listener = () -> {};

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
    notifyAll();
    return answered;
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
