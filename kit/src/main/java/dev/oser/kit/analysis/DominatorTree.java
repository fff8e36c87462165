package dev.oser.kit.analysis;

import java.util.Arrays;

/**
 * The dominator tree of the nodes reachable from a root, by the iteration of Cooper, Harvey and
 * Kennedy, "A Simple, Fast Dominance Algorithm" (2001). Preorder numbers and subtree sizes answer
 * dominance in constant time and replace lists of children.
 *
 * <p>Inside, nodes are numbered by their reverse postorder, where every node comes after its
 * dominators; so one loop upwards or downwards is a walk over the tree that needs no stack.
 */
final class DominatorTree {
  private static final int NONE = -1;
  private final int[] order;
  private final int[] positions;
  private final int[] dominators;
  private final int[] sizes;
  private final int[] numbers;
  private final int[] preorder;

  DominatorTree(IntGraph graph, int root) {
    order = graph.reversePostorder(root);
    positions = new int[graph.size()];
    Arrays.fill(positions, NONE);
    for (int i = 0; i < order.length; i++) {
      positions[order[i]] = i;
    }
    dominators = immediateDominators(graph.reversed());
    sizes = new int[order.length];
    numbers = new int[order.length];
    preorder = new int[order.length];
    numberTree();
  }

  private int[] immediateDominators(IntGraph predecessors) {
    var result = new int[order.length];
    Arrays.fill(result, NONE);
    result[0] = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < order.length; i++) {
        int common = NONE;
        for (int node : predecessors.successors(order[i])) {
          int predecessor = positions[node];
          if (predecessor != NONE && result[predecessor] != NONE) {
            common = common == NONE ? predecessor : intersect(result, common, predecessor);
          }
        }
        if (result[i] != common) {
          result[i] = common;
          changed = true;
        }
      }
    }
    return result;
  }

  private static int intersect(int[] dominators, int first, int second) {
    while (first != second) {
      while (first > second) {
        first = dominators[first];
      }
      while (second > first) {
        second = dominators[second];
      }
    }
    return first;
  }

  private void numberTree() {
    Arrays.fill(sizes, 1);
    for (int i = order.length - 1; i > 0; i--) {
      sizes[dominators[i]] += sizes[i];
    }
    var nextNumber = new int[order.length];
    nextNumber[0] = 1;
    for (int i = 1; i < order.length; i++) {
      numbers[i] = nextNumber[dominators[i]];
      nextNumber[dominators[i]] += sizes[i];
      nextNumber[i] = numbers[i] + 1;
    }
    for (int i = 0; i < order.length; i++) {
      preorder[numbers[i]] = i;
    }
  }

  /** {@return the immediate dominator, or -1 for the root and for what it does not reach} */
  int immediateDominator(int node) {
    int position = positions[node];
    return position <= 0 ? NONE : order[dominators[position]];
  }

  /**
   * {@return whether every path from the root to the second node, which it reaches, has the first}
   */
  boolean dominates(int first, int second) {
    int above = positions[first];
    int below = positions[second];
    return above != NONE
        && numbers[above] <= numbers[below]
        && numbers[below] < numbers[above] + sizes[above];
  }

  /** {@return the nodes immediately dominated by this one, in reverse postorder} */
  int[] children(int node) {
    int position = positions[node];
    int end = numbers[position] + sizes[position];
    int count = 0;
    for (int i = numbers[position] + 1; i < end; i += sizes[preorder[i]]) {
      count++;
    }
    var children = new int[count];
    count = 0;
    for (int i = numbers[position] + 1; i < end; i += sizes[preorder[i]]) {
      children[count++] = order[preorder[i]];
    }
    return children;
  }

  /** {@return the nodes, each before those it dominates and next to them} */
  int[] preorder() {
    var nodes = new int[preorder.length];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = order[preorder[i]];
    }
    return nodes;
  }
}
