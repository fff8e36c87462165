package dev.oser.agent.runtime;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.Counting;

/**
 * Counts calls in {@link Bursts} only.
 *
 * <p>Methods that started between bursts say nothing: neither where they call from, nor that they
 * end. So a site is used once, and when there is none the stack is looked at again. Methods that
 * started in a burst say before calls how deep they are and where: then those further in have
 * ended, and the site holds until they say another.
 */
public final class BurstRecorder extends ContextRecorder {
  /** Where the caller is can only be found out by walking the stack. */
  private static final int UNKNOWN = -1;

  /** The frames that take more stack than a walk. */
  private static final int WALK = 512;

  private final CallStack stack;
  private final UnseenMethods unseen = new UnseenMethods();
  private int burst;
  private long synchronisedFor = NOBODY;

  public BurstRecorder(Counting counting, CallStack stack) {
    super("calls", new ContextProfiler(counting));
    this.stack = stack;
  }

  @Override
  void descend(int method) {
    findCaller();
    profiler.enter(method, site);
    site = 0;
  }

  @Override
  void touch(int method) {
    findCaller();
    profiler.touch(method, site);
    if (depth <= unseen.depth()) {
      site = UNKNOWN;
    }
  }

  @Override
  void ascend() {
    site = depth - 1 <= unseen.depth() ? UNKNOWN : profiler.site();
    profiler.exit();
  }

  /**
   * A method is about to call another.
   *
   * @param own its depth; methods further in ended without saying so
   * @param place where it is in its code
   */
  void at(int own, int place) {
    if (activity == IDLE) {
      if (depth > own) {
        leave(own);
      }
      site = place;
      unseen.limitTo(own - 1);
    }
  }

  @Override
  void madeSome() {
    Bursts.saw(SOME);
  }

  /** {@return whether there is enough stack left to find out where the thread is} */
  boolean hasRoom() {
    return !isLost() || hasRoomFor(WALK);
  }

  private boolean isLost() {
    return site == UNKNOWN || !isSynchronised();
  }

  private void findCaller() {
    if (isLost()) {
      // The innermost is the one that starts just now.
      synchronise(1);
      site = unseen.innermostSite();
    }
  }

  /** {@return whether a method that started unseen is seen from now on} */
  boolean join() {
    boolean joined = false;
    if (activity == IDLE && hasRoom()) {
      activity = BUSY;
      if (damage == null && (Gate.state == Gate.OPEN || Gate.admits(this))) {
        try {
          synchronise(0);
          unseen.limitTo(depth - 1);
          site = 0;
          joined = true;
        } catch (Throwable e) {
          damage = e;
        }
      }
      activity = IDLE;
    }
    return joined;
  }

  /** A method that was seen goes on unseen. */
  void losePlace() {
    // The next burst may have begun just now.
    synchronisedFor = NOBODY;
  }

  private boolean isSynchronised() {
    return burst == Bursts.number && synchronisedFor == owner;
  }

  /**
   * @param starting how many methods start just now
   */
  private void synchronise(int starting) {
    unseen.limitTo(depth);
    if (isSynchronised() && unseen.findRest(stack, starting)) {
      profiler.unwindTo(unseen.depth());
    } else {
      unseen.find(stack, starting);
      profiler.resynchronise(unseen);
      burst = Bursts.number;
      synchronisedFor = owner;
    }
    depth = unseen.depth();
    // Compiled meanwhile or not, frames may be larger now than when it was deeper than this.
    forgetDeeperThan(depth);
  }
}
