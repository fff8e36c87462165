package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The natural loops of a function and how they nest. A back edge is one whose target dominates its
 * source; the target is the header of a loop. Inner loops are found first, by walking from the
 * latches backwards, and an outer loop that meets one takes it as a whole (as LLVM's {@code
 * LoopInfo} does).
 *
 * <p>A cycle that can be entered at several places has no header and is not a loop here. {@link
 * #irreducibleEdges} tells that there is one: an edge that goes back in reverse postorder to a
 * block that does not dominate its source. Such a cycle may still lie inside a natural loop.
 */
public final class LoopForest {
  public static final Analysis<LoopForest> ANALYSIS = (FlowAnalysis<LoopForest>) LoopForest::new;

  private final ReversePostorder blocks;
  private final Predecessors predecessors;
  private final @Nullable Loop[] loopOf;
  private final List<Loop> loops = new ArrayList<>();
  private final List<Loop> preorder;
  private final List<Edge> irreducibleEdges = new ArrayList<>();

  private LoopForest(Function function) {
    blocks = ReversePostorder.of(function);
    predecessors = Predecessors.of(function);
    loopOf = new @Nullable Loop[blocks.order().size()];
    var tree = Dominators.of(function).tree();
    for (int header = loopOf.length - 1; header >= 0; header--) {
      findLoop(header, tree);
    }
    loops.sort(Comparator.comparingInt(loop -> blocks.indexOf(loop.header())));
    for (int i = 0; i < loopOf.length; i++) {
      if (loopOf[i] != null) {
        loopOf[i].addBlock(blocks.order().get(i));
      }
    }
    preorder = numberLoops();
    findIrreducibleEdges(tree);
  }

  private void findLoop(int header, DominatorTree tree) {
    var latches = new IntRow();
    for (int predecessor : predecessors.graph().successors(header)) {
      if (tree.dominates(header, predecessor)) {
        latches.add(predecessor);
      }
    }
    if (latches.size() > 0) {
      var loop = new Loop(this, blocks.order().get(header), blocks.at(latches.toArray()));
      loops.add(loop);
      fill(loop, header, latches.toArray());
    }
  }

  private void fill(Loop loop, int header, int[] latches) {
    loopOf[header] = loop;
    var worklist = new IntStack();
    worklist.pushAll(latches);
    while (!worklist.isEmpty()) {
      int block = worklist.pop();
      var inner = loopOf[block];
      if (inner == null) {
        loopOf[block] = loop;
        worklist.pushAll(predecessors.graph().successors(block));
        continue;
      }
      var outermost = inner.outermost();
      if (outermost != loop) {
        outermost.setParent(loop);
        worklist.pushAll(predecessors.graph().successors(blocks.indexOf(outermost.header())));
      }
    }
  }

  /** Numbers the loops so that those inside a loop follow it without a gap. */
  private List<Loop> numberLoops() {
    for (var loop : loops.reversed()) {
      loop.countIn();
    }
    int next = 0;
    for (var loop : loops) {
      next = loop.enter(next);
    }
    var numbered = new ArrayList<>(loops);
    numbered.sort(Comparator.comparingInt(Loop::number));
    return numbered;
  }

  private void findIrreducibleEdges(DominatorTree tree) {
    for (int source = 0; source < loopOf.length; source++) {
      for (var edge : blocks.order().get(source).outgoing()) {
        int target = blocks.indexOf(edge.target());
        if (target <= source && !tree.dominates(target, source)) {
          irreducibleEdges.add(edge);
        }
      }
    }
  }

  public static LoopForest of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /** {@return all loops by their headers in reverse postorder, so each after those around it} */
  public List<Loop> loops() {
    return List.copyOf(loops);
  }

  /** {@return the loops that are in no other, by their headers in reverse postorder} */
  public List<Loop> outermostLoops() {
    return loops.stream().filter(loop -> loop.parent() == null).toList();
  }

  /** {@return the innermost loop the block is in, or null} */
  public @Nullable Loop loopOf(Block block) {
    int index = blocks.indexOf(block);
    return index < 0 ? null : loopOf[index];
  }

  /** {@return how many loops the block is in} */
  public int depthOf(Block block) {
    var loop = loopOf(block);
    return loop == null ? 0 : loop.depth();
  }

  /** {@return whether there is a cycle with several entries} */
  public boolean isIrreducible() {
    return !irreducibleEdges.isEmpty();
  }

  /**
   * {@return the edges that go back in reverse postorder to a block that does not dominate their
   * source}
   */
  public List<Edge> irreducibleEdges() {
    return List.copyOf(irreducibleEdges);
  }

  Loop numbered(int number) {
    return preorder.get(number);
  }

  ReversePostorder order() {
    return blocks;
  }

  Predecessors predecessors() {
    return predecessors;
  }
}
