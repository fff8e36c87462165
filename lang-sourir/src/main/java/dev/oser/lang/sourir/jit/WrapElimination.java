package dev.oser.lang.sourir.jit;

import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.lang.sourir.jit.SourirOp.Plain;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Integers of 63 bits in registers of 64: sums, differences and products need to be wrapped only
 * where somebody looks at them, since the lower 63 bits of the result depend on the lower 63 bits
 * of the operands alone. So an accumulator is wrapped behind its loop, a counter that is compared
 * with a limit not at all.
 */
final class WrapElimination implements Pass {
  /** How many operations between an operand and the wrapping of the result are looked at. */
  private static final int FAR = 6;

  @Override
  public String name() {
    return "wrap-elimination";
  }

  @Override
  public String description() {
    return "Wraps integers only where it makes a difference.";
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = dropNeedless(editor);
    changed |= stripOperands(editor);
    changed |= relaxIndices(editor);
    changed |= relaxParameters(editor);
    return changed | deleteUnused(editor);
  }

  private static List<Instruction> wraps(Editor editor) {
    return editor.function().instructions().filter(WrapElimination::isWrap).toList();
  }

  private static boolean isWrap(Value value) {
    return value instanceof Instruction instruction && instruction.op() == Plain.WRAP;
  }

  /** Whether the lower 63 bits of the result depend only on those of the operands. */
  private static boolean isRing(Value value) {
    return value instanceof Instruction instruction
        && instruction.op() instanceof IntegerBinary(var kind, var type)
        && type == CoreType.I64
        && switch (kind) {
          case ADD, SUB, MUL -> true;
          default -> false;
        };
  }

  // ---- What cannot overflow. ----

  private static boolean dropNeedless(Editor editor) {
    boolean changed = false;
    for (var wrap : wraps(editor)) {
      if (wrap.operand(0) instanceof Instruction sum
          && sum.op() instanceof IntegerBinary
          && staysWithin(sum)) {
        editor.replaceAll(wrap, sum);
        changed = true;
      }
    }
    return changed;
  }

  private static boolean staysWithin(Instruction sum) {
    var left = IntegerRange.of(sum.operand(0), sum);
    var right = IntegerRange.of(sum.operand(1), sum);
    return switch (((IntegerBinary) sum.op()).kind()) {
      case ADD -> left.canAdd(right);
      case SUB -> left.canSubtract(right);
      // Only the least integer divided by -1 is larger than what was divided.
      case DIV -> right.least() > -1 || right.most() < -1;
      default -> false;
    };
  }

  // ---- What is wrapped later anyway. ----

  /** Whether everything that becomes of a value is wrapped before somebody looks. */
  private static boolean isWrappedLater(Definition value, int distance) {
    return distance > 0
        && value.users().stream()
            .allMatch(user -> isWrap(user) || (isRing(user) && isWrappedLater(user, distance - 1)));
  }

  private static boolean stripOperands(Editor editor) {
    boolean changed = false;
    for (var wrap : wraps(editor)) {
      for (var user : List.copyOf(wrap.users())) {
        if (isRing(user) && isWrappedLater(user, FAR)) {
          editor.replaceOperand(user, wrap, wrap.operand(0));
          changed = true;
        }
      }
    }
    return changed;
  }

  // ---- Indices. ----

  /**
   * An index that is in bounds before it is wrapped is the same after. If it is not, but would be,
   * the check fails where it need not, which is always allowed.
   */
  private static boolean relaxIndices(Editor editor) {
    boolean changed = false;
    for (var wrap : wraps(editor)) {
      for (var user : List.copyOf(wrap.users())) {
        int index = indexOperand(user);
        if (index >= 0 && user.operand(index) == wrap) {
          editor.setOperand(user, index, wrap.operand(0));
          changed = true;
        }
      }
    }
    return changed;
  }

  private static int indexOperand(Instruction user) {
    if (!(user.op() instanceof Plain op)) {
      return -1;
    }
    return switch (op) {
      case IN_BOUNDS, ELEMENT, SET_ELEMENT -> 1;
      case FILL -> 2;
      default -> -1;
    };
  }

  // ---- Accumulators. ----

  private static boolean relaxParameters(Editor editor) {
    var cold = coldBlocks(editor.function());
    var relaxed = new LinkedHashSet<Parameter>();
    for (var block : editor.function().blocks()) {
      if (block != editor.function().entry()) {
        block.parameters().stream()
            .filter(parameter -> parameter.type() == CoreType.I64)
            .forEach(relaxed::add);
      }
    }
    while (relaxed.removeIf(parameter -> !canRelax(parameter, relaxed, cold))) {
      // Whoever is passed to one that cannot be is looked at again.
    }
    // Who looks is found out before anything changes.
    var looks = new LinkedHashMap<Parameter, List<Instruction>>();
    for (var parameter : relaxed) {
      looks.put(
          parameter,
          parameter.users().stream().filter(user -> looks(user, parameter, relaxed)).toList());
    }
    boolean changed = false;
    for (var parameter : relaxed) {
      changed |= unwrapArguments(editor, parameter);
    }
    looks.forEach(
        (parameter, users) -> users.forEach(user -> wrapFor(editor, user, parameter, relaxed)));
    return changed;
  }

  private static boolean looks(Instruction user, Parameter parameter, Set<Parameter> relaxed) {
    return !isWrap(user)
        && !(isRing(user) && isWrappedLater(user, FAR))
        && !isOnlyPassed(user, parameter, relaxed);
  }

  /** {@return the blocks that only what fails leads to} */
  private static Set<Block> coldBlocks(Function function) {
    var cold = new HashSet<Block>();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (var block : function.blocks()) {
        if (!block.incoming().isEmpty()
            && block.incoming().stream()
                .allMatch(edge -> edge.isUnlikely() || cold.contains(edge.source()))) {
          changed |= cold.add(block);
        }
      }
    }
    return cold;
  }

  /** Whether somebody looks at it only where code is rarely run, or where it returns. */
  private static boolean canRelax(Parameter parameter, Set<Parameter> relaxed, Set<Block> cold) {
    return parameter.users().stream()
        .allMatch(
            user ->
                !looks(user, parameter, relaxed)
                    || cold.contains(user.block())
                    || isOutside(user, parameter));
  }

  /** Whether a user runs once for many times that the parameter gets a value. */
  private static boolean isOutside(Instruction user, Parameter parameter) {
    var loops = LoopForest.of(user.block().function());
    var home = loops.loopOf(parameter.block());
    return home != null && !home.contains(user.block());
  }

  private static boolean isOnlyPassed(
      Instruction user, Parameter parameter, Set<Parameter> relaxed) {
    return !user.operands().contains(parameter)
        && user.edges().stream().allMatch(edge -> passesOnlyTo(edge, parameter, relaxed));
  }

  private static boolean passesOnlyTo(Edge edge, Parameter parameter, Set<Parameter> relaxed) {
    for (int i = 0; i < edge.arguments().size(); i++) {
      if (edge.arguments().get(i) == parameter
          && !relaxed.contains(edge.target().parameters().get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean unwrapArguments(Editor editor, Parameter parameter) {
    boolean changed = false;
    for (var edge : List.copyOf(parameter.block().incoming())) {
      var argument = edge.arguments().get(parameter.index());
      if (isWrap(argument)) {
        editor.setArgument(edge, parameter.index(), ((Instruction) argument).operand(0));
        changed = true;
      }
    }
    return changed;
  }

  private static void wrapFor(
      Editor editor, Instruction user, Parameter parameter, Set<Parameter> relaxed) {
    var wrapped = editor.add(user, "wrapped", Plain.WRAP, List.of(parameter));
    for (int i = 0; i < user.operands().size(); i++) {
      if (user.operand(i) == parameter) {
        editor.setOperand(user, i, wrapped);
      }
    }
    for (var edge : user.edges()) {
      for (int i = 0; i < edge.arguments().size(); i++) {
        if (edge.arguments().get(i) == parameter
            && !relaxed.contains(edge.target().parameters().get(i))) {
          editor.setArgument(edge, i, wrapped);
        }
      }
    }
  }

  private static boolean deleteUnused(Editor editor) {
    boolean changed = false;
    for (var wrap : wraps(editor)) {
      if (!wrap.isUsed()) {
        editor.delete(wrap);
        changed = true;
      }
    }
    return changed;
  }
}
