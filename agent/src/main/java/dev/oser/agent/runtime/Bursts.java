package dev.oser.agent.runtime;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * What happens to calls, if they are looked at only for a while in each interval (D'Elia §5.1.1,
 * "Integration with Static Bursting"). A {@link BurstClock} decides that, so that events need not
 * look at the time.
 *
 * <p>Nothing is told between bursts. So at the first call of a burst a thread finds out where it is
 * by walking its stack.
 */
public final class Bursts {
  /** Calls are not looked at. */
  static final int OFF = 0;

  /** Calls are counted. */
  private static final int COUNTING = -1;

  /** Calls are looked at. */
  private static final int ON = 1;

  /**
   * What happens to calls. {@link InBursts} looks at it: unless it is 0 calls are counted, and if
   * it is positive methods tell more. Were this volatile, the JVM could not keep anything it has
   * read before a call in a register behind it, even if the call is inlined. It may keep this, too,
   * but not beyond a call that it has not inlined; so a thread that has once seen a burst in such a
   * call goes on seeing it, and never misses some of what happens in between.
   */
  static int mode;

  /** The calls while the mode is not 0. Threads may lose some of each other's. */
  private static int calls;

  /**
   * Whether calls are looked at, for loops, which ask each time around. It is volatile so that
   * loops whose calls are all inlined look at both again.
   */
  static volatile boolean isOnForLoops;

  /** The number of the burst. */
  static volatile int number;

  /**
   * How many calls of the burst are left. Not changed through a {@code VarHandle}, for which the
   * JVM makes classes when it is used: the stack may be nearly full.
   */
  private static final AtomicLong LEFT = new AtomicLong();

  private static volatile @Nullable BurstClock clock;

  private Bursts() {}

  /** Starts the bursts: one in each interval, of this length. */
  public static void start(long interval, long length) {
    ActiveMethods.rehearse();
    var started = new BurstClock(interval, length, BurstClock.Time.REAL);
    clock = started;
    started.start();
  }

  /** Ends the bursts. */
  public static void stop() {
    var running = clock;
    if (running != null) {
      running.stop();
    }
  }

  /** {@return the share of the time in which calls were looked at} */
  public static double observedShare() {
    var running = clock;
    return running == null ? 1 : running.observedShare();
  }

  /** {@return whether a method that starts tells more} */
  static boolean watchesStart() {
    if (mode != OFF) {
      calls++;
      return mode > 0;
    }
    return false;
  }

  static void beginToCount() {
    calls = 0;
    mode = COUNTING;
  }

  /** {@return the number of calls since then} */
  static long endCounting() {
    mode = OFF;
    return Integer.toUnsignedLong(calls);
  }

  /**
   * @param most the number of calls to look at
   */
  static void begin(long most) {
    number++;
    LEFT.set(most);
    mode = ON;
    isOnForLoops = true;
  }

  static void end() {
    mode = OFF;
    isOnForLoops = false;
  }

  /** {@return how many calls of the burst are left} */
  static long left() {
    return LEFT.get();
  }

  /** So many calls were looked at. */
  static void saw(int more) {
    long before = LEFT.getAndAdd(-more);
    if (before > 0 && before <= more) {
      end();
    }
  }
}
