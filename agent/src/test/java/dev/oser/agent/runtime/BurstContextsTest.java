package dev.oser.agent.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.ContextSummary.Context;
import dev.oser.profile.context.ContextSummary.Frame;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Whenever bursts begin and end, a call in a burst is counted where it was made. */
@Execution(ExecutionMode.SAME_THREAD)
@ResourceLock("recorders")
@ResourceLock("bursts")
class BurstContextsTest {
  private static final int PROGRAMS = 1500;

  @Test
  void callsAreCountedWhereTheyWereMade() {
    long calls = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      var program = new Program(seed, true);
      assertEquals(program.expected, program.run(), "program " + seed);
      calls += program.expected.values().stream().mapToLong(each -> each).sum();
    }
    assertTrue(calls > 10 * PROGRAMS, "too few calls: " + calls);
  }

  /** The planted violation: a constructor whose superclass has thrown ends without a word. */
  @Test
  void whoCatchesHasToSaySo() {
    long wrong = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      var program = new Program(seed, false);
      wrong += program.run().equals(program.expected) ? 0 : 1;
    }
    assertTrue(wrong > PROGRAMS / 50, "only " + wrong);
  }

  /** An active method. */
  private static final class Active {
    final int method;
    int site;

    Active(int method) {
      this.method = method;
    }
  }

  /** What is thrown. */
  private static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    Failure() {
      super(null, null, false, false);
    }
  }

  /** Calls at random, few methods from few places, so that there is much recursion. */
  private static final class Program {
    private static final int METHODS = 6;
    private static final int MAIN = METHODS;
    private static final int DEEPEST = 12;

    /** The methods that are constructors. */
    private static final int CONSTRUCTORS = 2;

    private final SplittableRandom random;
    private final boolean tellsCaught;
    private final int flipping;
    private final List<Active> stack = new ArrayList<>();
    private final Map<List<Frame>, Long> expected = new HashMap<>();
    private int left;
    private boolean isOn;

    Program(int seed, boolean tellsCaught) {
      random = new SplittableRandom(seed);
      this.tellsCaught = tellsCaught;
      // Small ones first, so that the first that fails is small.
      left = 5 + seed / 10;
      flipping = random.nextInt(2, 30);
    }

    /** {@return how often each context was recorded} */
    Map<List<Frame>, Long> run() {
      Recorders.start(() -> new BurstRecorder(Counting.exact(), this::walk));
      Gate.open();
      var main = new Active(MAIN);
      stack.add(main);
      while (left > 0) {
        callAndCatch(main);
      }
      Bursts.end();
      Gate.end();
      var recorder = (BurstRecorder) Recorders.current();
      assertEquals(null, recorder.damage());
      return recorded(recorder.summary(Labels.numbers()));
    }

    private static Map<List<Frame>, Long> recorded(ContextSummary summary) {
      return summary.hottest(Integer.MAX_VALUE).stream()
          .filter(each -> each.count() > 0)
          .collect(Collectors.toMap(Context::frames, Context::count));
    }

    private void walk(Consumer<Place> visitor) {
      for (var each : stack.reversed()) {
        visitor.accept(new Place(each.method, each.site));
      }
    }

    /** Between any two events a burst may begin or end. */
    private void pass() {
      if (random.nextInt(flipping) == 0) {
        isOn = !isOn;
        if (isOn) {
          Bursts.begin(Long.MAX_VALUE);
        } else {
          Bursts.end();
        }
      }
    }

    private void expectCall() {
      if (isOn) {
        var frames = new ArrayList<Frame>();
        int site = 0;
        for (var each : stack) {
          frames.add(new Frame(Integer.toString(each.method), Integer.toString(site)));
          site = each.site;
        }
        expected.merge(frames, 1L, Long::sum);
      }
    }

    private void call(int method) throws Failure {
      left--;
      var own = new Active(method);
      stack.add(own);
      pass();
      expectCall();
      InBursts.start(method);
      boolean isSilent = false;
      try {
        while (left > 0 && stack.size() < DEEPEST && random.nextInt(8) != 0) {
          pass();
          step(own);
        }
        if (random.nextInt(10) == 0) {
          // Out of the constructor of a superclass.
          isSilent = method < CONSTRUCTORS;
          throw new Failure();
        }
      } finally {
        pass();
        if (!isSilent) {
          InBursts.end(method);
        }
        stack.removeLast();
      }
    }

    private void step(Active own) throws Failure {
      own.site = random.nextInt(1, 4);
      InBursts.at(own.site);
      pass();
      switch (random.nextInt(8)) {
        case 0 -> InBursts.loop();
        case 1, 2 -> leaf(random.nextInt(METHODS));
        case 3, 4 -> callAndCatch(own);
        default -> call(random.nextInt(METHODS));
      }
    }

    private void callAndCatch(Active own) {
      try {
        call(random.nextInt(METHODS));
      } catch (Failure e) {
        pass();
        if (tellsCaught) {
          InBursts.caught(own.method < CONSTRUCTORS ? -1 : own.method);
        }
      }
    }

    private void leaf(int method) {
      left--;
      stack.add(new Active(method));
      expectCall();
      InBursts.leaf(method);
      stack.removeLast();
    }
  }
}
