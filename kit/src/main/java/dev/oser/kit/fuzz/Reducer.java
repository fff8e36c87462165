package dev.oser.kit.fuzz;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.opt.Unreachable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes a program that shows a failure small, by trying simpler versions of it and keeping each
 * that still verifies and still shows the failure, until none does.
 */
public final class Reducer {
  private final Predicate<Module> fails;

  /**
   * Makes a reducer.
   *
   * @param fails whether a program that verifies shows the failure; it must cope with programs that
   *     do not terminate
   */
  public Reducer(Predicate<Module> fails) {
    this.fails = fails;
  }

  /** {@return a small program that still fails} */
  public Module reduce(Module failing) {
    var best = failing;
    boolean smaller = true;
    while (smaller) {
      smaller = false;
      for (var name : best.functions().stream().map(Function::name).toList()) {
        var without = without(best, name);
        if (without != null && stillFails(without)) {
          best = without;
          smaller = true;
        } else {
          var next = reduce(best, name);
          smaller |= next != best;
          best = next;
        }
      }
    }
    return best;
  }

  /**
   * Tries every edit of one function, and starts over with what worked until a whole round brings
   * nothing.
   */
  private Module reduce(Module module, String name) {
    var best = module;
    for (int i = 0; ; i++) {
      var function = best.function(name);
      if (function == null) {
        return best;
      }
      var edited = FunctionCopy.of(function).function();
      var edits = edits(edited);
      if (i >= edits.size()) {
        return best;
      }
      edits.get(i).accept(new Editor(edited));
      Unreachable.remove(new Editor(edited));
      var candidate = with(best, edited);
      if (stillFails(candidate)) {
        best = candidate;
        i = Math.max(-1, i - 2); // what is left has moved up; a failed neighbour may work now
      }
    }
  }

  private boolean stillFails(Module candidate) {
    try {
      return Verifier.verify(candidate, Reducer.class.getClassLoader()).isEmpty()
          && fails.test(candidate);
    } catch (IllegalArgumentException | IllegalStateException _) {
      return false; // an edit that makes no sense here
    }
  }

  /**
   * {@return the ways to simplify a function, each to be applied alone; those that cut most come
   * first}
   */
  private static List<Consumer<Editor>> edits(Function function) {
    var edits = new ArrayList<Consumer<Editor>>();
    for (var block : function.blocks()) {
      for (var edge : block.terminator().edges()) {
        if (block.terminator().edges().size() > 1) {
          var target = new Target(edge.target(), edge.arguments());
          edits.add(
              editor -> editor.terminate(block, new ControlOp.Jump(), List.of(), List.of(target)));
        }
      }
      if (!(block.terminator().op() instanceof ControlOp.Return)) {
        edits.add(editor -> endHere(editor, block));
      }
      if (new Editor(function).canMerge(block)) {
        edits.add(editor -> editor.merge(block));
      }
    }
    for (var block : function.blocks()) {
      if (block != function.entry()) {
        block.parameters().forEach(parameter -> edits.add(editor -> drop(editor, parameter)));
      }
      for (var instruction : block.instructions().reversed()) {
        edits.addAll(edits(instruction));
      }
    }
    return edits;
  }

  private static List<Consumer<Editor>> edits(Instruction instruction) {
    var edits = new ArrayList<Consumer<Editor>>();
    if (!instruction.isTerminator()) {
      edits.add(editor -> replace(editor, instruction, null));
      for (var operand : instruction.operands()) {
        if (operand.type().equals(instruction.type())) {
          edits.add(editor -> replace(editor, instruction, operand));
        }
      }
    }
    for (var input : instruction.inputs()) {
      if (input instanceof Constant constant
          && !constant.equals(Constant.zeroOf(constant.type()))) {
        edits.add(
            editor ->
                editor.replaceOperand(instruction, constant, Constant.zeroOf(constant.type())));
      }
    }
    return edits;
  }

  private static void replace(Editor editor, Instruction instruction, @Nullable Value replacement) {
    if (instruction.hasResult()) {
      editor.replaceAll(
          instruction, replacement == null ? Constant.zeroOf(instruction.type()) : replacement);
    }
    editor.delete(instruction);
  }

  private static void drop(Editor editor, Parameter parameter) {
    editor.replaceAll(parameter, Constant.zeroOf(parameter.type()));
    editor.removeParameter(parameter);
  }

  private static void endHere(Editor editor, Block block) {
    var type = block.function().type().result();
    var result = type == CoreType.VOID ? List.<Value>of() : List.<Value>of(Constant.zeroOf(type));
    editor.terminate(block, new ControlOp.Return(type), result, List.of());
  }

  /**
   * {@return the module without one function, or null if it is {@code main} or something refers to
   * it}
   */
  private static @Nullable Module without(Module module, String name) {
    return name.equals("main") ? null : rebuilt(module, name, null);
  }

  private static Module with(Module module, Function changed) {
    return rebuilt(module, changed.name(), changed);
  }

  private static Module rebuilt(Module module, String name, @Nullable Function changed) {
    var result = new Module(module.source());
    for (var item : module.items()) {
      if (!item.symbol().equals("@" + name)) {
        result.add(item);
      } else if (changed != null) {
        result.add(changed);
      }
    }
    return result;
  }
}
