package dev.oser.profile.context;

import java.util.function.LongSupplier;

/**
 * A profiler that looks only in bursts. Between bursts a call or return costs a look at the clock
 * and a push or pop of a {@link ShadowStack}; at the start of a burst the cursor is resynchronised
 * from it. The guarantees of {@link Counting} then hold for the observed events (D'Elia §5.1.5);
 * divide counts by {@link #observedShare} to estimate those of the whole run.
 */
public final class BurstingProfiler {
  private final ContextProfiler profiler;
  private final BurstSchedule schedule;
  private final LongSupplier clock;
  private final ShadowStack stack = new ShadowStack();
  private long events;
  private long observed;

  /**
   * @param profiler what observes the bursts
   * @param schedule when they are
   * @param clock the time, in the unit of the schedule
   */
  public BurstingProfiler(ContextProfiler profiler, BurstSchedule schedule, LongSupplier clock) {
    this.profiler = profiler;
    this.schedule = schedule;
    this.clock = clock;
  }

  /** {@return a profiler whose clock counts the calls and returns} */
  public static BurstingProfiler byEvents(ContextProfiler profiler, BurstSchedule schedule) {
    return new BurstingProfiler(profiler, schedule, new EventClock());
  }

  /** A call. */
  public void enter(int method, int site) {
    if (observes()) {
      profiler.enter(method, site);
    }
    stack.push(method, site);
  }

  /** A return. */
  public void exit() {
    if (observes()) {
      profiler.exit();
    }
    stack.pop();
  }

  /** An exception that leaves several methods at once. */
  public void unwindTo(int depth) {
    if (observes()) {
      profiler.unwindTo(depth);
    }
    stack.unwindTo(depth);
  }

  /** {@return the call site of the innermost active method; 0 outside any method} */
  public int site() {
    return stack.depth() == 0 ? 0 : stack.site(stack.depth() - 1);
  }

  /** {@return the share of the events that fell into bursts} */
  public double observedShare() {
    return events == 0 ? 1 : (double) observed / events;
  }

  private boolean observes() {
    var phase = schedule.at(clock.getAsLong());
    events++;
    if (phase == BurstSchedule.Phase.IDLE) {
      return false;
    }
    if (phase == BurstSchedule.Phase.BEGIN) {
      profiler.resynchronise(stack);
    }
    observed++;
    return true;
  }

  private static final class EventClock implements LongSupplier {
    private long now;

    @Override
    public long getAsLong() {
      return now++;
    }
  }
}
