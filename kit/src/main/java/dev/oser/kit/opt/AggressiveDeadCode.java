package dev.oser.kit.opt;

import dev.oser.kit.analysis.PostDominators;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.VariableRecord;
import dev.oser.kit.ir.core.ControlOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Dead code elimination of Cytron et al., "Efficiently Computing Static Single Assignment Form and
 * the Control Dependence Graph" (1991), §7.1: everything is dead until something live needs it. So
 * values that only feed each other around a loop go, and branches that only decide between dead
 * code, neither of which counting uses can find.
 *
 * <p>Live are instructions that may not be left out (they write, trap or can be observed), what
 * they use, the terminators their blocks are control dependent on, and what an edge passes for a
 * live parameter; for that parameter to be right, the blocks the edges come from must run when they
 * should, so they are live too. A dead terminator becomes a jump to the closest live block that
 * post-dominates it. That block has no live parameter unless all edges of the terminator lead
 * there: otherwise the edges into it would come from live blocks in between, on which of them to
 * run the terminator decides, and it would be live. There is such a block, since every path ends in
 * a live one.
 *
 * <p>Whether a loop ends can be observed. So the source of every edge that goes back in reverse
 * postorder is live, which keeps one block of every cycle and with it the branches that leave the
 * cycle; and so is one block of each region that is never left. Exempt are loops that {@link
 * FiniteLoops} knows to end.
 */
public final class AggressiveDeadCode implements Pass {
  @Override
  public String name() {
    return "aggressive-dead-code";
  }

  @Override
  public String description() {
    return "Deletes all code that nothing observable depends on, branches and loops included.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    boolean changed = false;
    // Without the branches a round deletes, post-dominance may tell more. Most often it does not.
    while (new Round(function).run()) {
      changed = true;
    }
    return changed;
  }

  /** One run over the function as it is. */
  private static final class Round {
    private final Function function;
    private final Editor editor;
    private final BitSet live = new BitSet();
    private final BitSet liveBlocks = new BitSet();
    private final ArrayDeque<Definition> worklist = new ArrayDeque<>();
    private final Map<Block, List<Instruction>> deciders = new HashMap<>();

    Round(Function function) {
      this.function = function;
      this.editor = new Editor(function);
    }

    boolean run() {
      boolean changed = Unreachable.remove(editor);
      findDeciders();
      markRoots();
      while (!worklist.isEmpty()) {
        markInputs(worklist.removeLast());
      }
      return deleteTheRest() | changed;
    }

    // ---- What is live. ----

    /**
     * Control dependence: a terminator decides over the blocks on the way from its successors up
     * the tree to what runs in any case.
     */
    private void findDeciders() {
      var tree = PostDominators.of(function);
      for (var block : function.blocks()) {
        var after = tree.immediatePostDominator(block);
        if (block.outgoing().size() < 2) {
          continue;
        }
        for (var edge : block.outgoing()) {
          for (var runner = edge.target();
              runner != null && runner != after;
              runner = tree.immediatePostDominator(runner)) {
            var known = deciders.computeIfAbsent(runner, _ -> new ArrayList<>());
            if (!known.isEmpty() && known.getLast() == block.terminator()) {
              break;
            }
            known.add(block.terminator());
          }
        }
      }
    }

    private void markRoots() {
      for (var block : function.blocks()) {
        block.instructions().stream().filter(Round::isNeeded).forEach(this::mark);
      }
      PostDominators.of(function).ends().forEach(this::mark);
      var order = ReversePostorder.of(function);
      var finite = FiniteLoops.of(function);
      for (var block : order.order()) {
        for (var edge : block.outgoing()) {
          boolean goesBack = order.indexOf(edge.target()) <= order.indexOf(block);
          if (goesBack && !finite.isBackEdge(edge)) {
            mark(block);
          }
        }
      }
    }

    private static boolean isNeeded(Instruction instruction) {
      return instruction.op() instanceof TerminatorOp op
          ? !(op instanceof ControlOp.Jump) && !Folding.onlyChooses(op)
          : !instruction.effects().canDelete();
    }

    private void mark(Definition definition) {
      if (!live.get(definition.number())) {
        live.set(definition.number());
        worklist.addLast(definition);
      }
    }

    private void mark(Value value) {
      if (value instanceof Definition definition) {
        mark(definition);
      }
    }

    private void mark(Block block) {
      if (!liveBlocks.get(block.number())) {
        liveBlocks.set(block.number());
        deciders.getOrDefault(block, List.of()).forEach(this::mark);
      }
    }

    private void markInputs(Definition definition) {
      mark(definition.block());
      switch (definition) {
        case Instruction instruction -> instruction.operands().forEach(this::mark);
        case Parameter parameter -> markArguments(parameter);
      }
    }

    private void markArguments(Parameter parameter) {
      int index = parameter.index();
      for (var edge : parameter.block().incoming()) {
        mark(edge.arguments().get(index));
        mark(edge.source());
        if (choosesBetweenArguments(edge, index)) {
          mark(edge.terminator());
        }
      }
    }

    /** A terminator may have several edges to a block, and nothing else that depends on it. */
    private static boolean choosesBetweenArguments(Edge edge, int index) {
      var argument = edge.arguments().get(index);
      return edge.terminator().edges().stream()
          .anyMatch(
              other ->
                  other.target() == edge.target()
                      && !other.arguments().get(index).equals(argument));
    }

    // ---- What is not. ----

    private boolean deleteTheRest() {
      var order = ReversePostorder.of(function).order();
      var deadParameters = new ArrayList<Parameter>();
      var deadInstructions = new ArrayList<Instruction>();
      var deadTerminators = new ArrayList<Instruction>();
      for (var block : order) {
        for (var parameter : block.parameters()) {
          if (block != function.entry() && !live.get(parameter.number())) {
            deadParameters.add(parameter);
          }
        }
        for (var instruction : block.instructions()) {
          if (live.get(instruction.number())) {
            continue;
          }
          if (!instruction.isTerminator()) {
            deadInstructions.add(instruction);
          } else if (instruction.edges().size() > 1) {
            deadTerminators.add(instruction);
          }
        }
      }
      deadParameters.forEach(this::cutOff);
      bypass(deadTerminators);
      // Definitions come before their uses in this order, now that edges pass no dead values.
      deadInstructions.reversed().forEach(editor::delete);
      deadParameters.reversed().forEach(editor::removeParameter);
      Unreachable.remove(editor);
      return !(deadParameters.isEmpty() && deadInstructions.isEmpty() && deadTerminators.isEmpty());
    }

    /** Passes anything for a parameter, since nobody looks, so that what was passed is unused. */
    private void cutOff(Parameter parameter) {
      int index = parameter.index();
      for (var edge : parameter.block().incoming()) {
        if (edge.arguments().get(index) instanceof Definition) {
          editor.setArgument(edge, index, Constant.zeroOf(parameter.type()));
        }
      }
    }

    private void bypass(List<Instruction> terminators) {
      if (terminators.isEmpty()) {
        return;
      }
      var liveAfter = liveBlocksAfter();
      var targets = new LinkedHashMap<Instruction, Block>();
      terminators.forEach(
          terminator ->
              targets.put(terminator, Objects.requireNonNull(liveAfter.get(terminator.block()))));
      optimiseOutBypassed(targets);
      targets.forEach(
          (terminator, target) ->
              editor.terminate(
                  terminator.block(),
                  new ControlOp.Jump(),
                  List.of(),
                  List.of(new Target(target, argumentsFor(target, terminator)))));
    }

    /** {@return for each block the closest live one that post-dominates it, if there is any} */
    private Map<Block, Block> liveBlocksAfter() {
      var tree = PostDominators.of(function);
      var after = new HashMap<Block, Block>();
      for (var block : tree.preorder()) {
        var next = tree.immediatePostDominator(block);
        if (next != null && !liveBlocks.get(next.number())) {
          next = after.get(next);
        }
        if (next != null) {
          after.put(block, next);
        }
      }
      return after;
    }

    /** {@return what one of the edges passes, or anything if the parameters are dead} */
    private static List<Value> argumentsFor(Block target, Instruction terminator) {
      for (var edge : terminator.edges()) {
        if (edge.target() == target) {
          return edge.arguments();
        }
      }
      return target.parameters().stream()
          .<Value>map(parameter -> Constant.zeroOf(parameter.type()))
          .toList();
    }

    /** Source variables that change in code that is no longer run have no known value after it. */
    private void optimiseOutBypassed(Map<Instruction, Block> targets) {
      var reachable = reachableAfterwards(targets);
      var changes = new LinkedHashMap<Instruction, Set<String>>();
      targets.forEach(
          (terminator, target) -> {
            if (reachable.contains(terminator.block())) {
              changes
                  .computeIfAbsent(target.instructions().getFirst(), _ -> new LinkedHashSet<>())
                  .addAll(variablesChangedBetween(terminator, target));
            }
          });
      changes.forEach(editor::optimiseOut);
    }

    private Set<Block> reachableAfterwards(Map<Instruction, Block> targets) {
      var reachable = new HashSet<Block>();
      var waiting = new ArrayDeque<Block>();
      reachable.add(function.entry());
      waiting.addLast(function.entry());
      while (!waiting.isEmpty()) {
        var terminator = waiting.removeLast().terminator();
        var target = targets.get(terminator);
        var next =
            target != null
                ? List.of(target)
                : terminator.edges().stream().map(Edge::target).toList();
        next.stream().filter(reachable::add).forEach(waiting::addLast);
      }
      return reachable;
    }

    private static Set<String> variablesChangedBetween(Instruction terminator, Block end) {
      var names = new LinkedHashSet<String>();
      var visited = new HashSet<Block>();
      visited.add(end);
      var waiting = new ArrayDeque<Block>();
      waiting.addLast(terminator.block());
      while (!waiting.isEmpty()) {
        for (var edge : waiting.removeLast().outgoing()) {
          if (visited.add(edge.target())) {
            waiting.addLast(edge.target());
            edge.target().instructions().stream()
                .flatMap(instruction -> instruction.variables().stream())
                .map(VariableRecord::variable)
                .forEach(names::add);
          }
        }
      }
      return names;
    }
  }
}
