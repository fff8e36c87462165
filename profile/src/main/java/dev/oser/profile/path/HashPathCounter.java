package dev.oser.profile.path;

import java.util.Arrays;

/** Ball-Larus profiling for methods with many paths: a hash table of counters of those taken. */
public final class HashPathCounter implements PathCounter {
  private int[] paths = new int[16];
  private long[] counts = new long[16];
  private int size;

  @Override
  public long count(long state, int path) {
    int mask = paths.length - 1;
    int at = hash(path) & mask;
    while (counts[at] != 0 && paths[at] != path) {
      at = at + 1 & mask;
    }
    if (counts[at]++ == 0) {
      paths[at] = path;
      if (++size * 2 > paths.length) {
        grow();
      }
    }
    return state;
  }

  private void grow() {
    var oldPaths = paths;
    var oldCounts = counts;
    paths = new int[oldPaths.length * 2];
    counts = new long[oldPaths.length * 2];
    int mask = paths.length - 1;
    for (int i = 0; i < oldPaths.length; i++) {
      if (oldCounts[i] != 0) {
        int at = hash(oldPaths[i]) & mask;
        while (counts[at] != 0) {
          at = at + 1 & mask;
        }
        paths[at] = oldPaths[i];
        counts[at] = oldCounts[i];
      }
    }
  }

  private static int hash(int path) {
    int mixed = path * 0x9E3779B9;
    return mixed ^ mixed >>> 16;
  }

  @Override
  public PathForest forest() {
    var builder = new PathForestBuilder(1);
    for (int i = 0; i < paths.length; i++) {
      if (counts[i] > 0) {
        builder.add(PathForest.ROOT, paths[i], counts[i]);
      }
    }
    return builder.build();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public long tableLookups() {
    return Arrays.stream(counts).sum();
  }

  @Override
  public long bytes() {
    return paths.length * 12L;
  }
}
