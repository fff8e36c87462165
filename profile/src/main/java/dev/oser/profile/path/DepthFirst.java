package dev.oser.profile.path;

import java.util.Arrays;

/**
 * A depth-first walk from the entry. The edges to a block that is still being walked are the back
 * edges: without them no cycle is left, whether the graph is reducible or not. In the order in
 * which blocks are finished, every other edge leads to an earlier block.
 */
final class DepthFirst {
  private static final byte NEW = 0;
  private static final byte OPEN = 1;
  private static final byte DONE = 2;

  /** The reachable blocks, each after those its edges lead to, back edges aside. */
  final int[] finished;

  /** Whether an edge is a back edge, by number. */
  final boolean[] isBack;

  /** Iterative, because generated methods can have paths of thousands of blocks. */
  DepthFirst(FlowGraph graph) {
    isBack = new boolean[graph.edges().size()];
    var order = new int[graph.blocks()];
    var state = new byte[graph.blocks()];
    var stack = new int[graph.blocks()];
    var nextEdge = new int[graph.blocks()];
    int done = 0;
    int depth = 0;
    stack[0] = graph.entry();
    state[graph.entry()] = OPEN;
    while (depth >= 0) {
      int block = stack[depth];
      var edges = graph.outgoing(block);
      if (nextEdge[block] == edges.size()) {
        state[block] = DONE;
        order[done++] = block;
        depth--;
        continue;
      }
      var edge = edges.get(nextEdge[block]++);
      if (!edge.isExit()) {
        if (state[edge.to()] == OPEN) {
          isBack[edge.id()] = true;
        } else if (state[edge.to()] == NEW) {
          state[edge.to()] = OPEN;
          stack[++depth] = edge.to();
        }
      }
    }
    finished = Arrays.copyOf(order, done);
  }
}
