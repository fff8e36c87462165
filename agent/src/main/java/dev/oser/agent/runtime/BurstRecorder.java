package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Frames;
import java.util.function.Supplier;

/**
 * Counts calls in {@link Bursts} only.
 *
 * <p>Methods that started between bursts say nothing: neither where they call from, nor that they
 * end. So a site is used once, and when there is none the stack is walked again. Methods that
 * started in a burst say before each call how deep they are and where: then those further in have
 * ended, and the site holds until they say another.
 */
public final class BurstRecorder extends ContextRecorder {
  /** Where the caller is can only be found out by walking the stack. */
  private static final int UNKNOWN = -1;

  private final Supplier<Frames> stack;
  private int burst;
  private long synchronisedFor = NOBODY;

  /** How many of the active methods, from the outermost, are only known from walking the stack. */
  private int unseen;

  /**
   * @param stack the instrumented methods that are active on the current thread
   */
  public BurstRecorder(Counting counting, Supplier<Frames> stack) {
    super("calls", new ContextProfiler(counting));
    this.stack = stack;
  }

  @Override
  void descend(int method) {
    findCaller();
    profiler.enter(method, site);
    site = 0;
  }

  @Override
  void touch(int method) {
    findCaller();
    profiler.touch(method, site);
    if (depth <= unseen) {
      site = UNKNOWN;
    }
  }

  @Override
  void ascend() {
    site = depth - 1 <= unseen ? UNKNOWN : profiler.site();
    profiler.exit();
  }

  @Override
  void tell(int own, int place) {
    site = place;
    unseen = Math.min(unseen, own - 1);
  }

  private void findCaller() {
    if (site == UNKNOWN || burst != Bursts.number || synchronisedFor != owner) {
      var frames = stack.get();
      // The innermost is the one that starts just now.
      int callers = Math.max(0, frames.depth() - 1);
      synchronise(frames, callers);
      unseen = callers;
      site = frames.depth() == 0 ? 0 : frames.site(callers);
    }
  }

  @Override
  void findPlace() {
    var frames = stack.get();
    synchronise(frames, frames.depth());
    unseen = depth - 1;
    site = 0;
  }

  private void synchronise(Frames frames, int active) {
    profiler.resynchronise(new Outer(frames, active));
    depth = active;
    burst = Bursts.number;
    synchronisedFor = owner;
  }

  /** The outer frames of others. */
  private record Outer(Frames frames, int depth) implements Frames {
    @Override
    public int method(int index) {
      return frames.method(index);
    }

    @Override
    public int site(int index) {
      return frames.site(index);
    }
  }
}
