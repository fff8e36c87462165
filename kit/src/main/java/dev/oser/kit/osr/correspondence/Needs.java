package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.opt.ConditionalConstants;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Which values can make a difference from a point on: those that may still be used, in code that
 * can run, by an instruction that cannot be deleted, by a terminator to decide, or to compute
 * another such value. They are the <em>truly live</em> variables of Giegerich, Möncke and Wilhelm,
 * "Invariance of Approximative Semantics with Respect to Program Transformations" (1981). A value
 * that is live but not needed is used by dead code only, and any value will do.
 *
 * <p>A state that has all needed values right goes the same way and shows the same as one that has
 * all of them right: every decision is made from needed values. So a map may leave the others out,
 * and must not read them: the activation may have got here by another map.
 */
public final class Needs {
  static final Analysis<Needs> ANALYSIS = Needs::new;

  private final ConditionalConstants constants;
  private final Set<Definition> useful = Collections.newSetFromMap(new IdentityHashMap<>());

  /** For values asked about so far, the blocks at whose end they are needed. */
  private final Map<Definition, Set<Block>> neededAfter = new HashMap<>();

  private Needs(Function function) {
    constants = ConditionalConstants.of(function);
    Deque<Definition> open = new ArrayDeque<>();
    for (var block : function.blocks()) {
      if (!constants.mayRun(block)) {
        continue;
      }
      for (var instruction : block.instructions()) {
        if (instruction.isTerminator() || mustRun(instruction)) {
          mark(instruction.operands(), open);
        }
      }
    }
    while (!open.isEmpty()) {
      switch (open.removeLast()) {
        case Instruction instruction -> mark(instruction.operands(), open);
        case Parameter parameter -> markPassed(parameter, open);
      }
    }
  }

  public static Needs of(Function function) {
    return function.analysis(ANALYSIS);
  }

  private static boolean mustRun(Instruction instruction) {
    var effects = instruction.op().effects();
    return effects.isRepeatable() ? mayTrap(instruction) : !effects.canDelete();
  }

  /** {@return whether an instruction may stop the program, its operands being what they are} */
  public static boolean mayTrap(Instruction instruction) {
    var op = instruction.op();
    return op.trapsItself() && op.simplify(instruction.operands()) == null;
  }

  private void markPassed(Parameter parameter, Deque<Definition> open) {
    for (var edge : parameter.block().incoming()) {
      if (constants.mayTake(edge)) {
        mark(Collections.singletonList(edge.arguments().get(parameter.index())), open);
      }
    }
  }

  private void mark(Iterable<Value> values, Deque<Definition> open) {
    for (var value : values) {
      if (value instanceof Definition definition && useful.add(definition)) {
        open.addLast(definition);
      }
    }
  }

  /** {@return whether a value that exists before an instruction is needed from there on} */
  public synchronized boolean isNeededBefore(Instruction instruction, Definition definition) {
    var block = instruction.block();
    if (!useful.contains(definition) || !constants.mayRun(block)) {
      return false;
    }
    int index = block.indexOf(instruction);
    if (definition instanceof Instruction made
        && made.block() == block
        && block.indexOf(made) >= index) {
      return false;
    }
    for (var user : definition.users()) {
      if (user.block() == block && needs(user, definition) && block.indexOf(user) >= index) {
        return true;
      }
    }
    return neededAfter.computeIfAbsent(definition, this::blocksThatPassOn).contains(block);
  }

  /** Followed backwards from the uses, as {@link dev.oser.kit.analysis.Liveness} does. */
  private Set<Block> blocksThatPassOn(Definition definition) {
    var found = new HashSet<Block>();
    var seen = new HashSet<Block>();
    Deque<Block> waiting = new ArrayDeque<>();
    var home = definition.block();
    for (var user : definition.users()) {
      var block = user.block();
      if (block != home && constants.mayRun(block) && needs(user, definition) && seen.add(block)) {
        waiting.addLast(block);
      }
    }
    while (!waiting.isEmpty()) {
      for (var edge : waiting.removeLast().incoming()) {
        var before = edge.source();
        if (constants.mayTake(edge)) {
          found.add(before);
          if (before != home && seen.add(before)) {
            waiting.addLast(before);
          }
        }
      }
    }
    return found;
  }

  private boolean needs(Instruction user, Definition definition) {
    if (!user.isTerminator()) {
      return useful.contains(user) || mustRun(user);
    }
    return user.operands().contains(definition)
        || user.edges().stream().anyMatch(edge -> passesOn(edge, definition));
  }

  private boolean passesOn(Edge edge, Definition definition) {
    var parameters = edge.target().parameters();
    for (int i = 0; i < parameters.size(); i++) {
      if (edge.arguments().get(i) == definition
          && useful.contains(parameters.get(i))
          && constants.mayTake(edge)) {
        return true;
      }
    }
    return false;
  }
}
