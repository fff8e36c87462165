package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;
import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Charges each context with what it uses itself, between the events that enter and leave it, and
 * notes what its calls used together with their callees. What the events themselves use is charged
 * to nobody.
 */
public final class WeightRecorder extends ContextRecorder {
  private final LongSupplier meter;
  private long last;

  /** What all contexts were charged when the call at each depth began. */
  private long[] starts = new long[64];

  private long charged;

  /**
   * @param metric what is measured, for people
   * @param meter how much the thread has used so far
   */
  public WeightRecorder(String metric, LongSupplier meter, Counting counting) {
    super(metric, ContextProfiler.withUsage(counting));
    this.meter = meter;
  }

  @Override
  void descend(int method) {
    charge();
    profiler.descend(method, site);
    site = 0;
    if (depth == starts.length) {
      starts = Arrays.copyOf(starts, depth * 2);
    }
    starts[depth] = charged;
    last = meter.getAsLong();
  }

  @Override
  void touch(int method) {
    descend(method);
    depth++;
    ascend();
    depth--;
  }

  @Override
  void ascend() {
    charge();
    site = profiler.site();
    profiler.use(charged - starts[depth - 1]);
    profiler.exit();
    last = meter.getAsLong();
  }

  private void charge() {
    long used = meter.getAsLong() - last;
    profiler.charge(used);
    // A meter can stand still or, for a thread that has taken over the recorder, fall.
    charged += depth > 0 ? Math.max(0, used) : 0;
  }
}
