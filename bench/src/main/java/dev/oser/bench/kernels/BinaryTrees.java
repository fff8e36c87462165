package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;
import org.jspecify.annotations.Nullable;

/** Allocates and walks many perfect binary trees, most of them short-lived. */
public final class BinaryTrees {
  private static final int MIN_DEPTH = 4;

  private BinaryTrees() {}

  private record Tree(@Nullable Tree left, @Nullable Tree right) {}

  public static void run(int n, Output out) {
    int maxDepth = maxDepth(n);
    int stretch = maxDepth + 1;
    report("stretch tree of depth " + stretch, count(bottomUp(stretch)), out);
    var longLived = bottomUp(maxDepth);
    for (int depth = MIN_DEPTH; depth <= maxDepth; depth += 2) {
      int trees = trees(depth, maxDepth);
      report(trees + "\t trees of depth " + depth, countAll(trees, depth), out);
    }
    report("long lived tree of depth " + maxDepth, count(longLived), out);
  }

  /** {@return a hash of the node counts that {@link #run} reports} */
  public static long kernel(int n) {
    int maxDepth = maxDepth(n);
    long hash = count(bottomUp(maxDepth + 1));
    var longLived = bottomUp(maxDepth);
    for (int depth = MIN_DEPTH; depth <= maxDepth; depth += 2) {
      hash = 31 * hash + countAll(trees(depth, maxDepth), depth);
    }
    return 31 * hash + count(longLived);
  }

  private static int maxDepth(int n) {
    return Math.max(MIN_DEPTH + 2, n);
  }

  /** {@return how many trees of a depth to make, so that each depth has about as many nodes} */
  private static int trees(int depth, int maxDepth) {
    return 1 << (maxDepth - depth + MIN_DEPTH);
  }

  private static Tree bottomUp(int depth) {
    return depth == 0 ? new Tree(null, null) : new Tree(bottomUp(depth - 1), bottomUp(depth - 1));
  }

  /** {@return the number of nodes} */
  private static int count(Tree tree) {
    var left = tree.left;
    var right = tree.right;
    return left == null || right == null ? 1 : 1 + count(left) + count(right);
  }

  private static int countAll(int trees, int depth) {
    int nodes = 0;
    for (int i = 0; i < trees; i++) {
      nodes += count(bottomUp(depth));
    }
    return nodes;
  }

  private static void report(String what, int nodes, Output out) {
    Bytes.write(Bytes.of(what + "\t check: " + nodes + "\n"), out);
  }
}
