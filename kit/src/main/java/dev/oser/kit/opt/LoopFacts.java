package dev.oser.kit.opt;

import dev.oser.kit.analysis.Loop;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What passes ask of loops, found for all of them in one walk over the function: asking every loop
 * of a deep nest for its blocks would look at the innermost ones again and again.
 */
final class LoopFacts {
  private final LoopForest forest;
  private final Map<Loop, Facts> facts = new HashMap<>();

  private static final class Facts {
    final List<Block> blocks = new ArrayList<>();
    final List<Edge> exits = new ArrayList<>();
    final MemorySet writes = new MemorySet();
  }

  private LoopFacts(Function function) {
    forest = LoopForest.of(function);
    forest.loops().forEach(loop -> facts.put(loop, new Facts()));
    for (var block : ReversePostorder.of(function).order()) {
      var loop = forest.loopOf(block);
      if (loop != null) {
        add(block, loop);
      }
    }
    for (var loop : innerFirst()) {
      var parent = loop.parent();
      if (parent != null) {
        of(parent).writes.addAll(of(loop).writes);
      }
    }
  }

  static LoopFacts of(Function function) {
    return new LoopFacts(function);
  }

  private void add(Block block, Loop loop) {
    var inLoop = of(loop);
    inLoop.blocks.add(block);
    block.instructions().forEach(each -> inLoop.writes.add(each.effects().writes()));
    for (var edge : block.outgoing()) {
      @Nullable Loop left = loop;
      while (left != null && !left.contains(edge.target())) {
        of(left).exits.add(edge);
        left = left.parent();
      }
    }
  }

  private Facts of(Loop loop) {
    var found = facts.get(loop);
    if (found == null) {
      throw new IllegalArgumentException(loop + " belongs to another function");
    }
    return found;
  }

  /** {@return all loops, each before those around it} */
  List<Loop> innerFirst() {
    return forest.loops().reversed();
  }

  /** {@return the blocks of a loop that are in no loop inside it, in reverse postorder} */
  List<Block> ownBlocks(Loop loop) {
    return of(loop).blocks;
  }

  /** {@return the edges from a block of the loop to one outside, by source in reverse postorder} */
  List<Edge> exits(Loop loop) {
    return of(loop).exits;
  }

  /** {@return what the instructions of the loop may write} */
  MemorySet writes(Loop loop) {
    return of(loop).writes;
  }
}
