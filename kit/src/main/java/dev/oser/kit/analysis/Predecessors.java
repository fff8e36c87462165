package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import java.util.List;

/**
 * The reachable blocks that lead to a block, each once. {@link Block#incoming} has the edges, in no
 * particular order, several from one block and some from unreachable ones; this has what analyses
 * want.
 */
public final class Predecessors {
  public static final Analysis<Predecessors> ANALYSIS =
      (FlowAnalysis<Predecessors>) Predecessors::new;

  private final ReversePostorder blocks;
  private final IntGraph graph;

  private Predecessors(Function function) {
    blocks = ReversePostorder.of(function);
    graph = blocks.graph().reversed();
  }

  public static Predecessors of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /** {@return the distinct reachable predecessors, in reverse postorder} */
  public List<Block> predecessorsOf(Block block) {
    int index = blocks.indexOf(block);
    return index < 0 ? List.of() : blocks.at(graph.successors(index));
  }

  /** {@return the reversed edges over positions in {@link ReversePostorder}} */
  IntGraph graph() {
    return graph;
  }
}
