package dev.oser.kit.opt;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Editor;

/** Code that no path from the entry leads to. */
public final class Unreachable {
  private Unreachable() {}

  /** Deletes it, and returns whether there was any. */
  public static boolean remove(Editor editor) {
    var function = editor.function();
    var reachable = ReversePostorder.of(function);
    var blocks = function.blocks().stream().filter(block -> !reachable.isReachable(block)).toList();
    if (blocks.isEmpty()) {
      return false;
    }
    editor.removeBlocks(blocks);
    return true;
  }
}
