package dev.oser.kit.opt;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces an instruction by an equal one that has certainly run before, by value numbering scoped
 * by the dominator tree (Briggs, Cooper and Simpson, "Value Numbering", 1997, §3: "dominator-based
 * value numbering technique"). A value is its own number: operands are replaced before their users
 * are looked at, so equal operands are the same value by then. Block parameters are numbers of
 * their own.
 *
 * <p>An instruction that may trap can be replaced too: the one before it has trapped already. One
 * that reads memory can be if no write may have come in between, which {@link MemoryVersions}
 * tells.
 */
public final class CommonSubexpressions implements Pass {
  @Override
  public String name() {
    return "common-subexpressions";
  }

  @Override
  public String description() {
    return "Replaces computations by equal ones that have run before.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    return new Numbering(function).run();
  }

  /** What an instruction computes. The operands of a commutative op have no order. */
  private record Expression(Op op, List<Value> operands, int memoryVersion) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Expression expression
          && op.equals(expression.op)
          && memoryVersion == expression.memoryVersion
          && (operands.equals(expression.operands)
              || (op.isCommutative() && operands.reversed().equals(expression.operands)));
    }

    @Override
    public int hashCode() {
      int hash =
          op.isCommutative()
              ? operands.get(0).hashCode() + operands.get(1).hashCode()
              : operands.hashCode();
      return 31 * (31 * hash + op.hashCode()) + memoryVersion;
    }
  }

  /** A block and the expressions that are known only in blocks it dominates. */
  private record Scope(Block block, List<Expression> expressions) {}

  private static final class Numbering {
    private final Editor editor;
    private final Dominators dominators;
    private final MemoryVersions memory;
    private final Map<Expression, Instruction> known = new HashMap<>();
    private final ArrayDeque<Scope> scopes = new ArrayDeque<>();
    private boolean changed;

    Numbering(Function function) {
      editor = new Editor(function);
      dominators = Dominators.of(function);
      memory = new MemoryVersions(function);
    }

    boolean run() {
      for (var block : dominators.preorder()) {
        leaveScopesAround(block);
        var scope = new Scope(block, new ArrayList<>());
        scopes.push(scope);
        memory.enter(block);
        for (var instruction : List.copyOf(block.instructions())) {
          visit(instruction, scope);
        }
      }
      return changed;
    }

    private void leaveScopesAround(Block block) {
      while (!scopes.isEmpty() && !dominators.dominates(scopes.element().block, block)) {
        scopes.pop().expressions.forEach(known::remove);
      }
    }

    private void visit(Instruction instruction, Scope scope) {
      var effects = instruction.effects();
      memory.write(effects.writes());
      if (instruction.isTerminator() || !effects.isRepeatable()) {
        return;
      }
      var expression =
          new Expression(
              instruction.op(),
              List.copyOf(instruction.operands()),
              memory.version(effects.reads()));
      var before = known.putIfAbsent(expression, instruction);
      if (before == null) {
        scope.expressions.add(expression);
      } else {
        editor.replaceAll(instruction, before);
        editor.delete(instruction);
        changed = true;
      }
    }
  }
}
