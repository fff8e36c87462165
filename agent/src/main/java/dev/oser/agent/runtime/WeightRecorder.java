package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Charges each context with what it uses itself, between the events that enter and leave it, and
 * notes what its calls used together with their callees. What the events themselves use is charged
 * to nobody.
 */
public final class WeightRecorder extends ContextRecorder {
  private final LongSupplier meter;
  private final boolean isOfTheThread;
  private long last;

  /** What all contexts were charged when the call at each depth began. */
  private long[] starts = new long[64];

  private long charged;

  /**
   * @param metric what is measured, for people
   * @param meter how much the thread has used so far
   * @param isOfTheThread whether only the thread itself can read the meter
   */
  public WeightRecorder(
      String metric, LongSupplier meter, boolean isOfTheThread, Counting counting) {
    super(metric, ContextProfiler.withUsage(counting));
    this.meter = meter;
    this.isOfTheThread = isOfTheThread;
  }

  /**
   * {@inheritDoc}
   *
   * <p>Methods that are still active have used something, too, and the innermost something that it
   * is to be charged with only at its next event. Whoever reads the recorder has paused its thread.
   */
  @Override
  public ContextSummary summary(Labels labels) {
    if (!isOfTheThread && depth > 0) {
      charge();
      last = meter.getAsLong();
    }
    return profiler.summary(metric, labels, at -> charged - starts[at]);
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
