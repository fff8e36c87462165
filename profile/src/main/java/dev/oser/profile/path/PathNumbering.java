package dev.oser.profile.path;

import java.util.ArrayList;
import java.util.List;

/**
 * The acyclic paths of a method, numbered from 0. {@link #action} tells an instrumenter what to do
 * on each edge; {@link #path} tells which path a number stands for. The path register starts at 0.
 */
public final class PathNumbering {
  static final int NO_START = -1;

  private final FlowGraph graph;
  private final List<List<FlowGraph.Edge>> ordered;
  private final int[] increments;
  private final boolean[] isEnd;
  private final List<FlowGraph.Edge> cuts;
  private final List<Integer> starts;
  private final int[] startValues;
  private final int pathCount;

  PathNumbering(
      FlowGraph graph,
      List<List<FlowGraph.Edge>> ordered,
      int[] increments,
      boolean[] isEnd,
      List<FlowGraph.Edge> cuts,
      List<Integer> starts,
      int[] startValues,
      int pathCount) {
    this.graph = graph;
    this.ordered = List.copyOf(ordered);
    this.increments = increments;
    this.isEnd = isEnd;
    this.cuts = List.copyOf(cuts);
    this.starts = List.copyOf(starts);
    this.startValues = startValues;
    this.pathCount = pathCount;
  }

  /** {@return the method's control flow} */
  public FlowGraph graph() {
    return graph;
  }

  /** {@return the number of paths; all numbers are below} */
  public int pathCount() {
    return pathCount;
  }

  /** {@return the edges that are no back edges and yet end a path, because there were too many} */
  public List<FlowGraph.Edge> cutEdges() {
    return cuts;
  }

  /** {@return the blocks paths start in; the entry first} */
  public List<Integer> starts() {
    return starts;
  }

  /** {@return what to do on an edge} */
  public EdgeAction action(FlowGraph.Edge edge) {
    int amount = increments[edge.id()];
    if (edge.isExit()) {
      return new EdgeAction.Emit(amount);
    }
    if (isEnd[edge.id()]) {
      return new EdgeAction.EmitAndRestart(amount, startValues[edge.to()]);
    }
    return amount == 0 ? new EdgeAction.None() : new EdgeAction.Add(amount);
  }

  /** {@return the path with this number} */
  public AcyclicPath path(int number) {
    if (number < 0 || number >= pathCount) {
      throw new IllegalArgumentException(
          "there is no path " + number + " in a method with " + pathCount + " paths");
    }
    int start = starts.get(0);
    for (int candidate : starts) {
      if (startValues[candidate] <= number) {
        start = candidate;
      }
    }
    int rest = number - startValues[start];
    var edges = new ArrayList<FlowGraph.Edge>();
    int block = start;
    while (true) {
      var edge = lastNotAbove(ordered.get(block), rest);
      edges.add(edge);
      rest -= increments[edge.id()];
      if (edge.isExit() || isEnd[edge.id()]) {
        return new AcyclicPath(start, edges);
      }
      block = edge.to();
    }
  }

  /** {@return the edge whose numbers the rest is among: increments grow along the list} */
  private FlowGraph.Edge lastNotAbove(List<FlowGraph.Edge> edges, int rest) {
    var found = edges.get(0);
    for (var edge : edges) {
      if (increments[edge.id()] > rest) {
        break;
      }
      found = edge;
    }
    return found;
  }

  /**
   * {@return the number of a path}
   *
   * @throws IllegalArgumentException if it does not start or end where paths do
   */
  public int number(AcyclicPath path) {
    int number = startValues[path.start()];
    if (number == NO_START) {
      throw new IllegalArgumentException("no path starts in block " + path.start());
    }
    int block = path.start();
    int rest = path.edges().size();
    for (var edge : path.edges()) {
      boolean ends = edge.isExit() || isEnd[edge.id()];
      if (edge.from() != block || ends != (--rest == 0)) {
        throw new IllegalArgumentException("no path goes on with " + edge);
      }
      number += increments[edge.id()];
      block = edge.to();
    }
    return number;
  }

  /** {@return the blocks of paths taken one after the other} */
  public List<Integer> blocks(List<Integer> numbers) {
    var blocks = new ArrayList<Integer>();
    for (int number : numbers) {
      blocks.addAll(path(number).blocks());
    }
    return blocks;
  }
}
