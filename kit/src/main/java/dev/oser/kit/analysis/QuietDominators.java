package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Since when nothing has happened that others could notice: for each block the highest of those
 * that dominate it since whose start all is quiet, whichever way control came. Code may fall back
 * to a place only if all is quiet since, or something would happen twice.
 *
 * <p>Each dominator is a forward problem of its own: it becomes quiet where it starts, stops being
 * so at an effect, and is quiet at a block if it is at the end of all predecessors. If it is quiet
 * at a block, so are all between it and the block, which are passed later on every way. So all
 * problems together need one number for each block, the depth of the highest, and are solved at
 * once from the optimistic side (Kam and Ullman, "Global Data Flow Analysis and Iterative
 * Algorithms", 1976): about as many visits as loops are nested, where asking for each pair of
 * places takes a walk over all between.
 */
public final class QuietDominators {
  public static final Analysis<QuietDominators> ANALYSIS = QuietDominators::new;

  private final ReversePostorder blocks;
  private final Dominators dominators;

  /** How far each block is from the root of the dominator tree. */
  private final int[] depth;

  /** The depth of the highest dominator since whose start all is quiet at the start of a block. */
  private final int[] highest;

  private final @Nullable Instruction[] firstEffect;

  private QuietDominators(Function function) {
    blocks = ReversePostorder.of(function);
    dominators = Dominators.of(function);
    int size = blocks.order().size();
    depth = new int[size];
    highest = new int[size];
    firstEffect = new @Nullable Instruction[size];
    var tree = dominators.tree();
    for (int block = 0; block < size; block++) {
      int above = tree.immediateDominator(block);
      depth[block] = above < 0 ? 0 : depth[above] + 1;
      firstEffect[block] = firstEffectOf(blocks.order().get(block));
    }
    solve(Predecessors.of(function).graph());
  }

  private static @Nullable Instruction firstEffectOf(Block block) {
    for (var instruction : block.instructions()) {
      if (isEffect(instruction)) {
        return instruction;
      }
    }
    return null;
  }

  /** {@return whether others could notice that an instruction ran} Going on is no event. */
  static boolean isEffect(Instruction instruction) {
    return !instruction.isTerminator() && instruction.effects().isNoticed();
  }

  private void solve(IntGraph predecessors) {
    var waiting = new ArrayDeque<Integer>();
    var isWaiting = new boolean[depth.length];
    for (int block = 0; block < depth.length; block++) {
      waiting.addLast(block);
      isWaiting[block] = true;
    }
    while (!waiting.isEmpty()) {
      int block = waiting.removeFirst();
      isWaiting[block] = false;
      int now = atStart(block, predecessors);
      if (now == highest[block]) {
        continue;
      }
      highest[block] = now;
      for (int next : blocks.graph().successors(block)) {
        if (!isWaiting[next]) {
          isWaiting[next] = true;
          waiting.addLast(next);
        }
      }
    }
  }

  /** What is deeper than a dominator of the block is none: then only its own start is left. */
  private int atStart(int block, IntGraph predecessors) {
    int common = 0;
    for (int before : predecessors.successors(block)) {
      int atEnd = firstEffect[before] == null ? highest[before] : Integer.MAX_VALUE;
      common = Math.max(common, atEnd);
    }
    return Math.min(common, depth[block]);
  }

  public static QuietDominators of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /** {@return how many blocks other than itself dominate a block that can be reached} */
  public int depthOf(Block block) {
    return depth[blocks.indexOf(block)];
  }

  /**
   * {@return the depth of the highest dominator of an instruction that can be reached since whose
   * start all is quiet there; more than the depth of its block if there is none}
   */
  public int quietDepth(Instruction instruction) {
    int block = blocks.indexOf(instruction.block());
    var effect = firstEffect[block];
    boolean isLater =
        effect != null && (instruction.isTerminator() || Dominators.isEarlier(effect, instruction));
    return isLater ? depth[block] + 1 : highest[block];
  }

  /** {@return whether a block dominates an instruction, and all is quiet there since its start} */
  public boolean isQuietSince(Block start, Instruction instruction) {
    return blocks.isReachable(instruction.block())
        && blocks.isReachable(start)
        && dominators.dominates(start, instruction.block())
        && quietDepth(instruction) <= depthOf(start);
  }
}
