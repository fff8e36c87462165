package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which blocks every path from the entry to a block goes through. A block dominates itself. No path
 * leads to an unreachable block, so everything dominates it, and it dominates only unreachable
 * ones; it is not in the tree.
 */
public final class Dominators {
  public static final Analysis<Dominators> ANALYSIS = (FlowAnalysis<Dominators>) Dominators::new;

  private final ReversePostorder blocks;
  private final DominatorTree tree;

  private Dominators(Function function) {
    blocks = ReversePostorder.of(function);
    tree = new DominatorTree(blocks.graph(), 0);
  }

  public static Dominators of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /**
   * {@return the closest other block that dominates this one; null for the entry and for
   * unreachable blocks}
   */
  public @Nullable Block immediateDominator(Block block) {
    int index = blocks.indexOf(block);
    int dominator = index < 0 ? -1 : tree.immediateDominator(index);
    return dominator < 0 ? null : blocks.order().get(dominator);
  }

  /** {@return whether every path from the entry to the second block goes through the first} */
  public boolean dominates(Block first, Block second) {
    int below = blocks.indexOf(second);
    int above = blocks.indexOf(first);
    return below < 0 || (above >= 0 && tree.dominates(above, below));
  }

  /**
   * {@return the closest block that dominates both, which must be reachable} It is looked for
   * upwards from the first, so that following a chain of blocks to their common dominator takes no
   * more steps than the tree is deep.
   */
  public Block commonDominator(Block first, Block second) {
    int common = blocks.indexOf(first);
    int other = blocks.indexOf(second);
    if (common < 0 || other < 0) {
      throw new IllegalArgumentException(first + " and " + second + " are not both reachable");
    }
    while (!tree.dominates(common, other)) {
      common = tree.immediateDominator(common);
    }
    return blocks.order().get(common);
  }

  /**
   * {@return whether the value has been computed whenever the instruction starts} A parameter is
   * there from the start of its block; an instruction's result only after it, so nothing dominates
   * itself. What an edge passes is used by the terminator.
   *
   * <p>Takes constant time: blocks number their instructions.
   */
  public boolean dominates(Definition definition, Instruction user) {
    var block = user.block();
    return definition.block() != block || !blocks.isReachable(block)
        ? dominates(definition.block(), block)
        : isEarlier(definition, user);
  }

  /** {@return whether a definition comes before an instruction of the same block} */
  static boolean isEarlier(Definition definition, Instruction user) {
    return switch (definition) {
      case Parameter _ -> true;
      case Instruction instruction ->
          user.block().indexOf(instruction) < user.block().indexOf(user);
    };
  }

  /**
   * {@return the blocks whose immediate dominator this is, in reverse postorder; none if it is
   * unreachable}
   */
  public List<Block> children(Block block) {
    int index = blocks.indexOf(block);
    return index < 0 ? List.of() : blocks.at(tree.children(index));
  }

  /**
   * {@return the reachable blocks in preorder of the tree: each before all those it dominates,
   * which follow it without a gap}
   */
  public List<Block> preorder() {
    return blocks.at(tree.preorder());
  }

  /** {@return the tree over positions in {@link ReversePostorder}} */
  DominatorTree tree() {
    return tree;
  }
}
