package dev.oser.agent.runtime;

import dev.oser.profile.context.BurstSchedule;
import dev.oser.profile.context.BurstingProfiler;
import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;

/** Counts calls in bursts only (001 §5.1.1). */
public final class BurstRecorder extends ContextRecorder {
  private final BurstingProfiler bursting;

  public BurstRecorder(Counting counting, BurstSchedule schedule) {
    super("calls", new ContextProfiler(counting));
    bursting = new BurstingProfiler(profiler, schedule, CoarseClock::now);
  }

  @Override
  void descend(int method) {
    bursting.enter(method, site);
    site = 0;
  }

  @Override
  void ascend() {
    site = bursting.site();
    bursting.exit();
  }

  @Override
  public double observedShare() {
    return bursting.observedShare();
  }
}
