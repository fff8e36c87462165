package dev.oser.kit.analysis;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Instruction;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What happens between a checkpoint and code that may fall back to it: nothing may that others
 * could notice, or it would happen twice. It names the culprit; that there is none {@link
 * QuietDominators} knows sooner.
 */
final class EffectsBetween {
  private EffectsBetween() {}

  /**
   * {@return an instruction that others could notice on a way from a checkpoint to an instruction
   * it dominates, or null if there is none}
   */
  static @Nullable Instruction first(Instruction checkpoint, Instruction until) {
    var home = until.block();
    var found = effectIn(home.instructions().subList(0, home.indexOf(until)));
    Set<Block> seen = new HashSet<>();
    var open = new ArrayDeque<Block>();
    open.add(home);
    while (!open.isEmpty() && found == null) {
      for (var edge : open.remove().incoming()) {
        var before = edge.source();
        if (before != checkpoint.block() && seen.add(before)) {
          found = found == null ? effectIn(before.instructions()) : found;
          open.add(before);
        }
      }
    }
    return found;
  }

  private static @Nullable Instruction effectIn(List<Instruction> instructions) {
    return instructions.stream().filter(QuietDominators::isEffect).findFirst().orElse(null);
  }
}
