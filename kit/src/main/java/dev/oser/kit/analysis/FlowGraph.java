package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All blocks of a function, unreachable ones included, numbered in layout order. */
final class FlowGraph {
  static final Analysis<FlowGraph> ANALYSIS = (FlowAnalysis<FlowGraph>) FlowGraph::new;

  private final List<Block> blocks;
  private final Map<Block, Integer> indexes;
  private final IntGraph graph;

  private FlowGraph(Function function) {
    blocks = List.copyOf(function.blocks());
    indexes = HashMap.newHashMap(blocks.size());
    for (var block : blocks) {
      indexes.put(block, indexes.size());
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
    return indexes.getOrDefault(block, -1);
  }
}
