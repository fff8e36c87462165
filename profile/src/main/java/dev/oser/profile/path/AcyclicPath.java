package dev.oser.profile.path;

import java.util.ArrayList;
import java.util.List;

/**
 * A path as Ball and Larus number them: from the entry, or the target of a back edge or cut edge,
 * to the next back edge, cut edge or exit.
 *
 * @param start the first block
 * @param edges the edges taken; the last ends the path, and its target is not part of it
 */
public record AcyclicPath(int start, List<FlowGraph.Edge> edges) {
  public AcyclicPath {
    edges = List.copyOf(edges);
    if (edges.isEmpty()) {
      throw new IllegalArgumentException("a path ends with an edge");
    }
  }

  /** {@return the blocks of the path} */
  public List<Integer> blocks() {
    var blocks = new ArrayList<Integer>();
    blocks.add(start);
    for (var edge : edges.subList(0, edges.size() - 1)) {
      blocks.add(edge.to());
    }
    return blocks;
  }

  /** {@return the edge that ends the path} */
  public FlowGraph.Edge last() {
    return edges.get(edges.size() - 1);
  }
}
