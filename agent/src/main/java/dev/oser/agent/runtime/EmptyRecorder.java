package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;

/** Records nothing: what is left is the cost of the instrumentation (D'Elia §5.1.4). */
public final class EmptyRecorder extends ContextRecorder {
  public EmptyRecorder() {
    super("calls", new ContextProfiler(Counting.exact()));
  }

  @Override
  void descend(int method) {}

  @Override
  void touch(int method) {}

  @Override
  void ascend() {}
}
