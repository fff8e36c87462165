package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import java.util.function.LongSupplier;

/**
 * Charges each context with what it uses itself, between the events that enter and leave it. What
 * the events themselves use is charged to nobody.
 */
public final class WeightRecorder extends ContextRecorder {
  private final String metric;
  private final LongSupplier meter;
  private final ContextProfiler profiler;
  private long last;

  /**
   * @param metric what is measured, for people
   * @param meter how much the thread has used so far
   */
  public WeightRecorder(String metric, LongSupplier meter, Counting counting) {
    this.metric = metric;
    this.meter = meter;
    profiler = new ContextProfiler(counting);
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

  @Override
  public ContextSummary summary(Labels labels) {
    return profiler.summary(metric, labels);
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
