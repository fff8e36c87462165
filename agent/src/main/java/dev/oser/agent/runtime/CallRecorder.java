package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;

/** Counts calls. */
public final class CallRecorder extends ContextRecorder {
  private final ContextProfiler profiler;

  public CallRecorder(Counting counting) {
    profiler = new ContextProfiler(counting);
  }

  @Override
  void descend(int method) {
    profiler.enter(method, site);
    site = 0;
  }

  @Override
  void ascend() {
    site = profiler.site();
    profiler.exit();
  }

  @Override
  public ContextSummary summary(Labels labels) {
    return profiler.summary("calls", labels);
  }

  @Override
  public int contexts() {
    return profiler.contexts();
  }

  @Override
  public long bytes() {
    return profiler.bytes();
  }
}
