package dev.oser.agent.runtime;

import java.util.SplittableRandom;

/**
 * When {@link Bursts} are.
 *
 * <p>A program that is looked at is slower, and the more so the more it calls. A burst that lasts
 * some milliseconds of the clock would see few of the calls where there are many, and most of them
 * where there are few. So calls are first counted for a while, which costs little, and then as many
 * calls are looked at, however long that takes: then whatever the program does, a burst sees what
 * it does in the same time when it is left alone. That time is chosen so that bursts are as long as
 * they should be on average.
 */
final class BurstClock implements Runnable {
  /** Nanoseconds after which a thread that slept has woken up late. */
  private static final long LATE = 1_000_000;

  private static final int MOST_TRIES = 8;

  /** How many times as long as the average a burst may be. */
  private static final int LONGEST = 8;

  /** Nanoseconds below which to sleep is pointless. */
  private static final long SHORTEST = 20_000;

  private static final double FIRST_SLOWDOWN = 10;
  private static final double MEMORY = 0.98;

  /** Nanoseconds. */
  interface Time {
    /** The time of the machine. */
    Time REAL =
        new Time() {
          @Override
          public long now() {
            return System.nanoTime();
          }

          @Override
          public void sleep(long duration) throws InterruptedException {
            Thread.sleep(duration / 1_000_000, (int) (duration % 1_000_000));
          }
        };

    long now();

    void sleep(long duration) throws InterruptedException;
  }

  private final Time time;
  private final long interval;
  private final long length;
  private final SplittableRandom random = new SplittableRandom(1);
  private final long started;
  private volatile boolean isStopped;
  private volatile long observed;

  /** The time bursts took lately, and that in which their calls had been counted. */
  private double watchedTime;

  private double countedTime;

  /**
   * @param interval nanoseconds from one burst to the next, on average
   * @param length how long a burst is, on average
   */
  BurstClock(long interval, long length, Time time) {
    this.interval = interval;
    this.length = length;
    this.time = time;
    started = time.now();
    watchedTime = FIRST_SLOWDOWN * length;
    countedTime = length;
  }

  void start() {
    Daemon.start("oser-agent-bursts", this);
  }

  void stop() {
    isStopped = true;
  }

  /** {@return the share of the time in which calls were looked at} */
  double observedShare() {
    long all = time.now() - started;
    return all <= 0 ? 1 : Math.min(1, (double) observed / all);
  }

  @Override
  public void run() {
    try {
      if (interval == length) {
        watchAlways();
      }
      while (!isStopped) {
        long start = time.now();
        burst();
        pause(Math.max(interval / 2, interval - (time.now() - start)));
      }
    } catch (InterruptedException e) {
      // Nobody interrupts it but a program that interrupts all threads; then bursts end.
      Thread.currentThread().interrupt();
    }
    Bursts.end();
  }

  private void watchAlways() throws InterruptedException {
    Bursts.begin(Long.MAX_VALUE);
    while (!isStopped) {
      time.sleep(interval);
      observed = time.now() - started;
    }
  }

  private void burst() throws InterruptedException {
    double wanted = length * countedTime / watchedTime;
    long start = time.now();
    Bursts.beginToCount();
    time.sleep(Math.max(SHORTEST, (long) wanted));
    long calls = Bursts.endCounting();
    // The clock sleeps longer than it wants to, and most of all if that is short.
    double share = Math.min(1, wanted / (time.now() - start));
    long most = (long) (share * calls);
    long took = watch(most, (long) wanted);
    // While a program waits, it does not show how slow it is when it is looked at.
    if (most > 0) {
      watchedTime = MEMORY * watchedTime + took;
      countedTime = MEMORY * countedTime + wanted;
    }
  }

  /**
   * Lets calls be looked at.
   *
   * @param most how many; less than the clock would notice are as many as come in some time
   * @param duration that time
   * @return how long that took
   */
  private long watch(long most, long duration) throws InterruptedException {
    long start = time.now();
    Bursts.begin(most);
    do {
      time.sleep(Math.max(SHORTEST, duration));
    } while (Bursts.left() > ContextRecorder.SOME
        && time.now() - start < LONGEST * length
        && !isStopped);
    Bursts.end();
    long took = time.now() - start;
    observed += took;
    return took;
  }

  /**
   * Waits about so long. A program with a rhythm of its own must not always be met at the same
   * beat. Nor must it always be met just after a garbage collection, which keeps the clock, too,
   * from going on: who wakes up late waits again.
   */
  private void pause(long average) throws InterruptedException {
    long planned = Math.round(average * random.nextDouble(0.5, 1.5));
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      long start = time.now();
      time.sleep(planned);
      if (time.now() - start - planned < LATE) {
        return;
      }
      planned = Math.round(average * random.nextDouble());
    }
  }
}
