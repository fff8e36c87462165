package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import java.util.Arrays;
import java.util.List;

/**
 * The blocks that can be reached from the entry, each before its successors except where an edge
 * goes back: the order in which forward problems converge fastest. Of two branches the first comes
 * first, and a loop's blocks come before what follows the loop if its header names them in that
 * order.
 */
public final class ReversePostorder {
  public static final Analysis<ReversePostorder> ANALYSIS =
      (FlowAnalysis<ReversePostorder>) ReversePostorder::new;

  private final FlowGraph flow;
  private final List<Block> order;
  private final int[] positions;
  private final IntGraph graph;

  private ReversePostorder(Function function) {
    flow = FlowGraph.of(function);
    var numbers = flow.graph().reversePostorder(0);
    positions = new int[flow.blocks().size()];
    Arrays.fill(positions, -1);
    var blocks = new Block[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      positions[numbers[i]] = i;
      blocks[i] = flow.blocks().get(numbers[i]);
    }
    order = List.of(blocks);
    graph = renumbered(numbers);
  }

  private IntGraph renumbered(int[] numbers) {
    var successors = new int[numbers.length][];
    for (int i = 0; i < numbers.length; i++) {
      successors[i] = flow.graph().successors(numbers[i]).clone();
      for (int j = 0; j < successors[i].length; j++) {
        successors[i][j] = positions[successors[i][j]];
      }
    }
    return new IntGraph(successors);
  }

  public static ReversePostorder of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /** {@return the reachable blocks, the entry first} */
  public List<Block> order() {
    return order;
  }

  /** {@return the position in {@link #order}, or -1 if the block cannot be reached} */
  public int indexOf(Block block) {
    int index = flow.indexOf(block);
    return index < 0 ? -1 : positions[index];
  }

  /** {@return whether some path leads from the entry to the block} */
  public boolean isReachable(Block block) {
    return indexOf(block) >= 0;
  }

  /** {@return the blocks at these positions} */
  List<Block> at(int[] indexes) {
    var blocks = new Block[indexes.length];
    for (int i = 0; i < indexes.length; i++) {
      blocks[i] = order.get(indexes[i]);
    }
    return List.of(blocks);
  }

  /** {@return the edges between reachable blocks, which are numbered by their position here} */
  IntGraph graph() {
    return graph;
  }
}
