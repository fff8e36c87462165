package dev.oser.kit.analysis;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Edge;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reachability by search: the slow and obvious truth that laws compare with. */
final class Paths {
  private Paths() {}

  /** {@return the blocks on paths from the start that do not touch one block} */
  static Set<Block> from(
      Block start, @Nullable Block avoided, Function<Block, ? extends List<Block>> successors) {
    var seen = new HashSet<Block>();
    var waiting = new ArrayDeque<Block>();
    if (start != avoided) {
      seen.add(start);
      waiting.add(start);
    }
    while (!waiting.isEmpty()) {
      for (var next : successors.apply(waiting.remove())) {
        if (next != avoided && seen.add(next)) {
          waiting.add(next);
        }
      }
    }
    return seen;
  }

  static Set<Block> from(Block start, @Nullable Block avoided) {
    return from(start, avoided, Paths::successors);
  }

  static Set<Block> reachable(dev.oser.kit.ir.Function function) {
    return from(function.entry(), null);
  }

  /** {@return whether a reachable block cannot be reached without the other} */
  static boolean dominates(Block first, Block second) {
    return first == second || !from(first.function().entry(), first).contains(second);
  }

  static List<Block> successors(Block block) {
    return block.outgoing().stream().map(Edge::target).toList();
  }
}
