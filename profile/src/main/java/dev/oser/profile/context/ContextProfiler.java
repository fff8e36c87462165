package dev.oser.profile.context;

import java.util.function.IntToLongFunction;

/**
 * Profiles the calling contexts of one thread: calls and returns move a cursor in a tree of
 * contexts (D'Elia §3.1.3). Not safe for use by several threads at once: give each its own, and
 * {@linkplain ContextSummary#merge merge} the summaries.
 *
 * <p>To count calls, {@link #enter} and {@link #exit}. To count something else, such as time or
 * allocated bytes, {@link #descend} on a call and {@link #charge} the current context when it has
 * used something; a profiler {@linkplain #withUsage with usage} is told just before {@link #exit}
 * what the call used in all. None of these allocates, except to grow the tree.
 *
 * <p>A context costs {@link #BYTES_PER_NODE} bytes, plus 8 to 16 if it has many siblings. In small
 * space it costs another 4, and 28 to 36 if it has a counter; contexts that have occurred too
 * seldom to need one are not in the tree, and cost nothing.
 */
public final class ContextProfiler {
  /** The bytes of a node of the tree of all contexts. */
  public static final int BYTES_PER_NODE = ContextTree.BYTES_PER_NODE;

  /** The bytes of a node in small space, where it also has a hash. */
  public static final int BYTES_PER_NODE_IN_SMALL_SPACE = BYTES_PER_NODE + Integer.BYTES;

  private final ContextTree tree;
  private final ContextCounter counter;
  private final boolean isExact;

  /** The current context, or the innermost context around it that is in the tree. */
  private int cursor = ContextTree.ROOT;

  private final AbsentCalls absent = new AbsentCalls();
  private int depth;

  public ContextProfiler(Counting counting) {
    this(counting, false);
  }

  private ContextProfiler(Counting counting, boolean hasUsage) {
    isExact = counting instanceof Counting.Exact;
    tree = new ContextTree(isExact, hasUsage);
    counter = ContextCounter.of(counting, tree);
  }

  /**
   * {@return a profiler that also knows how often a context was called and what it used with its
   * callees, for another 16 bytes per node} {@link #use} has to tell it.
   */
  public static ContextProfiler withUsage(Counting counting) {
    return new ContextProfiler(counting, true);
  }

  /** A call: moves to the context of the callee and counts it. */
  public void enter(int method, int site) {
    descend(method, site);
    count(1);
  }

  /** A call and its return, without calls in between: counts the callee without moving there. */
  public void touch(int method, int site) {
    long key = ContextTree.key(method, site);
    int node = find(key);
    if (node == ContextTree.NONE) {
      if (counter.absorb(hash(key), 1)) {
        return;
      }
      moveIntoTree();
      node = tree.add(cursor, key);
    }
    counter.add(node, 1);
    if (tree.isUseless(node)) {
      tree.prune(node, cursor);
    }
  }

  /** A call that is not counted yet: moves to the context of the callee. */
  public void descend(int method, int site) {
    long key = ContextTree.key(method, site);
    depth++;
    int node = find(key);
    if (node != ContextTree.NONE) {
      cursor = node;
    } else if (isExact) {
      cursor = tree.add(cursor, key);
    } else {
      absent.push(key, hash(key));
    }
  }

  private int find(long key) {
    return absent.isEmpty() ? tree.find(cursor, key) : ContextTree.NONE;
  }

  private int hash(long key) {
    return ContextHash.child(absent.isEmpty() ? tree.hash(cursor) : absent.hash(), key);
  }

  private void count(long weight) {
    if (!absent.isEmpty()) {
      if (counter.absorb(absent.hash(), weight)) {
        return;
      }
      moveIntoTree();
    }
    counter.add(cursor, weight);
  }

  private void moveIntoTree() {
    for (int i = 0; i < absent.size(); i++) {
      cursor = tree.add(cursor, absent.key(i));
    }
    absent.clear();
  }

  /**
   * Adds a weight to the current context. Weights that are not positive (a clock that stood still)
   * and weights outside any method add nothing.
   */
  public void charge(long weight) {
    if (weight > 0 && depth > 0) {
      count(weight);
    }
  }

  /**
   * A call of the current context is about to return.
   *
   * @param inclusive what it used together with everything it called
   */
  public void use(long inclusive) {
    var usage = tree.usage();
    if (usage != null && depth > 0 && absent.isEmpty()) {
      usage.add(cursor, 1, Math.max(0, inclusive));
    }
  }

  /**
   * A return: moves to the context of the caller. Returns from methods entered before profiling
   * began, which leave from the root, are ignored.
   */
  public void exit() {
    if (!absent.isEmpty()) {
      absent.pop();
      depth--;
    } else if (depth > 0) {
      int left = cursor;
      cursor = tree.parent(left);
      depth--;
      if (tree.isUseless(left)) {
        tree.prune(left, cursor);
      }
    }
  }

  /** An exception that leaves several methods at once: returns until only this many are active. */
  public void unwindTo(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("cannot unwind to depth " + depth);
    }
    while (this.depth > depth) {
      exit();
    }
  }

  /**
   * Moves the cursor to the context of these frames, after events were missed; counts nothing
   * (D'Elia §5.1.1, "Integration with Static Bursting").
   */
  public void resynchronise(Frames frames) {
    unwindTo(0);
    for (int i = 0; i < frames.depth(); i++) {
      descend(frames.method(i), frames.site(i));
    }
  }

  /** {@return the method of the current context; 0 outside any method} */
  public int method() {
    return ContextTree.method(key());
  }

  /** {@return the call site of the current context; 0 outside any method} */
  public int site() {
    return ContextTree.site(key());
  }

  private long key() {
    return absent.isEmpty() ? tree.key(cursor) : absent.key(absent.size() - 1);
  }

  /** {@return the number of active methods} */
  public int depth() {
    return depth;
  }

  /** {@return the number of calls, or the sum of the weights, so far} */
  public long total() {
    return counter.total();
  }

  /** {@return the number of contexts in the tree} */
  public int contexts() {
    return tree.size() - 1;
  }

  /** {@return the bytes the tree and its counters occupy now, with room to grow} */
  public long bytes() {
    return tree.bytes() + counter.bytes();
  }

  /**
   * {@return what has been counted so far}
   *
   * @param metric what the weights are, for people: {@code calls}, {@code ns}, {@code bytes}
   * @param labels the names of methods and call sites
   */
  public ContextSummary summary(String metric, Labels labels) {
    return Snapshot.of(tree, counter, metric, labels, new Usage(0));
  }

  /**
   * {@return what has been counted so far, with the calls that are still active}
   *
   * @param inclusive what the call at a depth, the outermost being at 0, has used so far together
   *     with everything it called
   */
  public ContextSummary summary(String metric, Labels labels, IntToLongFunction inclusive) {
    var active = new Usage(tree.limit());
    int node = cursor;
    for (int at = depth - absent.size() - 1; at >= 0; at--) {
      active.add(node, 1, Math.max(0, inclusive.applyAsLong(at)));
      node = tree.parent(node);
    }
    return Snapshot.of(tree, counter, metric, labels, active);
  }
}
