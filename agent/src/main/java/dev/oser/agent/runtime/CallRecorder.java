package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;

/** Counts calls. */
public final class CallRecorder extends ContextRecorder {

  public CallRecorder(Counting counting) {
    super("calls", new ContextProfiler(counting));
  }

  @Override
  void descend(int method) {
    profiler.enter(method, site);
    site = 0;
  }

  @Override
  void touch(int method) {
    profiler.touch(method, site);
  }

  @Override
  void ascend() {
    site = profiler.site();
    profiler.exit();
  }
}
