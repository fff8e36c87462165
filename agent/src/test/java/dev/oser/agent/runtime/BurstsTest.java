package dev.oser.agent.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.context.Counting;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/** What bursts see is what the program does. */
@Execution(ExecutionMode.SAME_THREAD)
@ResourceLock("bursts")
class BurstsTest {
  private static final long MILLISECOND = 1_000_000;
  private static final long INTERVAL = 40 * MILLISECOND;
  private static final long LENGTH = 2 * MILLISECOND;

  @Test
  void asManyCallsAreLookedAtAsWereCounted() {
    assertFalse(Bursts.watchesStart());
    Bursts.beginToCount();
    for (int i = 0; i < 600; i++) {
      assertFalse(Bursts.watchesStart());
    }
    long calls = Bursts.endCounting();
    assertEquals(600, calls);
    assertFalse(Bursts.watchesStart());

    int before = Bursts.number;
    Bursts.begin(calls);
    assertEquals(before + 1, Bursts.number);
    for (int seen = 0; seen < calls; seen += ContextRecorder.SOME) {
      assertTrue(Bursts.watchesStart());
      assertTrue(Bursts.isOnForLoops);
      Bursts.saw(ContextRecorder.SOME);
    }
    assertFalse(Bursts.watchesStart());
    assertFalse(Bursts.isOnForLoops);
    // Others may tell after the end.
    Bursts.saw(ContextRecorder.SOME);
    assertFalse(Bursts.watchesStart());
  }

  /** One that goes round for hours must be met by bursts, and be left alone between them. */
  @Test
  @ResourceLock("recorders")
  void aLoopIsLookedAtWhileABurstIsOn() {
    var walks = new AtomicInteger();
    Recorders.start(
        () ->
            new BurstRecorder(
                Counting.exact(),
                visitor -> {
                  walks.incrementAndGet();
                  visitor.accept(new Place(1, 0));
                }));
    Gate.open();
    InBursts.loop();
    assertEquals(0, walks.get());
    for (int burst = 1; burst <= 2; burst++) {
      Bursts.begin(Long.MAX_VALUE);
      InBursts.loop();
      InBursts.loop();
      Bursts.end();
      InBursts.loop();
      assertEquals(burst, walks.get());
    }
    Gate.end();
  }

  /** Methods looked at in one session may be active in the next, which records something else. */
  @Test
  @ResourceLock("recorders")
  void whatIsLeftOfAnEarlierSessionIsIgnored() {
    Recorders.start(
        () ->
            new PathsRecorder(
                _ -> 1,
                _ -> {
                  throw new AssertionError("nothing is counted");
                }));
    Gate.open();
    Bursts.begin(Long.MAX_VALUE);
    InBursts.start(2);
    InBursts.leaf(3);
    InBursts.at(1);
    InBursts.loop();
    InBursts.caught(2);
    InBursts.end(2);
    Bursts.end();
    assertEquals(0, Recorders.current().events());
    Gate.end();
  }

  /** What a program does at a time, and how long a call takes when it is left alone and not. */
  private enum Phase {
    /** A loop over small methods that the JVM has inlined. */
    DENSE(100, 1000),
    /** Few calls, which take long by themselves. */
    SPARSE(5000, 5900),
    /** What is always done just after a garbage collection. */
    CLEANING(200, 1100);

    final long alone;
    final long watched;

    Phase(long alone, long watched) {
      this.alone = alone;
      this.watched = watched;
    }
  }

  /** A program that goes on while the clock sleeps, and stops it at the end. */
  private abstract static class Simulation implements BurstClock.Time {
    final long end;
    long now;
    private int untold;
    private Runnable stop = () -> {};

    Simulation(long end) {
      this.end = end;
    }

    /** Goes on a little. */
    abstract void step();

    BurstClock run() {
      var clock = new BurstClock(INTERVAL, LENGTH, this);
      stop = clock::stop;
      clock.run();
      return clock;
    }

    @Override
    public final long now() {
      return now;
    }

    @Override
    public final void sleep(long duration) {
      long until = now + duration;
      while (now < until) {
        step();
      }
      if (now >= end) {
        stop.run();
      }
    }

    /** {@return whether a call was looked at} */
    final boolean call(Phase phase) {
      boolean isSeen = Bursts.watchesStart();
      now += isSeen ? phase.watched : phase.alone;
      if (isSeen && ++untold == ContextRecorder.SOME) {
        Bursts.saw(untold);
        untold = 0;
      }
      return isSeen;
    }
  }

  /** Now and then a garbage collection stops both the program and the clock. */
  private static final class Program extends Simulation {
    private static final long COLLECTION = 10 * MILLISECOND;

    private final SplittableRandom random;
    private final long[] made = new long[Phase.values().length];
    private final long[] seen = new long[Phase.values().length];
    private Phase phase = Phase.SPARSE;

    /** How much the program has to do until the phase ends, in the time that takes alone. */
    private long work;

    /** How much it has to do until the next garbage collection. */
    private long room = 50 * MILLISECOND;

    Program(long seed, long end) {
      super(end);
      random = new SplittableRandom(seed);
    }

    @Override
    void step() {
      if (room <= 0) {
        now += COLLECTION;
        room = random.nextLong(20, 60) * MILLISECOND;
        phase = Phase.CLEANING;
        work = 2 * MILLISECOND;
      } else if (work <= 0) {
        phase = random.nextBoolean() ? Phase.DENSE : Phase.SPARSE;
        work = random.nextLong(10, 30) * MILLISECOND;
      }
      work -= phase.alone;
      room -= phase.alone;
      made[phase.ordinal()]++;
      if (call(phase)) {
        seen[phase.ordinal()]++;
      }
    }

    private static double share(long[] calls, Phase phase) {
      long sum = 0;
      for (long each : calls) {
        sum += each;
      }
      return (double) calls[phase.ordinal()] / sum;
    }

    /** {@return how many times too often or too seldom the phase seen worst was seen} */
    double worst() {
      double worst = 1;
      for (var each : Phase.values()) {
        double ratio = share(seen, each) / share(made, each);
        worst = Math.max(worst, Math.max(ratio, 1 / ratio));
      }
      return worst;
    }
  }

  @Test
  void allPhasesAreSeenAlike() {
    for (long seed = 1; seed <= 3; seed++) {
      var program = new Program(seed, 20_000 * MILLISECOND);
      var clock = program.run();
      double worst = program.worst();
      assertTrue(worst < 2, () -> "one phase " + worst + " times");
      assertEquals(0.05, clock.observedShare(), 0.02);
    }
  }

  /** The planted violation: bursts by the clock, as in the thesis. */
  @Test
  void burstsOfAFixedTimeSeeThemDifferently() {
    var program = new Program(1, 20_000 * MILLISECOND);
    while (program.now() < program.end) {
      Bursts.begin(Long.MAX_VALUE);
      program.sleep(LENGTH);
      Bursts.end();
      program.sleep(INTERVAL - LENGTH);
    }
    assertTrue(program.worst() > 4, () -> "only " + program.worst() + " times");
  }

  /** Waits for ten seconds, and then calls much for half a second. */
  private static final class Waiting extends Simulation {
    private static final long WAIT = 10_000 * MILLISECOND;
    private static final long BUSY = 500 * MILLISECOND;

    private long watched;

    Waiting() {
      super(WAIT + BUSY);
    }

    @Override
    void step() {
      if (now < WAIT) {
        now += MILLISECOND / 100;
      } else if (call(Phase.DENSE)) {
        watched += Phase.DENSE.watched;
      }
    }
  }

  @Test
  void burstsAreNoLongerAfterTheProgramHasWaited() {
    var program = new Waiting();
    program.run();
    assertEquals(0.05, (double) program.watched / Waiting.BUSY, 0.03);
  }
}
