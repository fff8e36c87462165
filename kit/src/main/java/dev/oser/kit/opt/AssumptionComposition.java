package dev.oser.kit.opt;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.speculation.FrameDescriptor.FunctionFrame;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;
import dev.oser.kit.ir.speculation.SpeculationOp.Deopt;
import dev.oser.kit.ir.speculation.SpeculationOp.Failure;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Leaves directly for where the code it leaves for would fall back to: assume composition
 * (Correctness §4.6). A frame that goes on in a function that starts with a checkpoint may as well
 * take that checkpoint's exit, because assumptions are transparent: leaving by one is never wrong.
 * So the function between is no longer needed, and the frames of both are one chain.
 *
 * <p>The frame behind is told the number that this code's exit was told.
 */
public final class AssumptionComposition implements Pass {
  /** A chain of functions that fall back to each other in a circle must end somewhere. */
  private static final int LONGEST = 16;

  @Override
  public String name() {
    return "assumption-composition";
  }

  @Override
  public String description() {
    return "Leaves directly for what the code it leaves for would fall back to.";
  }

  @Override
  public Stage stage() {
    return Stage.SPECULATION;
  }

  @Override
  public boolean run(Function function, PassContext context) {
    var editor = new Editor(function);
    boolean changed = false;
    for (var deopt : Speculations.all(function, Deopt.class)) {
      for (int i = 0; i < LONGEST && compose(editor, deopt, context); i++) {
        changed = true;
      }
    }
    return changed;
  }

  private static boolean compose(Editor editor, Instruction deopt, PassContext context) {
    var frame = (Instruction) deopt.operand(0);
    var between =
        ((Framestate) frame.op()).descriptor() instanceof FunctionFrame(var name, _)
            ? context.callee(name)
            : null;
    // What falls back to itself gains nothing by having its exit copied into itself, again and
    // again.
    boolean isItself = between == editor.function();
    var exit = between == null || isItself ? null : exitAtEntry(between);
    if (exit == null) {
      return false;
    }
    new Composition(editor, deopt, frame, exit).run();
    return true;
  }

  /**
   * {@return the edge to the exit of a checkpoint that a function starts with, if all that happens
   * from the entry to leaving can happen elsewhere}
   */
  private static @Nullable Edge exitAtEntry(Function function) {
    var start = function.entry().terminator();
    if (!(start.op() instanceof Checkpoint) || !isPureBefore(function.entry())) {
      return null;
    }
    var edge = start.edges().get(1);
    var exit = edge.target();
    return exit.incoming().size() == 1
            && exit.terminator().op() instanceof Deopt(var language)
            && language == null
            && isPureBefore(exit)
        ? edge
        : null;
  }

  /** Whether all but the last instruction compute values, frames and what failed. */
  private static boolean isPureBefore(Block block) {
    return block.instructions().stream()
        .filter(instruction -> !instruction.isTerminator())
        .map(Instruction::op)
        .allMatch(op -> op.effects().isPure() || op instanceof Framestate || op instanceof Failure);
  }

  /** One frame replaced by those of the exit of its function. */
  private static final class Composition {
    private final Editor editor;
    private final Instruction deopt;
    private final Instruction frame;
    private final Edge exit;

    /** What the values of the function between are here. */
    private final Map<Value, Value> here = new HashMap<>();

    Composition(Editor editor, Instruction deopt, Instruction frame, Edge exit) {
      this.editor = editor;
      this.deopt = deopt;
      this.frame = frame;
      this.exit = exit;
    }

    void run() {
      var entry = exit.source();
      var parameters = entry.function().parameters();
      here.put(parameters.getFirst(), deopt.operand(1));
      int callers = callers().size();
      for (int i = 1; i < parameters.size(); i++) {
        here.put(parameters.get(i), frame.operand(callers + i - 1));
      }
      entry.instructions().forEach(this::copy);
      for (int i = 0; i < exit.arguments().size(); i++) {
        here.put(exit.target().parameters().get(i), of(exit.arguments().get(i)));
      }
      exit.target().instructions().forEach(this::copy);
      editor.setOperand(deopt, 0, of(exit.target().terminator().operand(0)));
      if (!frame.isUsed()) {
        editor.delete(frame);
      }
    }

    /** The frame of our caller, if there is one. */
    private List<Value> callers() {
      return ((Framestate) frame.op()).hasCaller() ? List.of(frame.operand(0)) : List.of();
    }

    private void copy(Instruction instruction) {
      if (instruction.isTerminator()) {
        return;
      }
      Value copied =
          switch (instruction.op()) {
            case Failure _ -> deopt.operand(1);
            case Framestate state when !state.hasCaller() && !callers().isEmpty() ->
                copyOf(instruction, state.withCaller(), callers());
            case Op op -> copyOf(instruction, op, List.of());
          };
      here.put(instruction, copied);
    }

    private Value copyOf(Instruction instruction, Op op, List<Value> first) {
      var operands = new ArrayList<>(first);
      instruction.operands().forEach(operand -> operands.add(of(operand)));
      return editor.add(deopt, instruction.name(), op, operands);
    }

    private Value of(Value value) {
      return here.getOrDefault(value, value);
    }
  }
}
