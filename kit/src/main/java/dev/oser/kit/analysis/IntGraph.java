package dev.oser.kit.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A directed graph over the numbers from 0, so that the algorithms work on arrays and serve blocks,
 * reversed blocks and functions alike. Nothing here recurses: graphs may be 100,000 nodes deep.
 */
final class IntGraph {
  private final int[][] successors;

  /** Makes a graph from its adjacency lists, which should not name a successor twice. */
  IntGraph(int[][] successors) {
    this.successors = successors;
  }

  int size() {
    return successors.length;
  }

  /** {@return the nodes that the edges of a node lead to; not to be changed} */
  int[] successors(int node) {
    return successors[node];
  }

  /** {@return the same nodes with every edge turned round; the sources of a node are ascending} */
  IntGraph reversed() {
    var counts = new int[size()];
    for (var row : successors) {
      for (int target : row) {
        counts[target]++;
      }
    }
    var reversed = new int[size()][];
    for (int node = 0; node < size(); node++) {
      reversed[node] = new int[counts[node]];
    }
    for (int source = size() - 1; source >= 0; source--) {
      for (int target : successors[source]) {
        reversed[target][--counts[target]] = source;
      }
    }
    return new IntGraph(reversed);
  }

  /**
   * {@return the nodes that can be reached from the root, each before its successors except where
   * an edge goes back} Of two branches the first comes first, so that the order reads like source.
   */
  int[] reversePostorder(int root) {
    var order = new int[size()];
    int start = size();
    var visited = new boolean[size()];
    var remaining = new int[size()];
    var path = new int[size()];
    int depth = 0;
    visited[root] = true;
    remaining[root] = successors[root].length;
    path[depth++] = root;
    while (depth > 0) {
      int node = path[depth - 1];
      if (remaining[node] == 0) {
        order[--start] = node;
        depth--;
        continue;
      }
      int successor = successors[node][--remaining[node]];
      if (!visited[successor]) {
        visited[successor] = true;
        remaining[successor] = successors[successor].length;
        path[depth++] = successor;
      }
    }
    return Arrays.copyOfRange(order, start, size());
  }

  /**
   * {@return the strongly connected components, each after those its edges lead to, its nodes
   * ascending} The algorithm is that of Tarjan, "Depth-First Search and Linear Graph Algorithms"
   * (1972), with an explicit stack.
   */
  List<int[]> components() {
    var components = new ArrayList<int[]>();
    var number = new int[size()];
    var low = new int[size()];
    var next = new int[size()];
    var isOpen = new boolean[size()];
    var open = new int[size()];
    var path = new int[size()];
    int openCount = 0;
    int numbered = 0;
    for (int root = 0; root < size(); root++) {
      if (number[root] != 0) {
        continue;
      }
      int depth = 0;
      path[depth++] = root;
      while (depth > 0) {
        int node = path[depth - 1];
        if (number[node] == 0) {
          number[node] = low[node] = ++numbered;
          open[openCount++] = node;
          isOpen[node] = true;
        }
        if (next[node] < successors[node].length) {
          int successor = successors[node][next[node]++];
          if (number[successor] == 0) {
            path[depth++] = successor;
          } else if (isOpen[successor]) {
            low[node] = Math.min(low[node], number[successor]);
          }
          continue;
        }
        depth--;
        if (depth > 0) {
          low[path[depth - 1]] = Math.min(low[path[depth - 1]], low[node]);
        }
        if (low[node] == number[node]) {
          int end = openCount;
          do {
            isOpen[open[--openCount]] = false;
          } while (open[openCount] != node);
          var component = Arrays.copyOfRange(open, openCount, end);
          Arrays.sort(component);
          components.add(component);
        }
      }
    }
    return components;
  }
}
