package dev.oser.kit.analysis;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Edge;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A natural loop: a header and all blocks from which the header can be reached again without
 * passing it, where the header dominates them all. Loops with the same header are one loop. Blocks
 * are kept with their innermost loop only, so that deep nests take no more memory than flat ones.
 */
public final class Loop {
  private final LoopForest forest;
  private final Block header;
  private final List<Block> latches;
  private final List<Block> ownBlocks = new ArrayList<>();
  private final List<Loop> children = new ArrayList<>();
  private @Nullable Loop parent;
  private int depth;
  private int number;
  private int nextNumber;
  private int loopCount = 1;

  Loop(LoopForest forest, Block header, List<Block> latches) {
    this.forest = forest;
    this.header = header;
    this.latches = latches;
  }

  /** {@return the one block through which the loop is entered} */
  public Block header() {
    return header;
  }

  /** {@return the blocks in the loop that lead back to the header, in reverse postorder} */
  public List<Block> latches() {
    return latches;
  }

  /** {@return the closest loop around this one, or null} */
  public @Nullable Loop parent() {
    return parent;
  }

  /** {@return the loops directly inside this one, by their headers in reverse postorder} */
  public List<Loop> children() {
    return Collections.unmodifiableList(children);
  }

  /** {@return how many loops a block of this loop is in at least: 1 for an outermost loop} */
  public int depth() {
    return depth;
  }

  /** {@return whether the block is in this loop or in one inside it} */
  public boolean contains(Block block) {
    var innermost = forest.loopOf(block);
    return innermost != null && contains(innermost);
  }

  /** {@return whether the other loop is this one or inside it} */
  public boolean contains(Loop other) {
    return number <= other.number && other.number < number + loopCount;
  }

  /** {@return all blocks, those of inner loops included, in reverse postorder: the header first} */
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    for (int i = number; i < number + loopCount; i++) {
      blocks.addAll(forest.numbered(i).ownBlocks);
    }
    blocks.sort(Comparator.comparingInt(forest.order()::indexOf));
    return blocks;
  }

  /** {@return the edges from a block of the loop to one outside, by source in reverse postorder} */
  public List<Edge> exitEdges() {
    var exits = new ArrayList<Edge>();
    for (var block : blocks()) {
      for (var edge : block.outgoing()) {
        if (!contains(edge.target())) {
          exits.add(edge);
        }
      }
    }
    return exits;
  }

  /**
   * {@return the block through which all paths come into the loop and that leads nowhere else,
   * where code can be put that runs once per entry; null if there is none} Unreachable blocks that
   * lead to the header do not count. The header of a loop at the entry of the function has no
   * preheader.
   */
  public @Nullable Block preheader() {
    Block outside = null;
    for (var block : forest.predecessors().predecessorsOf(header)) {
      if (!contains(block)) {
        if (outside != null) {
          return null;
        }
        outside = block;
      }
    }
    boolean isOnlyWayIn = header != header.function().entry();
    return outside != null && isOnlyWayIn && outside.outgoing().size() == 1 ? outside : null;
  }

  @Override
  public String toString() {
    return "loop at " + header.name();
  }

  // ---- While the forest is made. ----

  void addBlock(Block block) {
    ownBlocks.add(block);
  }

  void setParent(Loop outer) {
    parent = outer;
  }

  Loop outermost() {
    var loop = this;
    for (var outer = parent; outer != null; outer = outer.parent) {
      loop = outer;
    }
    return loop;
  }

  /** Tells the parent how many loops this one stands for; those inside have told it before. */
  void countIn() {
    if (parent != null) {
      parent.loopCount += loopCount;
    }
  }

  /**
   * Takes its number after the parent has: the next one of the parent's or, if this is an outermost
   * loop, the one given. {@return the number for the next outermost loop}
   */
  int enter(int outermostNumber) {
    if (parent == null) {
      number = outermostNumber;
      depth = 1;
    } else {
      number = parent.nextNumber;
      depth = parent.depth + 1;
      parent.nextNumber += loopCount;
      parent.children.add(this);
    }
    nextNumber = number + 1;
    return parent == null ? outermostNumber + loopCount : outermostNumber;
  }

  int number() {
    return number;
  }
}
