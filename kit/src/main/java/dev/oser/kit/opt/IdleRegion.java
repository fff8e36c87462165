package dev.oser.kit.opt;

import dev.oser.kit.analysis.PostDominators;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.core.ControlOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What lies between a terminator and the block where all ways from it meet, if nobody can tell
 * which way was taken except by the values made there: nothing in it writes, traps or can be
 * observed, and it comes to an end. It is what {@link AggressiveDeadCode} may delete when the
 * values are not needed, and for the same reasons.
 *
 * @param blocks the blocks that may run in between; the terminator's own is among them if it may
 *     run again
 * @param end the block where all ways meet: the closest that post-dominates the terminator
 * @param edges the edges by which execution may get there
 */
public record IdleRegion(Set<Block> blocks, Block end, List<Edge> edges) {

  /** {@return what lies behind a terminator, or null if that can make a difference} */
  public static @Nullable IdleRegion behind(Instruction terminator) {
    var home = terminator.block();
    var end = PostDominators.of(home.function()).immediatePostDominator(home);
    if (end == null || !onlyGoesOn(terminator)) {
      return null;
    }
    var blocks = new LinkedHashSet<Block>();
    var edges = new ArrayList<Edge>();
    var waiting = new ArrayDeque<Block>();
    waiting.addLast(home);
    while (!waiting.isEmpty()) {
      for (var edge : waiting.removeLast().outgoing()) {
        var next = edge.target();
        if (next == end) {
          edges.add(edge);
        } else if (blocks.add(next)) {
          if (!isIdle(next)) {
            return null;
          }
          waiting.addLast(next);
        }
      }
    }
    return ends(home.function(), blocks) ? new IdleRegion(blocks, end, edges) : null;
  }

  private static boolean isIdle(Block block) {
    return block.instructions().stream().allMatch(IdleRegion::isIdle);
  }

  /** {@return whether nobody can tell that an instruction ran, except by its result} */
  static boolean isIdle(Instruction instruction) {
    return instruction.isTerminator() ? onlyGoesOn(instruction) : instruction.effects().canDelete();
  }

  private static boolean onlyGoesOn(Instruction terminator) {
    return terminator.op() instanceof ControlOp.Jump
        || Folding.onlyChooses((TerminatorOp) terminator.op());
  }

  private static boolean ends(Function function, Set<Block> blocks) {
    var order = ReversePostorder.of(function);
    var finite = FiniteLoops.of(function);
    return blocks.stream()
        .flatMap(block -> block.outgoing().stream())
        .filter(edge -> blocks.contains(edge.target()))
        .filter(edge -> order.indexOf(edge.target()) <= order.indexOf(edge.source()))
        .allMatch(finite::isBackEdge);
  }
}
