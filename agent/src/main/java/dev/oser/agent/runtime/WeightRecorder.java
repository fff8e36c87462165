package dev.oser.agent.runtime;

import dev.oser.profile.context.Counting;
import java.util.function.LongSupplier;

/**
 * Charges each context with what it uses itself, between the events that enter and leave it. What
 * the events themselves use is charged to nobody.
 */
public final class WeightRecorder extends ContextRecorder {
  private final LongSupplier meter;
  private long last;

  /**
   * @param metric what is measured, for people
   * @param meter how much the thread has used so far
   */
  public WeightRecorder(String metric, LongSupplier meter, Counting counting) {
    super(metric, counting);
    this.meter = meter;
  }

  @Override
  void descend(int method) {
    profiler.charge(meter.getAsLong() - last);
    profiler.descend(method, site);
    site = 0;
    last = meter.getAsLong();
  }

  @Override
  void ascend() {
    profiler.charge(meter.getAsLong() - last);
    site = profiler.site();
    profiler.exit();
    last = meter.getAsLong();
  }
}
