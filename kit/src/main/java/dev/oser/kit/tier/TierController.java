package dev.oser.kit.tier;

import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import dev.oser.kit.tier.Histories.History;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Decides what is compiled and what is thrown away. A language counts calls and turns of loops, and
 * {@linkplain #request requests} what is hot. Code whose assumptions fail too often is removed; the
 * same is then compiled again later, with what has been learnt, and after a few attempts without
 * assumptions. So code that never stops failing settles after a bounded number of compilations.
 *
 * <p>When there is no room, only code makes room that was not entered while what wants its place
 * got hot once more. If there is none, what is hot has to wait, and asks less and less often: of
 * more hot code than there is room for, some stays interpreted, and nothing is thrown out just to
 * be made again.
 *
 * @param <K> what can be compiled
 */
public final class TierController<K> implements AutoCloseable {
  /** How often in a row what finds no room waits longer than before. */
  private static final int MOST_PATIENT = 5;

  /** The fate of so much code is remembered even if little code may be there at a time. */
  private static final int LEAST_REMEMBERED = 1_000;

  private final TierPolicy policy;
  private final Backend<K> backend;
  private final Events events;
  private final Histories<K> histories;
  private final InstalledCode<K> installed;

  private record Request<K>(K what, int urgency, long number) implements Comparable<Request<K>> {
    /** The most urgent first, and of those the first. */
    @Override
    public int compareTo(Request<K> other) {
      return urgency != other.urgency
          ? Integer.compare(other.urgency, urgency)
          : Long.compare(number, other.number);
    }
  }

  private final PriorityBlockingQueue<Request<K>> queue = new PriorityBlockingQueue<>();
  private final AtomicLong requests = new AtomicLong();
  private @Nullable Thread worker;
  private int pending;
  private boolean isClosed;
  private long compilations;

  public TierController(TierPolicy policy, Backend<K> backend, Events events) {
    this.policy = policy;
    this.backend = backend;
    this.events = events;
    this.histories = new Histories<>(Math.max(LEAST_REMEMBERED, 10 * policy.mostUnits()));
    this.installed = new InstalledCode<>(policy);
  }

  public TierPolicy policy() {
    return policy;
  }

  /**
   * Asks for something hot to be compiled, unless it is, will be, or cannot be. To ask again means
   * that it got as hot once more: what was not in use meanwhile may have to make room for it.
   */
  public void request(K what) {
    synchronized (this) {
      var history = histories.find(what);
      if (isClosed || histories.isCurrent(what) || (history != null && history.isRefused)) {
        return;
      }
      histories.begin(what);
      pending++;
    }
    if (policy.inBackground()) {
      queue.add(new Request<>(what, backend.urgency(what), requests.getAndIncrement()));
      startWorker();
    } else {
      compile(what);
    }
  }

  private synchronized void startWorker() {
    if (worker == null && !isClosed) {
      worker = Thread.ofPlatform().daemon().name("oser-compiler").start(this::work);
    }
  }

  private void work() {
    try {
      while (true) {
        compile(queue.take().what);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whatever goes wrong in it, the program goes on, and so does the thread that compiles. */
  private void compile(K what) {
    try {
      var replaced = backend.replacedBy(what);
      watchIfFull();
      if (!findsRoom(what, replaced)) {
        return;
      }
      var effort = effort(what);
      long start = System.nanoTime();
      int size = backend.compile(what, effort);
      long micros = (System.nanoTime() - start) / 1000;
      publish(() -> new Event.Compiled(name(what), effort.name(), size, micros));
      finish(what, size, replaced);
    } catch (Backend.CannotCompile e) {
      refuse(what, String.valueOf(e.getMessage()));
    } catch (Throwable e) {
      refuse(what, "a bug in the compiler, please report: " + e);
    }
  }

  private String name(K what) {
    try {
      return backend.name(what);
    } catch (RuntimeException | Error e) {
      return "something whose name is not to be had (" + e + ")";
    }
  }

  /** Tells what happened, unless there is not even room for that. */
  private void publish(Supplier<Event> event) {
    try {
      events.publish(event);
    } catch (VirtualMachineError _) {
      // What was to be told has happened all the same.
    }
  }

  private synchronized Effort effort(K what) {
    return histories.current(what).attempts < policy.attempts()
        ? Effort.SPECULATIVE
        : Effort.GENERIC;
  }

  /** Makes all code tell whether it is in use. What is linked anew by that is not locked. */
  private void watchIfFull() {
    List<K> unwatched;
    synchronized (this) {
      unwatched = installed.isFull() ? installed.unwatched() : List.of();
    }
    for (var each : unwatched) {
      var usage = backend.watch(each);
      synchronized (this) {
        installed.watched(each, usage);
      }
    }
  }

  /** {@return whether there is room, or code that can make room; if not, it has to wait} */
  private synchronized boolean findsRoom(K what, Collection<K> replaced) {
    if (!installed.isFull()) {
      return true;
    }
    var history = histories.current(what);
    long before = history.lookedAt;
    long now = installed.look();
    if (replaced.stream().anyMatch(installed::contains)
        || (before != History.NEVER && installed.idleSince(before) != null)) {
      return true;
    }
    history.lookedAt = now;
    history.putOff = Math.min(history.putOff + 1, MOST_PATIENT);
    histories.end(what);
    settle();
    return false;
  }

  private void settle() {
    pending--;
    notifyAll();
  }

  private void refuse(K what, String reason) {
    publish(() -> new Event.NotCompiled(name(what), reason));
    synchronized (this) {
      compilations++;
      histories.current(what).isRefused = true;
      histories.end(what);
      settle();
    }
  }

  private void finish(K what, int size, Collection<K> replaced) {
    List<K> leaving;
    synchronized (this) {
      compilations++;
      leaving = install(what, size, replaced);
    }
    leaving.forEach(each -> remove(each, () -> new Event.Evicted(name(each))));
    synchronized (this) {
      settle();
    }
  }

  /** Not under the lock: the program must not wait for it when something else is hot. */
  private void remove(K what, Supplier<Event> event) {
    boolean isRemoved = false;
    try {
      backend.remove(what);
      isRemoved = true;
      publish(event);
    } catch (RuntimeException | Error e) {
      publish(() -> new Event.Bug("what removes " + name(what), e.toString()));
    }
    synchronized (this) {
      histories.current(what).isRefused |= !isRemoved;
      histories.end(what);
    }
  }

  /** {@return what has to leave for it} */
  private List<K> install(K what, int size, Collection<K> replaced) {
    var history = histories.current(what);
    history.failures = 0;
    installed.add(what, size);
    var leaving = new ArrayList<K>();
    for (var each : replaced) {
      if (installed.isTooMuch() && installed.contains(each)) {
        leave(each, leaving);
      }
    }
    while (installed.isTooMuch() && history.lookedAt != History.NEVER) {
      var idle = installed.idleSince(history.lookedAt);
      if (idle == null) {
        break;
      }
      leave(idle, leaving);
    }
    history.lookedAt = History.NEVER;
    history.putOff = 0;
    return leaving;
  }

  private void leave(K what, List<K> leaving) {
    installed.remove(what);
    leaving.add(what);
  }

  /**
   * Notes that an assumption of code failed. Generic code is kept all the same: there is none
   * better.
   *
   * @return whether that was once too often: the code is not entered any more
   */
  public boolean failed(K what, String reason) {
    synchronized (this) {
      var history = histories.find(what);
      if (history == null
          || !installed.contains(what)
          || history.attempts >= policy.attempts()
          || ++history.failures < policy.patience()) {
        return false;
      }
      history.attempts++;
      installed.remove(what);
    }
    remove(what, () -> new Event.Invalidated(name(what), reason));
    return true;
  }

  /**
   * {@return how much longer to wait before requesting something again: twice as long after each
   * time it did not work or found no room}
   */
  public synchronized int reluctance(K what) {
    var history = histories.find(what);
    return history == null ? 1 : 1 << Math.min(history.attempts + history.putOff, 10);
  }

  /** {@return whether there was no room for something when it was last requested} */
  public synchronized boolean isWaiting(K what) {
    var history = histories.find(what);
    return history != null && history.putOff > 0;
  }

  /** {@return whether something is there or on its way, so that it need not be requested} */
  public synchronized boolean isCurrent(K what) {
    return histories.isCurrent(what);
  }

  /** {@return how often something was compiled, or tried to be} */
  public synchronized long compilations() {
    return compilations;
  }

  /** {@return how many instructions the compiled code has that can be entered} */
  public synchronized int instructions() {
    return installed.instructions();
  }

  /** {@return how much code there is whose fate is known, good or bad: a bounded number} */
  public synchronized int remembered() {
    return histories.size();
  }

  /** Waits until everything requested so far is there, or until nothing is compiled any more. */
  public synchronized void await() throws InterruptedException {
    while (pending > 0 && !isClosed) {
      wait();
    }
  }

  /** Stops compiling. */
  @Override
  public synchronized void close() {
    isClosed = true;
    notifyAll();
    if (worker != null) {
      worker.interrupt();
    }
  }
}
