package dev.oser.profile.path;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntToLongFunction;

/**
 * Numbers the acyclic paths of a method (Ball and Larus; D'Elia §3.2.2, Algorithm 3).
 *
 * <p>A back edge u → v becomes two dummy edges: u → exit ends a path, entry → v begins the next.
 * All back edges to v share the one that begins. Each path from entry to exit then has a number of
 * its own: the sum of the increments along it.
 *
 * <p>A method can have more paths than there are numbers. Then further edges are <em>cut</em>, that
 * is treated like back edges, until the number of paths is within the {@link #limit}; {@link
 * PathNumbering#cutEdges} says which. A cut edge splits the paths through it in two, of which
 * {@linkplain SlabForest multi-iteration profiles} still show the sequence.
 */
public final class PathNumberer {
  private static final long UNKNOWN = 1;

  private final FlowGraph graph;
  private final DepthFirst walk;
  private int limit = Integer.MAX_VALUE;
  private IntToLongFunction frequencies = edge -> UNKNOWN;

  public PathNumberer(FlowGraph graph) {
    this.graph = graph;
    this.walk = new DepthFirst(graph);
  }

  /** Sets the largest number of paths; without it, {@link Integer#MAX_VALUE}. */
  public PathNumberer limit(int limit) {
    this.limit = limit;
    return this;
  }

  /**
   * Sets how often each edge is taken, by its number. The most frequent edge out of each block then
   * needs no increment (Bond and McKinley; D'Elia §5.2.1), and rare edges are cut rather than
   * frequent ones.
   */
  public PathNumberer frequencies(IntToLongFunction frequencies) {
    this.frequencies = frequencies;
    return this;
  }

  /**
   * {@return the numbering}
   *
   * @throws IllegalArgumentException if there are more paths than the limit however edges are cut
   */
  public PathNumbering number() {
    for (int most = limit; most > 0; most /= 2) {
      var attempt = new Attempt(most);
      if (attempt.total <= limit) {
        return attempt.numbering();
      }
    }
    throw new IllegalArgumentException(
        "a graph with "
            + graph.edges().size()
            + " edges cannot be numbered with "
            + limit
            + " paths; a limit of the number of edges is always enough");
  }

  /** One try: no block has more paths than a bound, except where even cutting all does not help. */
  private final class Attempt {
    final boolean[] isEnd = walk.isBack.clone();
    final List<FlowGraph.Edge> cuts = new ArrayList<>();
    final int[] increments = new int[graph.edges().size()];
    final long[] paths = new long[graph.blocks()];
    final List<List<FlowGraph.Edge>> ordered = new ArrayList<>();
    final List<Integer> starts;
    final long total;

    Attempt(int most) {
      for (int block = 0; block < graph.blocks(); block++) {
        ordered.add(List.of());
      }
      for (int block : walk.finished) {
        cut(block, most);
        ordered.set(block, number(block));
      }
      starts = starts();
      total = starts.stream().mapToLong(start -> paths[start]).sum();
    }

    /** Cuts the edges that cost least for the paths they save. */
    private void cut(int block, int most) {
      var edges = graph.outgoing(block);
      long sum = edges.stream().mapToLong(this::pathsFrom).sum();
      if (sum > most) {
        var candidates = new ArrayList<>(edges);
        candidates.removeIf(edge -> pathsFrom(edge) == 1);
        candidates.sort(Comparator.comparingDouble(this::costOfCutting));
        for (var edge : candidates) {
          if (sum <= most) {
            break;
          }
          sum -= pathsFrom(edge) - 1;
          isEnd[edge.id()] = true;
          cuts.add(edge);
        }
      }
    }

    private double costOfCutting(FlowGraph.Edge edge) {
      return (double) frequencies.applyAsLong(edge.id()) / (pathsFrom(edge) - 1);
    }

    /** Algorithm 3, with the edges in decreasing order of frequency. */
    private List<FlowGraph.Edge> number(int block) {
      var edges = new ArrayList<>(graph.outgoing(block));
      edges.sort(
          Comparator.comparingLong((FlowGraph.Edge edge) -> frequencies.applyAsLong(edge.id()))
              .reversed());
      for (var edge : edges) {
        increments[edge.id()] = (int) Math.min(paths[block], Integer.MAX_VALUE);
        paths[block] += pathsFrom(edge);
      }
      return List.copyOf(edges);
    }

    private long pathsFrom(FlowGraph.Edge edge) {
      return edge.isExit() || isEnd[edge.id()] ? 1 : paths[edge.to()];
    }

    private List<Integer> starts() {
      var targets = new TreeSet<Integer>();
      for (int block : walk.finished) {
        for (var edge : graph.outgoing(block)) {
          if (isEnd[edge.id()]) {
            targets.add(edge.to());
          }
        }
      }
      targets.remove(graph.entry());
      // The entry comes first: there the path register starts at 0.
      var starts = new ArrayList<Integer>();
      starts.add(graph.entry());
      starts.addAll(targets);
      return starts;
    }

    PathNumbering numbering() {
      var startValues = new int[graph.blocks()];
      Arrays.fill(startValues, PathNumbering.NO_START);
      int value = 0;
      for (int start : starts) {
        startValues[start] = value;
        value += (int) paths[start];
      }
      return new PathNumbering(
          graph, ordered, increments, isEnd, cuts, starts, startValues, (int) total);
    }
  }
}
