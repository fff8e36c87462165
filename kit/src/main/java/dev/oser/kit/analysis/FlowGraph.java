package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import java.util.Arrays;
import java.util.List;

/** All blocks of a function, unreachable ones included, numbered in layout order. */
final class FlowGraph {
  static final Analysis<FlowGraph> ANALYSIS = (FlowAnalysis<FlowGraph>) FlowGraph::new;

  private final Function function;
  private final List<Block> blocks;
  private final int[] indexes;
  private final IntGraph graph;

  private FlowGraph(Function function) {
    this.function = function;
    blocks = List.copyOf(function.blocks());
    indexes = new int[function.blockNumbers()];
    Arrays.fill(indexes, -1);
    for (int i = 0; i < blocks.size(); i++) {
      indexes[blocks.get(i).number()] = i;
    }
    graph = new IntGraph(distinctSuccessors());
  }

  private int[][] distinctSuccessors() {
    var successors = new int[blocks.size()][];
    var lastSource = new int[blocks.size()];
    Arrays.fill(lastSource, -1);
    for (int source = 0; source < successors.length; source++) {
      var edges = blocks.get(source).outgoing();
      var row = new int[edges.size()];
      int size = 0;
      for (var edge : edges) {
        int target = indexOf(edge.target());
        if (lastSource[target] != source) {
          lastSource[target] = source;
          row[size++] = target;
        }
      }
      successors[source] = size == row.length ? row : Arrays.copyOf(row, size);
    }
    return successors;
  }

  static FlowGraph of(Function function) {
    return function.analysis(ANALYSIS);
  }

  List<Block> blocks() {
    return blocks;
  }

  /** {@return the edges, at most one from a block to another} */
  IntGraph graph() {
    return graph;
  }

  /** {@return the position in layout order, or -1 if the block was not there} */
  int indexOf(Block block) {
    return block.function() == function && block.number() < indexes.length
        ? indexes[block.number()]
        : -1;
  }
}
