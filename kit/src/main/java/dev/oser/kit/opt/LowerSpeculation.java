package dev.oser.kit.opt;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;
import dev.oser.kit.ir.speculation.SpeculationOp.Deopt;
import dev.oser.kit.ir.speculation.SpeculationOp.FramedCall;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes what speculation means explicit. An assumption becomes a branch that is hardly ever taken,
 * to the exit of its checkpoint; a checkpoint becomes a jump; leaving becomes a transition to the
 * language's entry ({@link FrameExit}), or calls of what the frames inside go on with and a
 * transition to what the outermost does.
 */
public final class LowerSpeculation implements Pass {
  /** An assumption is expected to hold so many times for each time it does not. */
  private static final int LIKELY = 1_000_000;

  @Override
  public String name() {
    return "lower-speculation";
  }

  @Override
  public String description() {
    return "Makes assumptions branches, and leaving a transition.";
  }

  /** {@return whether there is anything to lower} */
  public static boolean isNeededBy(Function function) {
    return function
        .instructions()
        .anyMatch(
            instruction ->
                instruction.op() instanceof SpeculationOp op
                    && !(op instanceof SpeculationOp.Holds));
  }

  @Override
  public boolean run(Function function, PassContext context) {
    if (!isNeededBy(function)) {
      return false;
    }
    var editor = new Editor(function);
    Unreachable.remove(editor);
    var all = Speculations.all(function, SpeculationOp.class);
    var checkpoints = Speculations.of(all, Checkpoint.class);
    checkpoints.forEach(checkpoint -> lowerExit(editor, checkpoint));
    Speculations.of(all, Assume.class).forEach(assume -> lowerAssume(editor, assume));
    checkpoints.forEach(checkpoint -> Speculations.drop(editor, checkpoint));
    Unreachable.remove(editor);
    Speculations.of(all, Deopt.class).stream()
        .filter(Instruction::isInBlock)
        .forEach(deopt -> lowerDeopt(editor, deopt));
    Speculations.of(all, FramedCall.class).stream()
        .filter(Instruction::isInBlock)
        .forEach(call -> lowerCall(editor, call));
    Speculations.deleteUnused(editor, Speculations.of(all, Framestate.class));
    return true;
  }

  /** The exit is told what failed, behind what it is told anyway. */
  private static void lowerExit(Editor editor, Instruction checkpoint) {
    var edge = checkpoint.edges().get(1);
    var number = editor.addParameter(edge.target(), "failure", CoreType.I32);
    editor.addArgument(edge, Constant.of(0));
    for (var instruction : List.copyOf(edge.target().instructions())) {
      if (instruction.op() instanceof SpeculationOp.Failure) {
        editor.replaceAll(instruction, number);
        editor.delete(instruction);
      }
    }
  }

  private static void lowerAssume(Editor editor, Instruction assume) {
    var here = assume.block();
    var rest = editor.split(assume, here.name() + ".held");
    var exit = ((Instruction) assume.operand(1)).edges().get(1);
    var passed = new ArrayList<>(exit.arguments());
    passed.set(passed.size() - 1, Constant.of(((Assume) assume.op()).reason()));
    editor.terminate(
        here,
        new ControlOp.Branch(List.of(LIKELY, 1)),
        List.of(assume.operand(0)),
        List.of(Target.of(rest), new Target(exit.target(), passed)),
        assume.position());
    editor.delete(assume);
  }

  private static void lowerDeopt(Editor editor, Instruction deopt) {
    StateLayout.Writer before = (name, op, operands) -> editor.add(deopt, name, op, operands);
    var last = Speculations.lastCall(deopt, deopt.operands(), before);
    editor.terminate(
        deopt.block(),
        new ControlOp.Transition(last.op().callee(), last.op().type()),
        last.arguments(),
        List.of(),
        deopt.position());
  }

  private static void lowerCall(Editor editor, Instruction framed) {
    var arguments = framed.operands().subList(1, framed.operands().size());
    var call = editor.add(framed, framed.name(), ((FramedCall) framed.op()).plain(), arguments);
    if (framed.hasResult()) {
      editor.replaceAll(framed, call);
    }
    editor.delete(framed);
  }
}
