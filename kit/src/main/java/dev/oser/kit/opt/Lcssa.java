package dev.oser.kit.opt;

import dev.oser.kit.analysis.DominanceFrontiers;
import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Loop;
import dev.oser.kit.analysis.Predecessors;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Makes values that leave a loop do so through parameters of its exit blocks, so that a pass that
 * changes a loop finds all that others need of it at its exits ("loop-closed SSA form"; Zdeněk
 * Dvořák in GCC, 2004, then LLVM's {@code LCSSA}). Afterwards no instruction outside a loop uses a
 * value defined in it; what edges to exit blocks pass is used by the loop.
 *
 * <p>Stage requirement: exit blocks must be the loop's own, so {@link LoopSimplify} runs first.
 *
 * <p>For each value, the exits where it is still needed are its new definitions. Where several of
 * them meet before a use, at their iterated dominance frontier (Cytron et al., 1991), a parameter
 * joins them. Inner loops come first: the parameters at their exits are values of the loop around
 * them.
 */
public final class Lcssa implements Pass {
  @Override
  public String name() {
    return "lcssa";
  }

  @Override
  public String description() {
    return "Makes values that leave a loop pass through parameters of its exit blocks.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    boolean changed = new LoopSimplify().run(function, context);
    return new Closing(function).run() || changed;
  }

  private static final class Closing {
    private final Editor editor;
    private final ReversePostorder order;
    private final Predecessors predecessors;
    private final Dominators dominators;
    private final DominanceFrontiers frontiers;
    private final LoopFacts facts;

    /** The blocks outside a loop into which one value of it is live have the value's number. */
    private final int[] liveInto;

    private int number;
    private boolean changed;

    Closing(Function function) {
      editor = new Editor(function);
      order = ReversePostorder.of(function);
      predecessors = Predecessors.of(function);
      dominators = Dominators.of(function);
      frontiers = DominanceFrontiers.of(function);
      facts = LoopFacts.of(function);
      liveInto = new int[order.order().size()];
    }

    boolean run() {
      for (var loop : facts.innerFirst()) {
        for (var block : facts.ownBlocks(loop)) {
          block.parameters().forEach(value -> close(loop, value));
          block.instructions().forEach(value -> close(loop, value));
        }
      }
      return changed;
    }

    private void close(Loop loop, Definition value) {
      var outside = new LinkedHashSet<Instruction>();
      for (var user : value.users()) {
        if (!loop.contains(user.block()) && order.isReachable(user.block())) {
          outside.add(user);
        }
      }
      if (outside.isEmpty() || !value.type().existsAtRunTime()) {
        return;
      }
      changed = true;
      var values = valuesAt(loop, value, outside);
      for (var user : outside) {
        editor.replaceOperand(user, value, valueAt(values, user.block()));
      }
      for (var record : List.copyOf(value.records())) {
        var there = values.get(record.instruction().block());
        if (there != null) {
          editor.setVariable(record, there);
        }
      }
    }

    /** What stands for the value at the start of each block outside the loop that needs it. */
    private Map<Block, Parameter> valuesAt(
        Loop loop, Definition value, LinkedHashSet<Instruction> users) {
      var exits = new LinkedHashSet<Block>();
      var region = blocksThatNeed(loop, users, exits);
      var joins = new ArrayList<Block>();
      if (exits.size() > 1) {
        for (var block : frontiers.iterated(exits)) {
          if (liveInto[order.indexOf(block)] == number && !exits.contains(block)) {
            joins.add(block);
          }
        }
      }
      var values = new HashMap<Block, Parameter>();
      for (var block : exits) {
        values.put(block, editor.addParameter(block, value.name(), value.type()));
      }
      for (var block : joins) {
        values.put(block, editor.addParameter(block, value.name(), value.type()));
      }
      for (var block : region) {
        if (!values.containsKey(block)) {
          var above = Objects.requireNonNull(dominators.immediateDominator(block));
          values.put(block, valueAt(values, above));
        }
      }
      exits.forEach(block -> pass(block, _ -> value));
      joins.forEach(block -> pass(block, edge -> valueAt(values, edge.source())));
      return values;
    }

    private interface Argument {
      Value on(Edge edge);
    }

    private void pass(Block block, Argument argument) {
      var type = block.parameters().getLast().type();
      for (var edge : List.copyOf(block.incoming())) {
        // An edge that is never taken may pass anything.
        boolean isReal = order.isReachable(edge.source());
        editor.addArgument(edge, isReal ? argument.on(edge) : Constant.zeroOf(type));
      }
    }

    private static Parameter valueAt(Map<Block, Parameter> values, Block block) {
      return Objects.requireNonNull(values.get(block), block.name());
    }

    /**
     * {@return the blocks from the exits of the loop to the users, in reverse postorder} The exits
     * among them are added to {@code exits}.
     */
    private List<Block> blocksThatNeed(
        Loop loop, LinkedHashSet<Instruction> users, LinkedHashSet<Block> exits) {
      number++;
      var region = new ArrayList<Block>();
      var waiting = new ArrayDeque<Block>();
      users.forEach(user -> enter(user.block(), waiting));
      while (!waiting.isEmpty()) {
        var block = waiting.removeLast();
        region.add(block);
        var sources = predecessors.predecessorsOf(block);
        if (loop.contains(sources.getFirst())) {
          exits.add(block);
        } else {
          sources.forEach(source -> enter(source, waiting));
        }
      }
      region.sort(Comparator.comparingInt(order::indexOf));
      return region;
    }

    private void enter(Block block, ArrayDeque<Block> waiting) {
      int index = order.indexOf(block);
      if (liveInto[index] != number) {
        liveInto[index] = number;
        waiting.addLast(block);
      }
    }
  }
}
