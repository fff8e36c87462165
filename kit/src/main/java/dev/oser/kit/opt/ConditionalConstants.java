package dev.oser.kit.opt;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which values are constant and which code never runs, each found with the other's help: the
 * greatest fixpoint of Wegman and Zadeck, "Constant Propagation with Conditional Branches" (1991),
 * §3.4.
 *
 * <p>A definition is unknown (nothing that ran defines it), one constant, or varying; it only ever
 * moves down that list. An edge is executable once a terminator that runs may take it. Two
 * worklists, of edges and of instructions to look at again, take time proportional to the edges
 * plus the uses.
 */
public final class ConditionalConstants {
  public static final Analysis<ConditionalConstants> ANALYSIS = ConditionalConstants::new;

  /** What is known about a definition that some executable code defines. */
  private record Knowledge(@Nullable Constant constant) {
    static final Knowledge VARYING = new Knowledge(null);

    // What a record has of itself is made by the JVM when it is first asked, which takes long.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Knowledge same && Objects.equals(same.constant, constant);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(constant);
    }
  }

  private final Function function;

  /** By the numbers of definitions; what is not here is unknown. */
  private final @Nullable Knowledge[] known;

  /** By the numbers of blocks. */
  private final boolean[] running;

  private final Set<Edge> executable = new HashSet<>();
  private final ArrayDeque<Edge> edges = new ArrayDeque<>();
  private final ArrayDeque<Instruction> uses = new ArrayDeque<>();

  private ConditionalConstants(Function function) {
    this.function = function;
    known = new @Nullable Knowledge[function.definitionNumbers()];
    running = new boolean[function.blockNumbers()];
    function.parameters().forEach(parameter -> lower(parameter, Knowledge.VARYING));
    start(function.entry());
    while (!edges.isEmpty() || !uses.isEmpty()) {
      if (!uses.isEmpty()) {
        visit(uses.removeFirst());
      } else {
        follow(edges.removeFirst());
      }
    }
  }

  private void start(Block block) {
    running[block.number()] = true;
    block.instructions().forEach(this::visit);
  }

  private void follow(Edge edge) {
    var target = edge.target();
    for (int i = 0; i < target.parameters().size(); i++) {
      pass(edge, i);
    }
    if (!mayRun(target)) {
      start(target);
    }
  }

  private void pass(Edge edge, int index) {
    var argument = knowledgeOf(edge.arguments().get(index));
    if (argument != null) {
      lower(edge.target().parameters().get(index), argument);
    }
  }

  /** Looks at an instruction that runs. */
  private void visit(Instruction instruction) {
    if (instruction.op() instanceof TerminatorOp op) {
      choose(instruction, op);
    } else if (instruction.hasResult()) {
      var operands = resolved(instruction);
      if (operands != null) {
        var value = Folding.value(instruction.op(), operands);
        lower(
            instruction,
            value instanceof Constant constant ? new Knowledge(constant) : Knowledge.VARYING);
      }
    }
  }

  private void choose(Instruction terminator, TerminatorOp op) {
    var operands = resolved(terminator);
    if (operands == null) {
      return;
    }
    int choice = Folding.choice(op, operands);
    for (int i = 0; i < terminator.edges().size(); i++) {
      var edge = terminator.edges().get(i);
      if (choice != Folding.UNKNOWN && choice != i) {
        continue;
      }
      if (executable.add(edge)) {
        edges.addLast(edge);
      }
    }
  }

  /** {@return the operands with constants for those that are known; null while some are unknown} */
  private @Nullable List<Value> resolved(Instruction instruction) {
    var operands = new ArrayList<Value>(instruction.operands().size());
    for (var operand : instruction.operands()) {
      var knowledge = knowledgeOf(operand);
      if (knowledge == null) {
        return null;
      }
      operands.add(knowledge.constant == null ? operand : knowledge.constant);
    }
    return operands;
  }

  private @Nullable Knowledge knowledgeOf(Value value) {
    return switch (value) {
      case Constant constant -> new Knowledge(constant);
      case Definition definition -> knownOf(definition);
    };
  }

  private @Nullable Knowledge knownOf(Definition definition) {
    return definition.number() < known.length ? known[definition.number()] : null;
  }

  /** Adds what one more way to compute a definition gives, and tells its users if it matters. */
  private void lower(Definition definition, Knowledge knowledge) {
    var old = known[definition.number()];
    if (old == Knowledge.VARYING || knowledge.equals(old)) {
      return;
    }
    known[definition.number()] = old == null ? knowledge : Knowledge.VARYING;
    for (var user : definition.users()) {
      if (user.isInBlock() && mayRun(user.block())) {
        uses.addLast(user);
        passAgain(user, definition);
      }
    }
  }

  private void passAgain(Instruction terminator, Definition definition) {
    for (var edge : terminator.edges()) {
      if (executable.contains(edge) && edge.arguments().contains(definition)) {
        edges.addLast(edge);
      }
    }
  }

  public static ConditionalConstants of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /** {@return whether execution may get to a block} */
  public boolean mayRun(Block block) {
    return block.function() == function
        && block.number() < running.length
        && running[block.number()];
  }

  /** {@return whether execution may go along an edge} */
  public boolean mayTake(Edge edge) {
    return executable.contains(edge);
  }

  /**
   * {@return the edge that a terminator with several takes whenever it runs, or null if that varies
   * or it never runs}
   */
  public @Nullable Edge decidedEdge(Instruction terminator) {
    var taken = terminator.edges().stream().filter(executable::contains).toList();
    // All that a decided terminator does is choose.
    return taken.size() == 1 && terminator.edges().size() > 1 ? taken.getFirst() : null;
  }

  /** {@return the one value that a definition ever has, or null if it varies or never runs} */
  public @Nullable Constant constantFor(Definition definition) {
    var knowledge = knownOf(definition);
    return knowledge == null ? null : knowledge.constant;
  }
}
