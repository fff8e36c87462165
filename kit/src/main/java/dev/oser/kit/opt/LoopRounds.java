package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Loop;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import java.util.HashSet;
import java.util.List;

/**
 * Changes loops, inner ones first, until there is nothing to change. A round changes loops that are
 * not nested in each other, so that what is known about the others still holds; so there are about
 * as many rounds as loops are nested, not as there are loops.
 */
final class LoopRounds {
  private LoopRounds() {}

  /** What was known when the round began; it holds for loops that were not changed since. */
  record Round(Editor editor, LoopFacts facts, Dominators dominators) {}

  /** A change of one loop. */
  interface Change {
    /** Changes a loop in canonical, loop-closed form, and returns whether it did. */
    boolean apply(Round round, Loop loop);
  }

  /** Brings loops into canonical, loop-closed form and changes them. */
  static boolean run(Function function, Change change) {
    var editor = new Editor(function);
    boolean changed = Unreachable.remove(editor) | new Lcssa().run(function);
    while (runRound(editor, change)) {
      changed = true;
      Unreachable.remove(editor);
      new Lcssa().run(function);
    }
    return changed;
  }

  private static boolean runRound(Editor editor, Change change) {
    var function = editor.function();
    var round = new Round(editor, LoopFacts.of(function), Dominators.of(function));
    var touched = new HashSet<Loop>();
    for (var loop : round.facts.innerFirst()) {
      boolean isTouched = loop.children().stream().anyMatch(touched::contains);
      if (isTouched || change.apply(round, loop)) {
        touched.add(loop);
      }
    }
    return !touched.isEmpty();
  }

  /** {@return how many instructions some blocks have} */
  static int size(List<Block> blocks) {
    return blocks.stream().mapToInt(block -> block.instructions().size()).sum();
  }

  /** {@return the one edge that leads into a loop from its preheader} */
  static Edge entering(Loop loop) {
    return loop.header().incoming().stream()
        .filter(edge -> edge.source() == loop.preheader())
        .findFirst()
        .orElseThrow();
  }
}
