package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Loop;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Moves a store out of a loop: what each iteration leaves at the same place, the next one replaces,
 * so that only the last one counts. The store must be all that the loop does. Nothing else in it
 * writes, traps or can be observed, and nothing reads what is stored, so nobody can tell that the
 * place still has its old contents; stores keep their order. The loop must be known to end, since
 * the store may trap; and all ways out of it must lead through the store, which then moves to where
 * they lead.
 *
 * <p>A loop around may then have nothing else to do either: inner loops come first.
 */
final class StoreSinking {
  private final Editor editor;
  private final ReversePostorder order;
  private final Dominators dominators;
  private final LoopForest forest;
  private final LoopFacts facts;
  private final FiniteLoops finite;

  /** For loops with exactly one instruction that cannot be deleted, that instruction. */
  private final Map<Loop, Instruction> onlyDeed = new HashMap<>();

  private StoreSinking(Editor editor) {
    this.editor = editor;
    var function = editor.function();
    order = ReversePostorder.of(function);
    dominators = Dominators.of(function);
    forest = LoopForest.of(function);
    facts = LoopFacts.of(function);
    finite = FiniteLoops.of(function);
    findDeeds();
  }

  /** Moves what can be moved, and returns whether that was anything. */
  static boolean run(Editor editor) {
    return new StoreSinking(editor).run();
  }

  private void findDeeds() {
    var counts = new HashMap<Loop, Integer>();
    for (var loop : facts.innerFirst()) {
      for (var block : facts.ownBlocks(loop)) {
        for (var instruction : block.instructions()) {
          if (!IdleRegion.isIdle(instruction)) {
            counts.merge(loop, 1, Integer::sum);
            onlyDeed.put(loop, instruction);
          }
        }
      }
      for (var inner : loop.children()) {
        var deed = onlyDeed.get(inner);
        counts.merge(loop, counts.getOrDefault(inner, 0), Integer::sum);
        if (deed != null) {
          onlyDeed.put(loop, deed);
        }
      }
      if (counts.getOrDefault(loop, 0) != 1) {
        onlyDeed.remove(loop);
      }
    }
  }

  private boolean run() {
    boolean changed = false;
    for (var loop : facts.innerFirst()) {
      var store = onlyDeed.get(loop);
      var exits = facts.exits(loop);
      if (store != null && exits.size() == 1 && canLeave(store, loop, exits.getFirst())) {
        move(store, loop, exits.getFirst().target());
        changed = true;
      }
    }
    return changed;
  }

  private boolean canLeave(Instruction store, Loop loop, Edge exit) {
    return loop.equals(forest.loopOf(store.block()))
        && store.op().replacesContents()
        && isSamePlaceIn(loop, store)
        && exit.target().incoming().size() == 1
        && dominators.dominates(store.block(), exit.source())
        && loop.blocks().stream().allMatch(block -> allows(block, store, loop));
  }

  /** A reference that is stored may be of a type that the array does not take, and trap. */
  private static boolean isSamePlaceIn(Loop loop, Instruction store) {
    var operands = store.operands();
    var value = operands.getLast();
    return operands.subList(0, operands.size() - 1).stream().noneMatch(each -> varies(each, loop))
        && !(value.type().isReference() && varies(value, loop));
  }

  private static boolean varies(Value value, Loop loop) {
    return value instanceof Definition definition && loop.contains(definition.block());
  }

  private boolean allows(Block block, Instruction store, Loop loop) {
    var written = store.effects().writes();
    return block.instructions().stream().noneMatch(each -> each.effects().reads().overlaps(written))
        && block.outgoing().stream()
            .filter(edge -> loop.contains(edge.target()) && goesBack(edge))
            .allMatch(finite::isBackEdge);
  }

  private boolean goesBack(Edge edge) {
    return order.indexOf(edge.target()) <= order.indexOf(edge.source());
  }

  private void move(Instruction store, Loop loop, Block exit) {
    List<Instruction> overtaken =
        loop.blocks().stream()
            .flatMap(block -> block.instructions().stream())
            .filter(each -> each != store && dominators.dominates(store, each))
            .toList();
    editor.sink(store, exit.instructions().getFirst(), overtaken);
  }
}
