package dev.oser.kit.opt;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Deopt;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import java.util.ArrayList;
import java.util.List;

/** What passes ask about the speculation in a function. */
final class Speculations {
  private Speculations() {}

  /**
   * {@return the instructions with ops of a kind that can be reached, each before those it
   * dominates}
   */
  static List<Instruction> all(Function function, Class<? extends Op> op) {
    var found = new ArrayList<Instruction>();
    for (var block : ReversePostorder.of(function).order()) {
      for (var instruction : block.instructions()) {
        if (op.isInstance(instruction.op())) {
          found.add(instruction);
        }
      }
    }
    return found;
  }

  /** {@return those with ops of a kind, in order: to walk over a function only once} */
  static List<Instruction> of(List<Instruction> instructions, Class<? extends Op> op) {
    return instructions.stream().filter(each -> op.isInstance(each.op())).toList();
  }

  /** A call that is still to be made, or to be left by. */
  record Ahead(CallOp.Call op, List<Value> arguments) {}

  /**
   * {@return the last call that leaving for frames makes} It is that of the language's entry, or of
   * the outermost frame, behind calls of those inside.
   *
   * @param operands of the deoptimisation
   * @param writer writes what comes before the last call
   */
  static Ahead lastCall(Instruction deopt, List<Value> operands, StateLayout.Writer writer) {
    var frame = (Instruction) operands.get(0);
    var told = operands.get(1);
    if (((Deopt) deopt.op()).entry() instanceof String entry) {
      var exit = FrameExit.of(entry, frame);
      var op = new CallOp.Call(exit.function(), exit.type());
      return new Ahead(op, exit.arguments(told, writer));
    }
    while (((Framestate) frame.op()).hasCaller()) {
      var inner = call(frame, told);
      var result = writer.write("returned", inner.op, inner.arguments);
      told = inner.op.resultType() == CoreType.VOID ? Constant.of(0) : result;
      frame = (Instruction) frame.operand(0);
    }
    return call(frame, told);
  }

  private static Ahead call(Instruction frame, Value told) {
    var state = (Framestate) frame.op();
    var arguments = new ArrayList<Value>(List.of(told));
    int callers = state.hasCaller() ? 1 : 0;
    arguments.addAll(frame.operands().subList(callers, frame.operands().size()));
    return new Ahead(new CallOp.Call(state.descriptor().name(), state.type()), arguments);
  }

  /** {@return a frame and those outside it, the outermost last} */
  static List<Instruction> chain(Instruction frame) {
    var chain = new ArrayList<>(List.of(frame));
    while (((Framestate) chain.getLast().op()).hasCaller()) {
      chain.add((Instruction) chain.getLast().operand(0));
    }
    return chain;
  }

  /** Deletes those frames, each of which is behind that of its caller, that nobody leaves for. */
  static void deleteUnused(Editor editor, List<Instruction> frames) {
    for (var frame : frames.reversed()) {
      if (frame.isInBlock() && !frame.isUsed()) {
        editor.delete(frame);
      }
    }
  }

  /** Makes a checkpoint that nobody uses a jump; its exit cannot be reached then. */
  static void drop(Editor editor, Instruction checkpoint) {
    var next = checkpoint.edges().getFirst();
    editor.terminate(
        checkpoint.block(),
        new ControlOp.Jump(),
        List.of(),
        List.of(new Target(next.target(), next.arguments())));
  }
}
