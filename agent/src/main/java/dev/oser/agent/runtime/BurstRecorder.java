package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Frames;
import java.util.function.Supplier;

/** Counts calls in {@link Bursts} only. */
public final class BurstRecorder extends ContextRecorder {
  private final Supplier<Frames> stack;
  private int burst;
  private long synchronisedFor = NOBODY;

  /**
   * @param stack the instrumented methods that are active on the current thread; the innermost is
   *     the one that starts just now
   */
  public BurstRecorder(Counting counting, Supplier<Frames> stack) {
    super("calls", new ContextProfiler(counting));
    this.stack = stack;
  }

  @Override
  void descend(int method) {
    if (!isSynchronised()) {
      synchronise();
    }
    profiler.enter(method, site);
    site = 0;
  }

  @Override
  void ascend() {
    site = profiler.site();
    profiler.exit();
  }

  @Override
  boolean isSynchronised() {
    return burst == Bursts.number && synchronisedFor == owner;
  }

  private void synchronise() {
    var frames = stack.get();
    int callers = Math.max(0, frames.depth() - 1);
    profiler.resynchronise(new Callers(frames, callers));
    depth = callers;
    site = frames.depth() == 0 ? 0 : frames.site(callers);
    burst = Bursts.number;
    synchronisedFor = owner;
  }

  /** The outer frames of others. */
  private record Callers(Frames frames, int depth) implements Frames {
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
