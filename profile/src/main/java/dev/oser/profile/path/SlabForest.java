package dev.oser.profile.path;

import java.util.Arrays;

/**
 * Counts all sequences of up to k paths in constant time per path: the k-slab forest (001 §3.2.3,
 * Definition 3.7 and Algorithm 4).
 *
 * <p>The paths of a call are cut into chunks of k - 1. Any sequence of up to k lies within two
 * consecutive chunks; the forest has a tree for each first path of a chunk, its upper slab for that
 * chunk and its lower slab for the next. A path is added to the upper slab of one tree and to the
 * lower slab of another, and counted once. The state of a call is where it is in both.
 *
 * <p>A node is three longs, {@value #BYTES_PER_NODE} bytes, in one flat array: its path and level,
 * its first child and next sibling, its counter. A child that was found late in its list moves to
 * the front (001 §5.2.3 expects this to help); the children of nodes with very many are found
 * through a table, as are the roots, which are the children of node 0.
 */
public final class SlabForest implements PathCounter {
  /** The bytes of a node. */
  public static final int BYTES_PER_NODE = 24;

  /** The largest k: turning the forest into a path forest takes k steps for each node. */
  public static final int MOST_ITERATIONS = 1024;

  private static final int NONE = 0;
  private static final int STRIDE = 3;
  private static final int LINKS = 1;
  private static final int COUNT = 2;
  private static final long LOW = 0xFFFF_FFFFL;
  private static final int WIDE = 1 << 31;
  private static final int WIDE_SCAN = 16;
  private static final int NEAR = 1;
  private static final int MOST_NODES = (Integer.MAX_VALUE - 8) / STRIDE;

  private final int iterations;
  private final int lastUpperLevel;
  private final int[] roots;
  private final ChildTable table = new ChildTable();
  private long[] words = new long[64 * STRIDE];
  private int used = 1;

  /**
   * @param iterations k, at least 2
   * @param pathCount the number of paths of the method
   */
  public SlabForest(int iterations, int pathCount) {
    if (iterations < 2 || iterations > MOST_ITERATIONS) {
      throw new IllegalArgumentException(
          "a slab forest is for sequences of 2 to "
              + MOST_ITERATIONS
              + " paths, not "
              + iterations);
    }
    this.iterations = iterations;
    this.lastUpperLevel = iterations - 2;
    this.roots = new int[pathCount <= SMALL ? pathCount : 0];
  }

  /** Algorithm 4. That n mod (k - 1) = 0 is seen from the level of the upper node. */
  @Override
  public long count(long state, int path) {
    int upper = (int) state;
    int lower = (int) (state >>> 32);
    if (upper == NONE || level(upper) == lastUpperLevel) {
      lower = upper;
      upper = root(path);
    } else {
      upper = child(upper, path);
    }
    if (lower == NONE) {
      words[upper * STRIDE + COUNT]++;
    } else {
      lower = child(lower, path);
      words[lower * STRIDE + COUNT]++;
    }
    return (long) lower << 32 | upper;
  }

  private int root(int path) {
    if (roots.length == 0) {
      int root = table.find(NONE, path);
      if (root == NONE) {
        root = allocate(path, 0);
        table.put(NONE, path, root);
      }
      return root;
    }
    if (roots[path] == NONE) {
      roots[path] = allocate(path, 0);
    }
    return roots[path];
  }

  private int child(int parent, int path) {
    int first = firstChild(parent);
    return first != NONE && path(first) == path ? first : findOrAdd(parent, first, path);
  }

  private int findOrAdd(int parent, int first, int path) {
    int found = isWide(parent) ? table.find(parent, path) : scan(parent, first, path);
    return found == NONE ? add(parent, path) : found;
  }

  private int scan(int parent, int first, int path) {
    int steps = 0;
    int previous = NONE;
    for (int node = first; node != NONE; node = next(node)) {
      if (path(node) == path) {
        if (steps > NEAR) {
          links(previous, firstChild(previous), next(node));
          links(node, firstChild(node), first);
          links(parent, node, next(parent));
        }
        return node;
      }
      if (++steps == WIDE_SCAN) {
        widen(parent);
        return table.find(parent, path);
      }
      previous = node;
    }
    return NONE;
  }

  private void widen(int parent) {
    words[parent * STRIDE] |= WIDE & LOW;
    for (int child = firstChild(parent); child != NONE; child = next(child)) {
      table.put(parent, path(child), child);
    }
  }

  private int add(int parent, int path) {
    int node = allocate(path, level(parent) + 1);
    links(node, NONE, firstChild(parent));
    links(parent, node, next(parent));
    if (isWide(parent)) {
      table.put(parent, path, node);
    }
    return node;
  }

  private int allocate(int path, int level) {
    if (used * STRIDE == words.length) {
      if (used >= MOST_NODES) {
        throw new IllegalStateException(
            "a slab forest of " + used + " nodes is full; profile fewer iterations");
      }
      words = Arrays.copyOf(words, (int) Math.min(words.length * 2L, (long) MOST_NODES * STRIDE));
    }
    words[used * STRIDE] = (long) path << 32 | level;
    return used++;
  }

  int path(int node) {
    return (int) (words[node * STRIDE] >> 32);
  }

  private int level(int node) {
    return (int) words[node * STRIDE] & ~WIDE;
  }

  private boolean isWide(int node) {
    return (int) words[node * STRIDE] < 0;
  }

  int firstChild(int node) {
    return (int) (words[node * STRIDE + LINKS] >> 32);
  }

  int next(int node) {
    return (int) words[node * STRIDE + LINKS];
  }

  long count(int node) {
    return words[node * STRIDE + COUNT];
  }

  private void links(int node, int firstChild, int next) {
    words[node * STRIDE + LINKS] = (long) firstChild << 32 | next;
  }

  /** {@return a number larger than every node; nodes start at 1} */
  int limit() {
    return used;
  }

  @Override
  public PathForest forest() {
    var builder = new PathForestBuilder(iterations);
    builder.addAll(this);
    return builder.build();
  }

  @Override
  public int size() {
    return used - 1;
  }

  /** Every chunk begins with a look for its root, and is counted there or on the level below. */
  @Override
  public long tableLookups() {
    long lookups = 0;
    for (int node = 1; node < used; node++) {
      if (level(node) == 0 || level(node) == lastUpperLevel + 1) {
        lookups += count(node);
      }
    }
    return lookups;
  }

  @Override
  public long bytes() {
    return words.length * 8L + table.bytes() + roots.length * 4L;
  }
}
