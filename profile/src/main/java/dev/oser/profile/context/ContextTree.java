package dev.oser.profile.context;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The tree of calling contexts, in one flat array: no object per node.
 *
 * <p>A node is four longs, {@value #BYTES_PER_NODE} bytes:
 *
 * <ul>
 *   <li>its key: method and call site, compared in one operation;
 *   <li>its parent, and its first child together with the flags {@link #MONITORED} and {@link
 *       #WIDE};
 *   <li>its previous and next sibling: pruning takes a node out of the middle of a long list;
 *   <li>its counter.
 * </ul>
 *
 * <p>The first-child, next-sibling form and the flag inside a link are those of D'Elia §5.1.1.
 * There, two or three children are scanned on average, but a dispatcher can have thousands: once a
 * scan has taken {@link #WIDE_SCAN} steps the node is <em>wide</em>, and its children are found
 * through a {@link ChildIndex}.
 *
 * <p>Node 0 is the root. It is nobody's child, so 0 also stands for "no node" in links. Removed
 * nodes are recycled through a free list.
 */
final class ContextTree {
  static final int ROOT = 0;
  static final int NONE = 0;
  static final int BYTES_PER_NODE = 32;

  private static final int STRIDE = 2;
  private static final int UP_AND_DOWN = 1;
  private static final int SIDEWAYS = 2;
  private static final int COUNT = 3;

  /** The node has a counter of its own; otherwise it is only an ancestor of such nodes. */
  static final int MONITORED = 1 << 31;

  /** The children of the node are in the index. */
  private static final int WIDE = 1 << 30;

  private static final int NODE = WIDE - 1;
  private static final long LOW = 0xFFFF_FFFFL;
  private static final int WIDE_SCAN = 6;

  /** A child found later than this in its list moves to the front; before, moving costs more. */
  private static final int NEAR = 2;

  private static final int MOST_NODES = (Integer.MAX_VALUE - 8) >> STRIDE;

  private final int newNodeFlags;
  private final ChildIndex index = new ChildIndex(this);
  private long[] words = new long[64 << STRIDE];

  /** The hash of the context of each node, unless all contexts have a node. */
  private int @Nullable [] hashes;

  private final @Nullable Usage usage;
  private int used = 1;
  private int removed;
  private int free = NONE;

  /**
   * @param monitorsEverything whether each node is monitored from its beginning to the end, as in
   *     an exact tree
   * @param hasUsage whether nodes also have {@link Usage}
   */
  ContextTree(boolean monitorsEverything, boolean hasUsage) {
    newNodeFlags = monitorsEverything ? MONITORED : 0;
    hashes = monitorsEverything ? null : new int[64];
    usage = hasUsage ? new Usage(64) : null;
  }

  ContextTree(boolean monitorsEverything) {
    this(monitorsEverything, false);
  }

  @Nullable Usage usage() {
    return usage;
  }

  static long key(int method, int site) {
    return (long) method << 32 | site & LOW;
  }

  static int method(long key) {
    return (int) (key >> 32);
  }

  static int site(long key) {
    return (int) key;
  }

  /** {@return the number of nodes, the root included} */
  int size() {
    return used - removed;
  }

  /** {@return a number larger than every node} */
  int limit() {
    return used;
  }

  /** {@return the bytes of the arrays, with the space for nodes yet to come} */
  long bytes() {
    return words.length * 8L + index.bytes() + (usage == null ? 0 : usage.bytes());
  }

  long key(int node) {
    return words[node << STRIDE];
  }

  int parent(int node) {
    return (int) (words[(node << STRIDE) + UP_AND_DOWN] >> 32);
  }

  int firstChild(int node) {
    return (int) words[(node << STRIDE) + UP_AND_DOWN] & NODE;
  }

  int next(int node) {
    return (int) words[(node << STRIDE) + SIDEWAYS];
  }

  private int previous(int node) {
    return (int) (words[(node << STRIDE) + SIDEWAYS] >> 32);
  }

  int hash(int node) {
    return hashes == null ? 0 : hashes[node];
  }

  long count(int node) {
    return words[(node << STRIDE) + COUNT];
  }

  void count(int node, long count) {
    words[(node << STRIDE) + COUNT] = count;
  }

  void increase(int node, long weight) {
    words[(node << STRIDE) + COUNT] += weight;
  }

  boolean isMonitored(int node) {
    return (int) words[(node << STRIDE) + UP_AND_DOWN] < 0;
  }

  void monitor(int node, long count) {
    words[(node << STRIDE) + UP_AND_DOWN] |= MONITORED & LOW;
    words[(node << STRIDE) + COUNT] = count;
  }

  /** Takes the counter away from a node, and the node out of the tree if nothing needs it. */
  void evict(int node, int current) {
    words[(node << STRIDE) + UP_AND_DOWN] &= ~(MONITORED & LOW);
    words[(node << STRIDE) + COUNT] = 0;
    prune(node, current);
  }

  /**
   * Removes a node that is an unmonitored leaf, and those of its ancestors that become one (D'Elia
   * §3.1.3, Algorithm 1). The current context stays, and with it its ancestors, which are no
   * leaves.
   */
  void prune(int node, int current) {
    while (isUseless(node) && node != current && node != ROOT) {
      int parent = parent(node);
      remove(node);
      node = parent;
    }
  }

  /** {@return whether the node is a leaf without a counter} */
  boolean isUseless(int node) {
    return (int) words[(node << STRIDE) + UP_AND_DOWN] == 0;
  }

  /** {@return the child with this key, made if there is none} */
  int child(int parent, long key) {
    int found = find(parent, key);
    return found == NONE ? add(parent, key) : found;
  }

  /** {@return the child with this key, or {@link #NONE}} */
  int find(int parent, long key) {
    int first = firstChild(parent);
    return first != NONE && words[first << STRIDE] == key ? first : search(parent, first, key);
  }

  private int search(int parent, int first, long key) {
    if (isWide(parent)) {
      return searchWide(parent, first, key);
    }
    int steps = 0;
    for (int node = first; node != NONE; node = next(node)) {
      if (words[node << STRIDE] == key) {
        if (steps > NEAR) {
          moveToFront(node, parent);
        }
        return node;
      }
      if (++steps == WIDE_SCAN) {
        widen(parent);
        return searchWide(parent, first, key);
      }
    }
    return NONE;
  }

  private int searchWide(int parent, int first, long key) {
    int found = index.find(parent, key);
    if (found != NONE && count(found) > count(first)) {
      moveToFront(found, parent);
    }
    return found;
  }

  /** Enters all children of the node into the index. */
  private void widen(int parent) {
    words[(parent << STRIDE) + UP_AND_DOWN] |= WIDE;
    for (int child = firstChild(parent); child != NONE; child = next(child)) {
      index.add(child);
    }
  }

  private boolean isWide(int node) {
    return (words[(node << STRIDE) + UP_AND_DOWN] & WIDE) != 0;
  }

  /** {@return a new child with this key} */
  int add(int parent, long key) {
    int node = allocate();
    int base = node << STRIDE;
    words[base] = key;
    words[base + UP_AND_DOWN] = (long) parent << 32 | newNodeFlags & LOW;
    words[base + COUNT] = 0;
    if (hashes != null) {
      hashes[node] = ContextHash.child(hashes[parent], key);
    }
    if (usage != null) {
      usage.clear(node);
    }
    int first = firstChild(parent);
    if (first == NONE) {
      linkInFront(node, parent);
    } else {
      linkBehind(node, isWide(parent) ? first : last(first));
    }
    if (isWide(parent)) {
      index.add(node);
    }
    return node;
  }

  /** A new child comes last if that is not far: those before it are hotter. */
  private int last(int child) {
    int last = child;
    for (int next = next(last); next != NONE; next = next(last)) {
      last = next;
    }
    return last;
  }

  private int allocate() {
    if (free != NONE) {
      int node = free;
      free = next(node);
      removed--;
      return node;
    }
    if (used << STRIDE == words.length) {
      grow();
    }
    return used++;
  }

  private void grow() {
    if (used >= MOST_NODES) {
      throw new IllegalStateException(
          "a tree of "
              + used
              + " calling contexts is full; profile in small space (Counting.spaceSaving)");
    }
    words = Arrays.copyOf(words, (int) Math.min(words.length * 2L, (long) MOST_NODES << STRIDE));
    if (hashes != null) {
      hashes = Arrays.copyOf(hashes, words.length >> STRIDE);
    }
    if (usage != null) {
      usage.resize(words.length >> STRIDE);
    }
  }

  private void remove(int node) {
    int parent = parent(node);
    if (isWide(parent)) {
      index.remove(node);
    }
    unlink(node, parent);
    if (firstChild(parent) == NONE) {
      words[(parent << STRIDE) + UP_AND_DOWN] &= ~(long) WIDE;
    }
    words[(node << STRIDE) + SIDEWAYS] = free;
    free = node;
    removed++;
  }

  private void linkInFront(int node, int parent) {
    int first = firstChild(parent);
    words[(node << STRIDE) + SIDEWAYS] = first;
    if (first != NONE) {
      previous(first, node);
    }
    firstChild(parent, node);
  }

  private void linkBehind(int node, int after) {
    int next = next(after);
    words[(node << STRIDE) + SIDEWAYS] = (long) after << 32 | next;
    next(after, node);
    if (next != NONE) {
      previous(next, node);
    }
  }

  private void moveToFront(int node, int parent) {
    unlink(node, parent);
    linkInFront(node, parent);
  }

  private void unlink(int node, int parent) {
    int previous = previous(node);
    int next = next(node);
    if (previous == NONE) {
      firstChild(parent, next);
    } else {
      next(previous, next);
    }
    if (next != NONE) {
      previous(next, previous);
    }
  }

  private void firstChild(int node, int child) {
    int at = (node << STRIDE) + UP_AND_DOWN;
    words[at] = words[at] & ~(long) NODE | child;
  }

  private void next(int node, int next) {
    int at = (node << STRIDE) + SIDEWAYS;
    words[at] = words[at] & ~LOW | next;
  }

  private void previous(int node, int previous) {
    int at = (node << STRIDE) + SIDEWAYS;
    words[at] = words[at] & LOW | (long) previous << 32;
  }
}
