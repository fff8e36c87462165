package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which blocks every path from a block to the end of the function goes through: dominators of the
 * reversed graph, whose root is a virtual exit behind every block without successors.
 *
 * <p>A path that never ends must count for something, or nothing would post-dominate a block before
 * an infinite loop. So the virtual exit also follows one block of each region that is never left
 * (each strongly connected component without an edge out of it): its last block in reverse
 * postorder, for a simple loop the latch. Everything on the way through the loop then comes before
 * it as if the loop ran once. {@link #ends} lists these blocks and the true exits.
 *
 * <p>Unreachable blocks are left out as in {@link Dominators}: everything post-dominates them, and
 * they post-dominate only each other.
 */
public final class PostDominators {
  public static final Analysis<PostDominators> ANALYSIS =
      (FlowAnalysis<PostDominators>) PostDominators::new;

  private final ReversePostorder blocks;
  private final int exit;
  private final int[] ends;
  private final DominatorTree tree;

  private PostDominators(Function function) {
    blocks = ReversePostorder.of(function);
    exit = blocks.order().size();
    ends = ends(blocks.graph());
    var predecessors = Predecessors.of(function).graph();
    var reversed = new int[exit + 1][];
    for (int i = 0; i < exit; i++) {
      reversed[i] = predecessors.successors(i);
    }
    reversed[exit] = ends;
    tree = new DominatorTree(new IntGraph(reversed), exit);
  }

  private static int[] ends(IntGraph graph) {
    var componentOf = new int[graph.size()];
    var components = graph.components();
    for (int i = 0; i < components.size(); i++) {
      for (int node : components.get(i)) {
        componentOf[node] = i;
      }
    }
    var ends = new int[components.size()];
    int count = 0;
    for (var component : components) {
      if (isNeverLeft(component, componentOf, graph)) {
        ends[count++] = component[component.length - 1];
      }
    }
    ends = Arrays.copyOf(ends, count);
    Arrays.sort(ends);
    return ends;
  }

  private static boolean isNeverLeft(int[] component, int[] componentOf, IntGraph graph) {
    for (int node : component) {
      for (int successor : graph.successors(node)) {
        if (componentOf[successor] != componentOf[node]) {
          return false;
        }
      }
    }
    return true;
  }

  public static PostDominators of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /**
   * {@return the blocks the virtual exit follows, in reverse postorder: those without successors,
   * and one of each region that is never left}
   */
  public List<Block> ends() {
    return blocks.at(ends);
  }

  /**
   * {@return the closest other block that post-dominates this one; null if that is the virtual
   * exit, and for unreachable blocks}
   */
  public @Nullable Block immediatePostDominator(Block block) {
    int index = blocks.indexOf(block);
    int dominator = index < 0 ? exit : tree.immediateDominator(index);
    return dominator == exit ? null : blocks.order().get(dominator);
  }

  /** {@return whether every path from the second block to an end goes through the first} */
  public boolean postDominates(Block first, Block second) {
    int below = blocks.indexOf(second);
    int above = blocks.indexOf(first);
    return below < 0 || (above >= 0 && tree.dominates(above, below));
  }

  /**
   * {@return the blocks whose immediate post-dominator this is, in a fixed order; none if it is
   * unreachable}
   */
  public List<Block> children(Block block) {
    int index = blocks.indexOf(block);
    return index < 0 ? List.of() : blocks.at(tree.children(index));
  }

  /** {@return the blocks whose only post-dominator is the virtual exit, besides themselves} */
  public List<Block> roots() {
    return blocks.at(tree.children(exit));
  }

  /**
   * {@return the reachable blocks in preorder of the tree: each before all those it post-dominates,
   * which follow it without a gap}
   */
  public List<Block> preorder() {
    var nodes = tree.preorder();
    return blocks.at(Arrays.copyOfRange(nodes, 1, nodes.length));
  }
}
