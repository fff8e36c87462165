package dev.oser.profile.context;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * Walks of a tree, without recursion: contexts of recursive programs are deep.
 *
 * <p>A summary is in <em>canonical order</em>: parents before children, siblings by key, where keys
 * are made of positions in a sorted table of names. Equal summaries are therefore equal arrays.
 */
final class TreeOrder {
  private TreeOrder() {}

  /** {@return the node after this one in some order with parents first; the root after the last} */
  static int after(ContextTree tree, int node) {
    int child = tree.firstChild(node);
    if (child != ContextTree.NONE) {
      return child;
    }
    while (node != ContextTree.ROOT && tree.next(node) == ContextTree.NONE) {
      node = tree.parent(node);
    }
    return node == ContextTree.ROOT ? ContextTree.ROOT : tree.next(node);
  }

  /**
   * {@return the tree as a summary}
   *
   * @param naming turns a key of the tree into a key of positions in the names
   */
  static ContextSummary canonical(
      ContextSummary.Header header,
      String[] names,
      ContextTree tree,
      LongUnaryOperator naming,
      Bounds bounds) {
    var nodes = new SummaryNodes(bounds.usage != null);
    var pending = new IntStack();
    var parents = new IntStack();
    pushChildren(tree, ContextTree.ROOT, 0, naming, pending, parents);
    while (!pending.isEmpty()) {
      int node = pending.pop();
      int at =
          nodes.add(
              parents.pop(),
              naming.applyAsLong(tree.key(node)),
              bounds.counts[node],
              bounds.errors[node]);
      nodes.use(at, bounds.usage, node);
      pushChildren(tree, node, at, naming, pending, parents);
    }
    return new ContextSummary(header, names, nodes);
  }

  /** Pushes the children of a node so that the smallest key is on top. */
  private static void pushChildren(
      ContextTree tree,
      int node,
      int at,
      LongUnaryOperator naming,
      IntStack pending,
      IntStack parents) {
    int start = pending.size();
    for (int child = tree.firstChild(node); child != ContextTree.NONE; child = tree.next(child)) {
      pending.push(child);
      parents.push(at);
    }
    int degree = pending.size() - start;
    if (degree > 1) {
      var children = new Child[degree];
      for (int i = 0; i < degree; i++) {
        int child = pending.get(start + i);
        children[i] = new Child(naming.applyAsLong(tree.key(child)), child);
      }
      Arrays.sort(children, (a, b) -> Long.compare(b.key, a.key));
      for (int i = 0; i < degree; i++) {
        pending.set(start + i, children[i].node);
      }
    }
  }

  private record Child(long key, int node) {}
}
