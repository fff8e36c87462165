package dev.oser.kit.opt;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import java.util.List;

/**
 * Puts a block on every critical edge: one from a block with several ways out to one with several
 * ways in. Code that should run on that edge alone has no place otherwise (Briggs, Cooper, Harvey
 * and Simpson, "Practical Improvements to the Construction and Destruction of Static Single
 * Assignment Form", 1998, §4.2). Two edges between the same blocks are both critical.
 */
public final class SplitCriticalEdges implements Pass {
  @Override
  public String name() {
    return "split-critical-edges";
  }

  @Override
  public String description() {
    return "Puts a block on every edge from a block with several ways out to one with several in.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    var critical =
        List.copyOf(function.blocks()).stream()
            .map(Block::outgoing)
            .filter(edges -> edges.size() > 1)
            .flatMap(List::stream)
            .filter(edge -> edge.target().incoming().size() > 1)
            .toList();
    for (var edge : critical) {
      editor.split(edge, edge.source().name() + "." + edge.target().name());
    }
    return !critical.isEmpty();
  }
}
