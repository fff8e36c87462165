package dev.oser.profile.report;

import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import dev.oser.profile.path.Graphs;
import dev.oser.profile.path.MethodProfile;
import dev.oser.profile.path.PathCounter;
import dev.oser.profile.path.PathNumberer;
import dev.oser.profile.path.PathSummary;
import java.util.List;
import java.util.Random;

/** Profiles to write and draw. */
public final class Samples {
  /** A name a class file may have, and a page may not believe. */
  public static final String HOSTILE = "a.</script><script>document.title='bad'//\u2028\".<init>";

  private Samples() {}

  private static final Labels LABELS =
      new Labels() {
        @Override
        public String method(int id) {
          return id == 3 ? HOSTILE : "com.acme.Class" + id % 7 + ".method" + id;
        }

        @Override
        public String site(int id) {
          return id == 0 ? "" : "Class" + id % 7 + ".java:" + id;
        }
      };

  /** {@return random calls, deterministic by seed} */
  public static ContextSummary contexts(long seed, int events, int methods, Counting counting) {
    var random = new Random(seed);
    var profiler = new ContextProfiler(counting);
    for (int i = 0; i < events; i++) {
      // Down more often than up where the stack is low.
      if (random.nextInt(40) >= profiler.depth()) {
        profiler.enter(skewed(random, methods), random.nextInt(4));
      } else {
        profiler.exit();
      }
    }
    return profiler.summary("calls", LABELS);
  }

  /** {@return the same with times, all calls ended} */
  public static ContextSummary times(long seed, int events) {
    var random = new Random(seed);
    var profiler = ContextProfiler.withUsage(Counting.exact());
    time(profiler, random, events);
    return profiler.summary("ns", LABELS);
  }

  /** Calls methods until there are no events left; returns what they used. */
  private static long time(ContextProfiler profiler, Random random, int events) {
    long used = 0;
    for (int rest = events; rest > 0; ) {
      int inner = random.nextInt(rest);
      profiler.descend(skewed(random, 12), random.nextInt(3));
      long own = random.nextInt(1000);
      profiler.charge(own);
      own += time(profiler, random, inner);
      profiler.use(own);
      profiler.exit();
      used += own;
      rest -= inner + 1;
    }
    return used;
  }

  private static int skewed(Random random, int methods) {
    return (int) (methods * Math.pow(random.nextDouble(), 3));
  }

  /**
   * {@return the paths of a loop with two ways, as in D'Elia §6.1.1: long runs of one, then the
   * other}
   *
   * @param run how many iterations go the same way
   */
  public static PathSummary paths(int iterations, int run, String label) {
    var numbering = new PathNumberer(Graphs.ofTheText()).number();
    var counter = PathCounter.of(iterations, numbering.pathCount());
    long state = PathCounter.START;
    int emitted = 0;
    for (int i = 0; i < 1000; i++) {
      int way = i / run % 2 * 2;
      emitted = i == 0 ? way : 4 + way;
      state = counter.count(state, emitted);
    }
    counter.count(state, 7);
    var lines =
        List.of(List.of(10), List.of(11), List.of(12), List.of(14), List.of(15), List.of(17));
    return new PathSummary(
        iterations,
        List.of(MethodProfile.of(label, "Masked.java", numbering, lines, counter.forest())));
  }
}
