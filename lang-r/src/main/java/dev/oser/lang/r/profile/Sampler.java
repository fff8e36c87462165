package dev.oser.lang.r.profile;

import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.syntax.SourceSpan;
import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.context.Labels;
import dev.oser.profile.context.Taken;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks every millisecond which functions of R are active, and gives the time since the last look
 * to that context. It runs in a thread of its own and reads the chain of frames, which nobody
 * changes once a frame has begun; so the program does nothing for it, interpreted or compiled, and
 * nothing at all when nobody looks. A chain that is just being extended is looked at a moment
 * later.
 */
public final class Sampler implements AutoCloseable {
  private static final long PERIOD = 1_000_000;

  private final Runtime runtime;
  private final Supplier<@Nullable SourceSpan> statement;
  private final ContextProfiler profiler = new ContextProfiler(Counting.exact());
  private final Numbers methods = new Numbers();
  private final Numbers sites = new Numbers();
  private final CallPlaces places = new CallPlaces();
  private final Thread thread = new Thread(this::run, "oser-r-sampler");
  private volatile boolean isEnding;

  /** Equal texts get equal numbers. */
  private static final class Numbers {
    final List<String> texts = new ArrayList<>();
    final Map<String, Integer> numbers = new HashMap<>();

    int of(String text) {
      return numbers.computeIfAbsent(
          text,
          key -> {
            texts.add(key);
            return texts.size() - 1;
          });
    }
  }

  private Sampler(Runtime runtime, Supplier<@Nullable SourceSpan> statement) {
    this.runtime = runtime;
    this.statement = statement;
    thread.setDaemon(true);
  }

  /**
   * Looks at a session from now on.
   *
   * @param statement which statement of the program runs; null before the first
   */
  public static Sampler start(Runtime runtime, Supplier<@Nullable SourceSpan> statement) {
    var sampler = new Sampler(runtime, statement);
    sampler.thread.start();
    return sampler;
  }

  private void run() {
    long before = System.nanoTime();
    while (!isEnding) {
      try {
        Thread.sleep(0, (int) (PERIOD - 1));
      } catch (InterruptedException e) {
        return;
      }
      var current = statement.get();
      long now = System.nanoTime();
      if (current == null) {
        before = now;
      } else if (look(current, now - before)) {
        before = now;
      }
    }
  }

  /** {@return whether the frames could be read} */
  private boolean look(SourceSpan current, long nanoseconds) {
    var frames = frames();
    if (frames == null) {
      return false;
    }
    profiler.unwindTo(0);
    // The program itself is what called the outermost function.
    var line = CallPlaces.text(current);
    profiler.descend(methods.of(current.source().name()), sites.of(line));
    var site = line;
    for (int i = 0; i < frames.size(); i++) {
      var frame = frames.get(i);
      places.learn(frame.function());
      if (i > 0) {
        site = places.of(frame.call());
      }
      profiler.descend(methods.of(FunctionName.of(frame)), sites.of(site));
    }
    profiler.charge(nanoseconds);
    return true;
  }

  /** {@return the active frames, the outermost first; null if one is just being added} */
  private @Nullable List<Frame> frames() {
    var frames = new ArrayList<Frame>();
    for (var frame = runtime.seenFrame(); frame != null; frame = frame.previous()) {
      // Without a lock, a frame can be seen before what it says of the one before it.
      if (frame.number() != Frame.numberAfter(frame.previous())) {
        return null;
      }
      frames.add(frame);
    }
    Collections.reverse(frames);
    return frames;
  }

  /** Looks no longer. */
  @Override
  public void close() {
    isEnding = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** {@return what was seen, when it no longer looks} */
  public ContextSummary summary() {
    close();
    var labels =
        new Labels() {
          @Override
          public String method(int id) {
            return methods.texts.get(id);
          }

          @Override
          public String site(int id) {
            return sites.texts.get(id);
          }
        };
    return profiler
        .summary("ns", labels)
        .takenBy(
            Taken.of(
                Map.of(
                    Taken.MODE, "R functions, looked at every millisecond",
                    Taken.BURSTS, "none",
                    Taken.DEPTH, "all frames",
                    Taken.CLASSES, "all")));
  }
}
