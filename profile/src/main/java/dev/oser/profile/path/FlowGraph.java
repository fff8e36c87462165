package dev.oser.profile.path;

import java.util.ArrayList;
import java.util.List;

/**
 * The control flow of a method: blocks are the numbers from 0, edges are numbered in the order they
 * were added. There may be several edges between two blocks. Control leaves the method by edges to
 * {@link #EXIT}, by a return or by an exception nobody in the method catches.
 */
public final class FlowGraph {
  /** Where edges that leave the method lead. */
  public static final int EXIT = -1;

  private final int blocks;
  private final int entry;
  private final List<Edge> edges;
  private final List<List<Edge>> outgoing;

  /**
   * An edge.
   *
   * @param id its number
   * @param to a block, or {@link #EXIT}
   * @param exceptional whether control takes it by an exception
   */
  public record Edge(int id, int from, int to, boolean exceptional) {
    /** {@return whether control leaves the method} */
    public boolean isExit() {
      return to == EXIT;
    }
  }

  private FlowGraph(int blocks, int entry, List<Edge> edges) {
    this.blocks = blocks;
    this.entry = entry;
    this.edges = List.copyOf(edges);
    var lists = new ArrayList<List<Edge>>();
    for (int block = 0; block < blocks; block++) {
      lists.add(new ArrayList<>());
    }
    edges.forEach(edge -> lists.get(edge.from).add(edge));
    outgoing = lists.stream().map(List::copyOf).toList();
  }

  /** {@return a builder for a graph of this many blocks} */
  public static Builder builder(int blocks, int entry) {
    return new Builder(blocks, entry);
  }

  /** {@return the number of blocks} */
  public int blocks() {
    return blocks;
  }

  /** {@return the block a call starts in} */
  public int entry() {
    return entry;
  }

  /** {@return the edges, each at the position of its number} */
  public List<Edge> edges() {
    return edges;
  }

  /** {@return the edges out of a block} */
  public List<Edge> outgoing(int block) {
    return outgoing.get(block);
  }

  /** Collects the edges of a graph. */
  public static final class Builder {
    private final int blocks;
    private final int entry;
    private final List<Edge> edges = new ArrayList<>();

    private Builder(int blocks, int entry) {
      this.blocks = blocks;
      this.entry = entry;
      check(entry);
    }

    /** Adds an edge. */
    public Builder edge(int from, int to) {
      check(to);
      return add(from, to, false);
    }

    /** Adds an edge to an exception handler. */
    public Builder exceptionalEdge(int from, int to) {
      check(to);
      return add(from, to, true);
    }

    /** Says that the method can return from a block. */
    public Builder exit(int from) {
      return add(from, EXIT, false);
    }

    /** Says that an exception can leave the method from a block. */
    public Builder exceptionalExit(int from) {
      return add(from, EXIT, true);
    }

    /** {@return the graph} */
    public FlowGraph build() {
      var graph = new FlowGraph(blocks, entry, edges);
      for (int block = 0; block < blocks; block++) {
        if (graph.outgoing(block).isEmpty()) {
          throw new IllegalArgumentException(
              "block " + block + " has no way out; add an edge or an exit");
        }
      }
      return graph;
    }

    private Builder add(int from, int to, boolean exceptional) {
      check(from);
      edges.add(new Edge(edges.size(), from, to, exceptional));
      return this;
    }

    private void check(int block) {
      if (block < 0 || block >= blocks) {
        throw new IllegalArgumentException(
            "there is no block " + block + " in a graph of " + blocks + " blocks");
      }
    }
  }
}
