package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.QuietDominators;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The checkpoints that an assumption at a place could fall back to: those that were certainly
 * passed, and nobody noticed anything since. Not one before a loop that the place is in: falling
 * back would lose the work of all its turns, and whoever goes on from there would come no further.
 *
 * <p>Those that were passed on the way to a block are a path in the dominator tree, and those of
 * them that can be used are the part below some depth. The first of them is found in logarithmic
 * time by pointers that skip ever more of the path (Myers, "An Applicative Random-Access Stack",
 * 1983). It holds as long as blocks stay as they are and nothing that can be noticed moves.
 */
final class UsableCheckpoints {
  private final QuietDominators quiet;
  private final LoopForest forest;

  /** For each block the last checkpoint passed before it starts. */
  private final Map<Block, Passed> last = new HashMap<>();

  /**
   * A checkpoint on a path.
   *
   * @param depth the depth of the block it goes on to
   * @param before the one passed before it
   * @param skip one passed earlier
   * @param length how many there are up to this
   */
  private record Passed(
      Instruction checkpoint,
      int depth,
      @Nullable Passed before,
      @Nullable Passed skip,
      int length) {
    static Passed of(Instruction checkpoint, int depth, @Nullable Passed before) {
      var skip = before == null ? null : before.skip;
      var next = skip == null ? null : skip.skip;
      boolean areEqual =
          before != null && length(before) - length(skip) == length(skip) - length(next);
      return new Passed(checkpoint, depth, before, areEqual ? next : before, length(before) + 1);
    }

    private static int length(@Nullable Passed passed) {
      return passed == null ? 0 : passed.length;
    }

    /** {@return the first on the path that is deep enough, as this one is} */
    Passed first(int least) {
      var found = this;
      while (found.before != null && found.before.depth >= least) {
        found = found.skip != null && found.skip.depth >= least ? found.skip : found.before;
      }
      return found;
    }
  }

  UsableCheckpoints(Function function) {
    quiet = QuietDominators.of(function);
    forest = LoopForest.of(function);
    var dominators = Dominators.of(function);
    for (var block : dominators.preorder()) {
      var above = dominators.immediateDominator(block);
      var before = above == null ? null : last.get(above);
      var checkpoint = checkpointBefore(block);
      if (checkpoint != null) {
        before = Passed.of(checkpoint, quiet.depthOf(block), before);
      }
      if (before != null) {
        last.put(block, before);
      }
    }
  }

  /** The exit is behind the checkpoint too, and no place to come back to. */
  private static @Nullable Instruction checkpointBefore(Block block) {
    if (block.incoming().size() != 1) {
      return null;
    }
    var edge = block.incoming().getFirst();
    var terminator = edge.terminator();
    return terminator.op() instanceof Checkpoint && terminator.edges().getFirst() == edge
        ? terminator
        : null;
  }

  /** {@return the first checkpoint that an assumption at a place could fall back to, or null} */
  @Nullable Instruction first(Instruction place) {
    var passed = lastUsable(place);
    return passed == null ? null : passed.first(leastDepth(place)).checkpoint;
  }

  /** {@return the last checkpoint that an assumption at a place could fall back to, or null} */
  @Nullable Instruction last(Instruction place) {
    var passed = lastUsable(place);
    return passed == null ? null : passed.checkpoint;
  }

  private @Nullable Passed lastUsable(Instruction place) {
    var passed = last.get(place.block());
    return passed == null || passed.depth < leastDepth(place) ? null : passed;
  }

  /** A checkpoint of a loop is dominated by its header, and goes on one block deeper. */
  private int leastDepth(Instruction place) {
    var loop = forest.loopOf(place.block());
    int quietDepth = quiet.quietDepth(place);
    return loop == null ? quietDepth : Math.max(quietDepth, quiet.depthOf(loop.header()) + 1);
  }
}
