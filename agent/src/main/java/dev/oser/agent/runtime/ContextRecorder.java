package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;

/**
 * Records the calls and returns of a thread.
 *
 * <p>Only one subclass is loaded in a process, so the JVM calls its methods directly and inlines
 * them.
 */
public abstract class ContextRecorder extends Recorder {
  /** Of this many calls one is timed, to know what recording costs. */
  private static final int TIMED = 1 << 12;

  /** After so many calls a subclass is told. */
  static final int SOME = 1 << 8;

  /**
   * Where the innermost active method is in its code. Instrumented code writes it before calls; a
   * return restores it, so that what the JVM calls by itself (a static initialiser, a class loader)
   * disturbs nothing.
   */
  public int site;

  /** The number of active methods. Instrumented code remembers it to find its own depth again. */
  public int depth;

  /** The frames, interpreted or compiled, that take more stack than an event. */
  private static final int HEADROOM = 64;

  /** What a recorder has when it has forgotten everything; made while there is memory. */
  private static final ContextProfiler NOTHING = new ContextProfiler(Counting.exact());

  final String metric;

  /** The tree of contexts. */
  ContextProfiler profiler;

  private int safeDepth;
  private boolean hasOverflowed;
  private long starts;
  private long leaves;
  private final EventTimes times = new EventTimes();

  /**
   * @param metric what is counted, for people
   */
  ContextRecorder(String metric, ContextProfiler profiler) {
    this.metric = metric;
    this.profiler = profiler;
  }

  /** A method was entered from the site. */
  abstract void descend(int method);

  /** The current method is left; sets the site. */
  abstract void ascend();

  /** A method was entered from the site, and left. */
  abstract void touch(int method);

  /** {@return what was recorded} */
  public ContextSummary summary(Labels labels) {
    return profiler.summary(metric, labels);
  }

  @Override
  public final long nodes() {
    return profiler.contexts();
  }

  @Override
  public final long tableLookups() {
    return 0;
  }

  @Override
  public final long bytes() {
    return profiler.bytes();
  }

  /** The start of a method. */
  final void enter(int method) {
    if (activity == IDLE) {
      if (depth >= safeDepth) {
        ensureHeadroom();
      }
      activity = BUSY;
      if (damage == null && (Gate.state == Gate.OPEN || Gate.admits(this))) {
        try {
          if ((++starts & SOME - 1) == 0) {
            descendAndTell(method);
          } else {
            descend(method);
          }
          depth++;
        } catch (Throwable e) {
          fail(e);
        }
      }
      activity = IDLE;
    }
  }

  /** A method starts and ends, and no other in between. */
  final void leaf(int method) {
    if (activity == IDLE) {
      if (depth >= safeDepth) {
        ensureHeadroom();
      }
      activity = BUSY;
      if (damage == null && (Gate.state == Gate.OPEN || Gate.admits(this))) {
        try {
          if ((++leaves & SOME - 1) == 0) {
            madeSome();
          }
          touch(method);
        } catch (Throwable e) {
          fail(e);
        }
      }
      activity = IDLE;
      if (isVirtual && depth == 0) {
        Recorders.release(this);
      }
    }
  }

  /**
   * A stack overflow in the middle of an event would leave a damaged tree. So where the stack is
   * deeper than it ever was, there must be room for an event, or the method overflows before it
   * begins. Once that has happened, this is checked in the whole deeper half of the stack.
   */
  private void ensureHeadroom() {
    try {
      probe(HEADROOM);
      if (!hasOverflowed) {
        safeDepth = depth + 1;
      }
    } catch (StackOverflowError e) {
      hasOverflowed = true;
      safeDepth = Math.min(safeDepth, depth / 2);
      throw e;
    }
  }

  /** What was found out about deeper stacks before is out of date. */
  final void forgetDeeperThan(int depth) {
    safeDepth = depth;
    hasOverflowed = false;
  }

  /** {@return whether there is enough stack left for so many small frames} */
  static boolean hasRoomFor(int frames) {
    try {
      probe(frames);
      return true;
    } catch (StackOverflowError e) {
      return false;
    }
  }

  /** Overflows if there is not enough stack left for so many small frames. */
  static int probe(int frames) {
    return frames == 0 ? 0 : 1 + probe(frames - 1);
  }

  private void descendAndTell(int method) {
    if ((starts & TIMED - 1) == 0) {
      long start = System.nanoTime();
      descend(method);
      times.add(System.nanoTime() - start);
    } else {
      descend(method);
    }
    madeSome();
  }

  /** There were another {@link #SOME} calls. */
  void madeSome() {}

  /**
   * The end of a method, by a return or an exception.
   *
   * @param own its depth; methods further in ended without saying so
   */
  public final void exit(int own) {
    if (activity == IDLE && depth >= own) {
      leave(own - 1);
      if (isVirtual && depth == 0) {
        Recorders.release(this);
      }
    }
  }

  /**
   * A method has caught an exception.
   *
   * @param own its depth; methods further in may have ended without saying so
   */
  public final void caught(int own) {
    if (activity == IDLE && depth > own) {
      leave(own);
    }
  }

  /**
   * Leaves methods.
   *
   * @param rest how many are still active then
   */
  final void leave(int rest) {
    activity = BUSY;
    if (damage == null && (Gate.state == Gate.OPEN || Gate.admits(this))) {
      try {
        do {
          ascend();
        } while (--depth > rest);
      } catch (Throwable e) {
        fail(e);
      }
    }
    activity = IDLE;
  }

  @Override
  final void forget() {
    profiler = NOTHING;
  }

  @Override
  final void leaveEverything() {
    for (; depth > 0; depth--) {
      ascend();
    }
    site = 0;
  }

  @Override
  public final long events() {
    return 2 * starts + leaves;
  }

  /** A return is counted like a call, though it is cheaper: this is an upper estimate. */
  @Override
  public final long nanoseconds() {
    return times.estimate(events());
  }
}
