package dev.oser.kit.tier;

import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Decides what is compiled and what is thrown away. A language counts calls and turns of loops, and
 * {@linkplain #request requests} what is hot. Code whose assumptions fail too often is removed; the
 * same is then compiled again later, with what has been learnt, and after a few attempts without
 * assumptions. So code that never stops failing settles after a bounded number of compilations.
 *
 * @param <K> what can be compiled
 */
public final class TierController<K> implements AutoCloseable {
  private final TierPolicy policy;
  private final Backend<K> backend;
  private final Events events;
  private final Map<K, History> histories = new HashMap<>();
  private final LinkedHashSet<K> installed = new LinkedHashSet<>();
  private final BlockingQueue<K> queue = new LinkedBlockingQueue<>();
  private @Nullable Thread worker;
  private int instructions;
  private int pending;
  private long compilations;

  /** What has become of one key so far. */
  private static final class History {
    private int attempts;
    private int failures;
    private int size;
    private boolean isPending;
    private boolean isRefused;
  }

  public TierController(TierPolicy policy, Backend<K> backend, Events events) {
    this.policy = policy;
    this.backend = backend;
    this.events = events;
  }

  public TierPolicy policy() {
    return policy;
  }

  /** Asks for something hot to be compiled, unless it is, will be, or cannot be. */
  public void request(K what) {
    synchronized (this) {
      var history = histories.computeIfAbsent(what, _ -> new History());
      if (history.isPending || history.isRefused || installed.contains(what)) {
        return;
      }
      history.isPending = true;
      pending++;
      if (policy.inBackground()) {
        queue.add(what);
        startWorker();
        return;
      }
    }
    compile(what);
  }

  private void startWorker() {
    if (worker == null) {
      worker = Thread.ofPlatform().daemon().name("oser-compiler").start(this::work);
    }
  }

  private void work() {
    try {
      while (true) {
        compile(queue.take());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void compile(K what) {
    var effort = effort(what);
    long start = System.nanoTime();
    int size = 0;
    String refused = null;
    try {
      size = backend.compile(what, effort);
    } catch (Backend.CannotCompile e) {
      refused = String.valueOf(e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      // A mistake in the compiler must not stop a program that can be interpreted.
      refused = "a bug in the compiler, please report: " + e;
    }
    if (refused == null) {
      long micros = (System.nanoTime() - start) / 1000;
      int instructionsMade = size;
      events.publish(
          () -> new Event.Compiled(backend.name(what), effort.name(), instructionsMade, micros));
    } else {
      var reason = refused;
      events.publish(() -> new Event.NotCompiled(backend.name(what), reason));
    }
    finish(what, size, refused != null);
  }

  private synchronized Effort effort(K what) {
    return history(what).attempts < policy.attempts() ? Effort.SPECULATIVE : Effort.GENERIC;
  }

  private synchronized void finish(K what, int size, boolean isRefused) {
    var history = history(what);
    history.isPending = false;
    pending--;
    compilations++;
    if (isRefused) {
      history.isRefused = true;
    } else {
      history.size = size;
      history.failures = 0;
      installed.add(what);
      instructions += size;
      makeRoom(what);
    }
    notifyAll();
  }

  /** The code that was asked for or used longest ago goes first. */
  private void makeRoom(K newest) {
    while (installed.size() > policy.mostUnits() || instructions > policy.mostInstructions()) {
      var oldest = installed.getFirst();
      if (oldest.equals(newest)) {
        return;
      }
      uninstall(oldest);
      events.publish(() -> new Event.Evicted(backend.name(oldest)));
    }
  }

  private void uninstall(K what) {
    installed.remove(what);
    instructions -= history(what).size;
    backend.remove(what);
  }

  /** Says that code was useful, so that other code is evicted before it. */
  public synchronized void used(K what) {
    if (installed.remove(what)) {
      installed.add(what);
    }
  }

  /**
   * Notes that an assumption of code failed. Generic code is kept all the same: there is none
   * better.
   *
   * @return whether that was once too often: the code is not entered any more
   */
  public synchronized boolean failed(K what, String reason) {
    var history = histories.get(what);
    if (history == null
        || !installed.contains(what)
        || history.attempts >= policy.attempts()
        || ++history.failures < policy.patience()) {
      return false;
    }
    history.attempts++;
    uninstall(what);
    events.publish(() -> new Event.Invalidated(backend.name(what), reason));
    return true;
  }

  /**
   * {@return how much longer to wait before requesting something again: twice as long after each
   * time it did not work}
   */
  public synchronized int reluctance(K what) {
    var history = histories.get(what);
    return history == null ? 1 : 1 << Math.min(history.attempts, 10);
  }

  /** {@return how often something was compiled, or tried to be} */
  public synchronized long compilations() {
    return compilations;
  }

  /** {@return how many instructions the compiled code has that can be entered} */
  public synchronized int instructions() {
    return instructions;
  }

  /** Waits until everything requested so far is there. */
  public synchronized void await() throws InterruptedException {
    while (pending > 0) {
      wait();
    }
  }

  private History history(K what) {
    return Objects.requireNonNull(histories.get(what));
  }

  /** Stops compiling. */
  @Override
  public synchronized void close() {
    if (worker != null) {
      worker.interrupt();
    }
  }
}
