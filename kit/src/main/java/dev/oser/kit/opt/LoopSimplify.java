package dev.oser.kit.opt;

import dev.oser.kit.analysis.Loop;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Gives every natural loop the shape that other passes want to find: a preheader, where code can be
 * put that runs once before the loop; a single edge back to the header; and exit blocks that only
 * the loop leads to, where code can be put that runs once after it. This is the canonical form of
 * LLVM's {@code LoopSimplify} (<a href="https://llvm.org/docs/LoopTerminology.html">Loop
 * Terminology</a>, "Loop Simplify Form"), except that loops with one header are never taken apart.
 *
 * <p>Inner loops come first: a block made for the exits of an inner loop may be an exit of the
 * loops around it, never the other way. Where a new block lies is known when it is made, so the
 * loop forest is computed only once.
 */
public final class LoopSimplify implements Pass {
  @Override
  public String name() {
    return "loop-simplify";
  }

  @Override
  public String description() {
    return "Gives every loop a preheader, a single latch and exit blocks of its own.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    return new Simplifier(function).run();
  }

  private static final class Simplifier {
    private final Function function;
    private final Editor editor;
    private final LoopForest forest;
    private final ReversePostorder order;
    private final LoopFacts facts;
    private final Map<Block, @Nullable Loop> loopOfNew = new HashMap<>();

    Simplifier(Function function) {
      this.function = function;
      editor = new Editor(function);
      forest = LoopForest.of(function);
      order = ReversePostorder.of(function);
      facts = LoopFacts.of(function);
    }

    boolean run() {
      for (var loop : facts.innerFirst()) {
        dedicateExits(loop);
        addPreheader(loop);
        joinLatches(loop);
      }
      return !loopOfNew.isEmpty();
    }

    private boolean contains(Loop loop, Block block) {
      var innermost = loopOfNew.containsKey(block) ? loopOfNew.get(block) : forest.loopOf(block);
      return innermost != null && loop.contains(innermost);
    }

    /** Unreachable blocks lead nowhere, whatever their edges say. */
    private boolean isReachable(Block block) {
      return loopOfNew.containsKey(block) || order.isReachable(block);
    }

    private void dedicateExits(Loop loop) {
      // Edges that went through a block made for an inner loop now lead to that.
      var edges = new LinkedHashMap<Block, List<Edge>>();
      for (var edge : facts.exits(loop)) {
        edges.computeIfAbsent(edge.target(), _ -> new ArrayList<>()).add(edge);
      }
      edges.forEach(
          (exit, into) -> {
            if (!exit.incoming().stream()
                .map(Edge::source)
                .allMatch(source -> contains(loop, source) || !isReachable(source))) {
              var made = gather(into, blockBefore(exit), loop.header().name() + ".exit");
              loopOfNew.put(made, loopAround(loop, exit));
            }
          });
    }

    /** The innermost loop that has both the edge out of a loop and where it leads. */
    private @Nullable Loop loopAround(Loop loop, Block exit) {
      var around = loop.parent();
      while (around != null && !contains(around, exit)) {
        around = around.parent();
      }
      return around;
    }

    private void addPreheader(Loop loop) {
      var header = loop.header();
      var entering = header.incoming().stream().filter(e -> !contains(loop, e.source())).toList();
      var reachable = entering.stream().filter(edge -> isReachable(edge.source())).toList();
      if (reachable.size() > 1 || reachable.getFirst().source().outgoing().size() > 1) {
        var made = gather(entering, blockBefore(header), header.name() + ".preheader");
        loopOfNew.put(made, loop.parent());
      }
    }

    private void joinLatches(Loop loop) {
      var header = loop.header();
      var back = header.incoming().stream().filter(e -> contains(loop, e.source())).toList();
      if (back.size() > 1) {
        var made = gather(back, loop.latches().getLast(), header.name() + ".latch");
        loopOfNew.put(made, loop);
      }
    }

    private Block blockBefore(Block block) {
      return function.blocks().get(function.indexOf(block) - 1);
    }

    /**
     * Makes edges with the same target go there through a new block. It has parameters only for
     * what the edges do not agree on.
     */
    private Block gather(List<Edge> edges, Block after, String nameHint) {
      var target = edges.getFirst().target();
      var middle = editor.addBlock(after, nameHint);
      var passedOn = new ArrayList<Value>();
      var merged = new ArrayList<Integer>();
      for (int i = 0; i < target.parameters().size(); i++) {
        var parameter = target.parameters().get(i);
        var first = edges.getFirst().arguments().get(i);
        int index = i;
        if (edges.stream().allMatch(edge -> edge.arguments().get(index).equals(first))) {
          passedOn.add(first);
        } else {
          passedOn.add(editor.addParameter(middle, parameter.name(), parameter.type()));
          merged.add(i);
        }
      }
      for (var edge : edges) {
        editor.redirect(edge, middle, merged.stream().map(edge.arguments()::get).toList());
      }
      editor.terminate(
          middle, new ControlOp.Jump(), List.of(), List.of(new Target(target, passedOn)));
      return middle;
    }
  }
}
