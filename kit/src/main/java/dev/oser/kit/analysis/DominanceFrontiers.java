package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where the dominance of a block ends: the blocks it does not strictly dominate although it
 * dominates a predecessor of them (Cytron et al., "Efficiently Computing Static Single Assignment
 * Form and the Control Dependence Graph", 1991), that is, where values made in it meet others. They
 * are found by running up the tree from the predecessors of every join (Cooper, Harvey and Kennedy,
 * "A Simple, Fast Dominance Algorithm", 2001, figure 5). Unreachable blocks have no frontier and
 * are in none.
 */
public final class DominanceFrontiers {
  public static final Analysis<DominanceFrontiers> ANALYSIS =
      (FlowAnalysis<DominanceFrontiers>) DominanceFrontiers::new;

  private final ReversePostorder blocks;
  private final IntRow[] frontiers;

  private DominanceFrontiers(Function function) {
    blocks = ReversePostorder.of(function);
    frontiers = new IntRow[blocks.order().size()];
    Arrays.setAll(frontiers, _ -> new IntRow());
    var tree = Dominators.of(function).tree();
    var predecessors = Predecessors.of(function).graph();
    for (int join = 0; join < frontiers.length; join++) {
      int dominator = tree.immediateDominator(join);
      for (int runner : predecessors.successors(join)) {
        // What is above a block that already has this join has it too.
        while (runner != dominator && frontiers[runner].add(join)) {
          runner = tree.immediateDominator(runner);
        }
      }
    }
  }

  public static DominanceFrontiers of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /** {@return the frontier of a block, in reverse postorder} */
  public List<Block> frontier(Block block) {
    int index = blocks.indexOf(block);
    return index < 0 ? List.of() : blocks.at(frontiers[index].toArray());
  }

  /**
   * {@return the frontier of the blocks, the frontier of that, and so on, in reverse postorder}
   * These are the blocks that need a parameter for a variable assigned in the given ones.
   */
  public Set<Block> iterated(Set<Block> assigned) {
    var found = new BitSet();
    var waiting = new int[frontiers.length];
    int size = 0;
    var entered = new BitSet();
    for (var block : assigned) {
      int index = blocks.indexOf(block);
      if (index >= 0) {
        entered.set(index);
        waiting[size++] = index;
      }
    }
    while (size > 0) {
      var row = frontiers[waiting[--size]];
      for (int i = 0; i < row.size(); i++) {
        int index = row.get(i);
        found.set(index);
        if (!entered.get(index)) {
          entered.set(index);
          waiting[size++] = index;
        }
      }
    }
    var result = LinkedHashSet.<Block>newLinkedHashSet(found.cardinality());
    for (int i = found.nextSetBit(0); i >= 0; i = found.nextSetBit(i + 1)) {
      result.add(blocks.order().get(i));
    }
    return Collections.unmodifiableSet(result);
  }
}
