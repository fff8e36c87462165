package dev.oser.agent.runtime;

import dev.oser.profile.path.PathCounter;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Records the paths of a thread, each method apart. */
public final class PathsRecorder extends Recorder {
  /** Methods are found through small arrays: most threads run few of all methods. */
  private static final int CHUNK_BITS = 5;

  private static final int CHUNK = 1 << CHUNK_BITS;

  private final IntUnaryOperator pathCounts;
  private final IntFunction<PathCounter> counters;

  private static final @Nullable MethodPaths[] @Nullable [] NO_CHUNKS =
      new @Nullable MethodPaths[0] @Nullable [];

  /** Where nothing is counted. */
  private final MethodPaths nothing = new MethodPaths(this, 0, 0, PathCounter.of(1, 1));

  private @Nullable MethodPaths[] @Nullable [] chunks = new @Nullable MethodPaths[16] @Nullable [];

  /**
   * @param pathCounts the number of paths of each method
   * @param counters a counter for a method with so many paths
   */
  public PathsRecorder(IntUnaryOperator pathCounts, IntFunction<PathCounter> counters) {
    this.pathCounts = pathCounts;
    this.counters = counters;
  }

  /** {@return where the paths of a method are counted} */
  MethodPaths method(int number) {
    int at = number >> CHUNK_BITS;
    if (at < chunks.length) {
      var chunk = chunks[at];
      if (chunk != null) {
        var paths = chunk[number & CHUNK - 1];
        if (paths != null) {
          return paths;
        }
      }
    }
    return add(number, at);
  }

  private MethodPaths add(int number, int at) {
    if (damage != null || Gate.state == Gate.ENDED) {
      return nothing;
    }
    try {
      return make(number, at);
    } catch (OutOfMemoryError e) {
      fail(e);
      return nothing;
    }
  }

  private MethodPaths make(int number, int at) {
    if (at >= chunks.length) {
      chunks = Arrays.copyOf(chunks, Math.max(at + 1, chunks.length * 2));
    }
    var chunk = chunks[at];
    if (chunk == null) {
      chunk = new @Nullable MethodPaths[CHUNK];
      chunks[at] = chunk;
    }
    int pathCount = pathCounts.applyAsInt(number);
    var paths = new MethodPaths(this, number, pathCount, counters.apply(pathCount));
    chunk[number & CHUNK - 1] = paths;
    return paths;
  }

  /** Shows all methods with paths. */
  public void forEach(Consumer<MethodPaths> action) {
    for (var chunk : chunks) {
      if (chunk != null) {
        for (var paths : chunk) {
          if (paths != null) {
            action.accept(paths);
          }
        }
      }
    }
  }

  @Override
  void forget() {
    chunks = NO_CHUNKS;
  }

  /** A call is not connected to its thread: there is nothing to leave. */
  @Override
  void leaveEverything() {}

  @Override
  public long events() {
    return sum(MethodPaths::counted);
  }

  @Override
  public long nanoseconds() {
    return sum(MethodPaths::nanoseconds);
  }

  @Override
  public long bytes() {
    return sum(paths -> paths.counter().bytes());
  }

  @Override
  public long nodes() {
    return sum(paths -> paths.counter().size());
  }

  @Override
  public long tableLookups() {
    return sum(paths -> paths.counter().tableLookups());
  }

  private long sum(ToLongFunction<MethodPaths> figure) {
    var sum = new long[1];
    forEach(paths -> sum[0] += figure.applyAsLong(paths));
    return sum[0];
  }
}
