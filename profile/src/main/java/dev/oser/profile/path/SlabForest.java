package dev.oser.profile.path;

import java.util.Arrays;

/**
 * Counts all sequences of up to k paths in constant time per path: the k-slab forest (D'Elia
 * §3.2.3, Definition 3.7).
 *
 * <p>The paths of a call are cut into chunks of k - 1. Any sequence of up to k lies within two
 * consecutive chunks; the forest has a tree for each first path of a chunk, its upper slab for that
 * chunk and its lower slab for the next. A path is counted in the lower slab of one tree, or, in
 * the first chunk of a call, in the upper slab.
 *
 * <p>Algorithm 4 of D'Elia follows a call in both slabs at once, because the chunk that is counted
 * in the lower slab of one tree is the upper slab of another. But where it is in the upper slab
 * depends only on where it is in the lower one. So a node of a lower slab has a <em>suffix
 * link</em> to the upper node of the same chunk, made when the node is made: a path takes one step
 * from node to child, and the state of a call is one node. Roots are looked for only by calls that
 * begin and by nodes that are new.
 *
 * <p>A node is four longs, {@value #BYTES_PER_NODE} bytes, in one flat array: its path and level,
 * its first child and next sibling, its counter, its suffix link. A child that was found late in
 * its list moves to the front (D'Elia §5.2.3 expects this to help); the children of nodes with very
 * many are found through a table. A node of the last level has no children: after it, a call goes
 * on from its suffix link, and its first child is the last node a call went on to.
 */
public final class SlabForest implements PathCounter {
  /** The bytes of a node. */
  public static final int BYTES_PER_NODE = 32;

  /** The largest k: turning the forest into a path forest takes k steps for each node. */
  public static final int MOST_ITERATIONS = 1024;

  private static final int NONE = 0;
  private static final int STRIDE = 2;
  private static final int LINKS = 1;
  private static final int COUNT = 2;
  private static final int SUFFIX = 3;
  private static final long LOW = 0xFFFF_FFFFL;
  private static final int WIDE = 1 << 31;
  private static final int WIDE_SCAN = 16;
  private static final int NEAR = 1;
  private static final int MOST_NODES = (Integer.MAX_VALUE - 8) >> STRIDE;

  private final int iterations;
  private final int firstLowerLevel;
  private final int lastLevel;
  private final int[] roots;
  private final ChildTable table = new ChildTable();
  private long[] words = new long[64 << STRIDE];
  private int used = 1;
  private long lookups;

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
    firstLowerLevel = iterations - 1;
    lastLevel = 2 * iterations - 3;
    roots = new int[pathCount <= SMALL ? pathCount : 0];
  }

  @Override
  public long count(long state, int path) {
    int node;
    if (state == START) {
      node = root(path);
    } else {
      node = linked((int) state);
      if (node == NONE || path(node) != path) {
        node = goOn((int) state, path);
      }
    }
    words[(node << STRIDE) + COUNT]++;
    return node;
  }

  /**
   * After two chunks of the same path a call goes round in the nodes of one chunk, whatever was
   * before; so most of a long run is counted a chunk at a time.
   */
  @Override
  public long count(long state, int path, int times) {
    int chunk = iterations - 1;
    int single = times > 3 * chunk ? 2 * chunk + times % chunk : times;
    for (int i = 0; i < single; i++) {
      state = count(state, path);
    }
    return single == times ? state : round(state, path, (times - single) / chunk);
  }

  private long round(long state, int path, int rounds) {
    for (int i = 1; i < iterations; i++) {
      state = count(state, path);
      words[((int) state << STRIDE) + COUNT] += rounds - 1;
    }
    return state;
  }

  /** Where a call goes on that does not go the way the last one did. */
  private int goOn(int from, int path) {
    if (level(from) < lastLevel) {
      return child(from, path);
    }
    int node = child(suffix(from), path);
    links(from, node, next(from));
    return node;
  }

  private int root(int path) {
    int root = roots.length > 0 ? roots[path] : table.find(NONE, path);
    return root != NONE ? root : newRoot(path);
  }

  private int newRoot(int path) {
    int root = allocate(path, 0, NONE);
    if (roots.length > 0) {
      roots[path] = root;
    } else {
      table.put(NONE, path, root);
    }
    return root;
  }

  private int child(int parent, int path) {
    int first = firstChild(parent);
    return first != NONE && path(first) == path ? first : findOrAdd(parent, first, path);
  }

  private int findOrAdd(int parent, int first, int path) {
    int found = isWide(parent) ? lookUp(parent, path) : scan(parent, first, path);
    return found == NONE ? add(parent, path) : found;
  }

  private int lookUpRoot(int path) {
    lookups++;
    return root(path);
  }

  private int lookUp(int parent, int path) {
    lookups++;
    return table.find(parent, path);
  }

  private int scan(int parent, int first, int path) {
    int steps = 0;
    int previous = NONE;
    for (int node = first; node != NONE; node = next(node)) {
      if (path(node) == path) {
        if (steps > NEAR) {
          links(previous, linked(previous), next(node));
          links(node, linked(node), first);
          links(parent, node, next(parent));
        }
        return node;
      }
      if (++steps == WIDE_SCAN) {
        widen(parent);
        return lookUp(parent, path);
      }
      previous = node;
    }
    return NONE;
  }

  private void widen(int parent) {
    words[parent << STRIDE] |= WIDE & LOW;
    for (int child = firstChild(parent); child != NONE; child = next(child)) {
      table.put(parent, path(child), child);
    }
  }

  private int add(int parent, int path) {
    int level = level(parent) + 1;
    int suffix =
        level < firstLowerLevel
            ? NONE
            : level == firstLowerLevel ? lookUpRoot(path) : child(suffix(parent), path);
    int node = allocate(path, level, suffix);
    links(node, NONE, firstChild(parent));
    links(parent, node, next(parent));
    if (isWide(parent)) {
      table.put(parent, path, node);
    }
    return node;
  }

  private int allocate(int path, int level, int suffix) {
    if (used << STRIDE == words.length) {
      if (used >= MOST_NODES) {
        throw new IllegalStateException(
            "a slab forest of " + used + " nodes is full; profile fewer iterations");
      }
      words = Arrays.copyOf(words, (int) Math.min(words.length * 2L, (long) MOST_NODES << STRIDE));
    }
    words[used << STRIDE] = (long) path << 32 | level;
    words[(used << STRIDE) + SUFFIX] = suffix;
    return used++;
  }

  int path(int node) {
    return (int) (words[node << STRIDE] >> 32);
  }

  private int level(int node) {
    return (int) words[node << STRIDE] & ~WIDE;
  }

  private boolean isWide(int node) {
    return (int) words[node << STRIDE] < 0;
  }

  private int suffix(int node) {
    return (int) words[(node << STRIDE) + SUFFIX];
  }

  int firstChild(int node) {
    return level(node) == lastLevel ? NONE : linked(node);
  }

  private int linked(int node) {
    return (int) (words[(node << STRIDE) + LINKS] >> 32);
  }

  int next(int node) {
    return (int) words[(node << STRIDE) + LINKS];
  }

  long count(int node) {
    return words[(node << STRIDE) + COUNT];
  }

  private void links(int node, int first, int next) {
    words[(node << STRIDE) + LINKS] = (long) first << 32 | next;
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

  /** A call begins with a look for its root, and is counted there. */
  @Override
  public long tableLookups() {
    long sum = lookups;
    for (int node = 1; node < used; node++) {
      sum += level(node) == 0 ? count(node) : 0;
    }
    return sum;
  }

  @Override
  public long bytes() {
    return words.length * 8L + table.bytes() + roots.length * 4L;
  }
}
