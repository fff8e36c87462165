package dev.oser.profile.path;

import java.util.Arrays;

/** Ball-Larus profiling for methods with few paths: an array of counters. */
public final class ArrayPathCounter implements PathCounter {
  private final long[] counts;

  public ArrayPathCounter(int pathCount) {
    counts = new long[pathCount];
  }

  @Override
  public long count(long state, int path) {
    counts[path]++;
    return state;
  }

  @Override
  public PathForest forest() {
    var builder = new PathForestBuilder(1);
    for (int path = 0; path < counts.length; path++) {
      if (counts[path] > 0) {
        builder.add(PathForest.ROOT, path, counts[path]);
      }
    }
    return builder.build();
  }

  @Override
  public int size() {
    return counts.length;
  }

  @Override
  public long tableLookups() {
    return Arrays.stream(counts).sum();
  }

  @Override
  public long bytes() {
    return counts.length * 8L;
  }
}
