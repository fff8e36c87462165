package dev.oser.profile.report;

import dev.oser.profile.context.ContextSummary;
import java.util.HashMap;
import java.util.Map;

/**
 * Contexts without deep recursion, for files that name all frames of each context: the contexts of
 * a stack overflow would take the square of its depth there. Down to {@link #DEEP} calls a context
 * is what it is. Below, a call of a method that is active below already is folded into that one, so
 * there are at most as many frames more as there are methods.
 */
final class FoldedContexts {
  /** From which number of frames on recursion is folded. */
  static final int DEEP = 200;

  private record Child(int parent, String method, String site) {}

  private final ContextSummary summary;
  private final Map<Child, Integer> children = new HashMap<>();
  private final int[] parents;
  private final int[] depths;

  /** The first of the nodes of the summary that are this one. */
  private final int[] firsts;

  private final long[] counts;
  private final long[] calls;
  private final boolean[] areCounted;
  private int size = 1;

  FoldedContexts(ContextSummary summary) {
    this.summary = summary;
    int most = summary.size();
    parents = new int[most];
    depths = new int[most];
    firsts = new int[most];
    counts = new long[most];
    calls = new long[most];
    areCounted = new boolean[most];
    var folded = new int[most];
    for (int node = 1; node < most; node++) {
      int at = fold(folded[summary.parent(node)], node);
      folded[node] = at;
      counts[at] += summary.count(node);
      calls[at] += summary.calls(node);
      areCounted[at] |= summary.isCounted(node);
    }
  }

  private int fold(int parent, int node) {
    var method = summary.method(node);
    if (depths[parent] < DEEP) {
      return add(parent, node);
    }
    for (int caller = parent; depths[caller] > DEEP; caller = parents[caller]) {
      if (method(caller).equals(method)) {
        return caller;
      }
    }
    return children.computeIfAbsent(
        new Child(parent, method, summary.site(node)), key -> add(parent, node));
  }

  private int add(int parent, int node) {
    int at = size++;
    parents[at] = parent;
    depths[at] = depths[parent] + 1;
    firsts[at] = node;
    return at;
  }

  /** {@return the number of nodes, the root included, which is 0; parents come first} */
  int size() {
    return size;
  }

  int parent(int node) {
    return parents[node];
  }

  /** {@return the number of frames of a context} */
  int depth(int node) {
    return depths[node];
  }

  String method(int node) {
    return summary.method(firsts[node]);
  }

  String site(int node) {
    return summary.site(firsts[node]);
  }

  boolean isCounted(int node) {
    return areCounted[node];
  }

  long count(int node) {
    return counts[node];
  }

  long calls(int node) {
    return calls[node];
  }
}
