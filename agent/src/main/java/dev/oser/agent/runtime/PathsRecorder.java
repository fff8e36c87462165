package dev.oser.agent.runtime;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Records the paths of a thread, each method apart. */
public final class PathsRecorder extends Recorder {
  /** Methods are found through small arrays: most threads run few of all methods. */
  private static final int CHUNK_BITS = 5;

  private static final int CHUNK = 1 << CHUNK_BITS;

  private final int iterations;
  private final IntUnaryOperator pathCounts;
  private @Nullable MethodPaths[] @Nullable [] chunks = new @Nullable MethodPaths[16] @Nullable [];

  /**
   * @param iterations k: sequences of up to this many paths are counted
   * @param pathCounts the number of paths of each method
   */
  public PathsRecorder(int iterations, IntUnaryOperator pathCounts) {
    this.iterations = iterations;
    this.pathCounts = pathCounts;
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
    if (at >= chunks.length) {
      chunks = Arrays.copyOf(chunks, Math.max(at + 1, chunks.length * 2));
    }
    var chunk = chunks[at];
    if (chunk == null) {
      chunk = new @Nullable MethodPaths[CHUNK];
      chunks[at] = chunk;
    }
    var paths = new MethodPaths(this, number, iterations, pathCounts.applyAsInt(number));
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

  /** A call is not connected to its thread: there is nothing to leave. */
  @Override
  void leaveEverything() {}

  @Override
  public long events() {
    var sum = new long[1];
    forEach(paths -> sum[0] += paths.counted());
    return sum[0];
  }

  @Override
  public long nanoseconds() {
    var sum = new long[1];
    forEach(paths -> sum[0] += paths.nanoseconds());
    return sum[0];
  }

  @Override
  public long bytes() {
    var sum = new long[1];
    forEach(paths -> sum[0] += paths.counter().bytes());
    return sum[0];
  }
}
