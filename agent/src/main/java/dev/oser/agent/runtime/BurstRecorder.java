package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;

/**
 * Counts calls in {@link Bursts} only.
 *
 * <p>Nothing is told between bursts. So the thread finds its place at its first call of a burst by
 * walking its stack. From then on all its methods tell everything, also those that have started
 * before; and they tell who they are, so that it is noticed if one has ended without a word: then
 * the place is lost, and has to be found again.
 */
public final class BurstRecorder extends ContextRecorder {
  /** The frames that take more stack than a walk. */
  private static final int WALK = 1024;

  private final CallStack stack;
  private final ActiveMethods active = new ActiveMethods();
  private int burst;
  private long synchronisedFor = NOBODY;

  public BurstRecorder(Counting counting, CallStack stack) {
    super("calls", new ContextProfiler(counting));
    this.stack = stack;
  }

  @Override
  void descend(int method) {
    findPlace(1);
    profiler.enter(method, site);
    site = 0;
  }

  @Override
  void touch(int method) {
    findPlace(1);
    profiler.touch(method, site);
  }

  @Override
  void ascend() {
    site = profiler.site();
    profiler.exit();
  }

  @Override
  void madeSome() {
    Bursts.saw(SOME);
  }

  /** A method is about to call another from this place. */
  void at(int place) {
    if (activity == IDLE && isSynchronised()) {
      site = place;
    }
  }

  /** A method has caught an exception. */
  void caughtIn(int method) {
    if (activity == IDLE && isSynchronised() && !isInnermost(method)) {
      losePlace();
    }
  }

  /** A method ends. */
  void end(int method) {
    if (activity == IDLE && isSynchronised()) {
      if (isInnermost(method)) {
        exit(depth);
      } else {
        losePlace();
      }
    }
  }

  /** A loop goes round. */
  void loop() {
    if (activity == IDLE && !isSynchronised() && hasRoomFor(WALK)) {
      activity = BUSY;
      if (damage == null && (Gate.state == Gate.OPEN || Gate.admits(this))) {
        try {
          findPlace(0);
        } catch (Throwable e) {
          fail(e);
        }
      }
      activity = IDLE;
    }
  }

  /** {@return whether there is enough stack left to find out where the thread is} */
  boolean hasRoom() {
    return isSynchronised() || hasRoomFor(WALK);
  }

  private boolean isSynchronised() {
    return burst == Bursts.number && synchronisedFor == owner;
  }

  private boolean isInnermost(int method) {
    return depth > 0 && profiler.method() == method;
  }

  private void losePlace() {
    synchronisedFor = NOBODY;
  }

  /**
   * Makes sure that the place is known.
   *
   * @param starting how many methods start just now
   */
  private void findPlace(int starting) {
    if (!isSynchronised()) {
      active.find(stack, starting);
      profiler.resynchronise(active);
      depth = active.depth();
      site = active.innermostSite();
      burst = Bursts.number;
      synchronisedFor = owner;
      // Compiled meanwhile or not, frames may be larger now than when it was deeper than this.
      forgetDeeperThan(depth);
    }
  }
}
