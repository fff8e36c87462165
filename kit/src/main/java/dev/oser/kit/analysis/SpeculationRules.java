package dev.oser.kit.analysis;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.speculation.FrameDescriptor;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;
import dev.oser.kit.ir.speculation.SpeculationOp.Deopt;
import dev.oser.kit.ir.speculation.SpeculationOp.Failure;
import dev.oser.kit.ir.speculation.SpeculationOp.FramedCall;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import org.jspecify.annotations.Nullable;

/** The rules of speculation, which {@link Verifier} lists. */
final class SpeculationRules {
  private final Function function;
  private final Reporter reporter;

  /** Is told what is wrong. */
  interface Reporter {
    void report(String rule, Instruction instruction, String problem);
  }

  SpeculationRules(Function function, Reporter reporter) {
    this.function = function;
    this.reporter = reporter;
  }

  /** Checks an instruction whose operands have the right types. */
  void check(Instruction instruction) {
    for (var edge : instruction.edges()) {
      if (!edge.arguments().stream().allMatch(value -> value.type().existsAtRunTime())) {
        reporter.report(
            "speculation-value", instruction, "checkpoints and frames are not passed to blocks");
      }
    }
    switch (instruction.op()) {
      case Checkpoint _ -> checkExit(instruction);
      case Assume _ -> checkAssume(instruction);
      case Failure _ -> checkFailure(instruction);
      case Framestate state -> checkFrame(instruction, state);
      case Deopt _ -> checkDeopt(instruction);
      case FramedCall call -> checkCallersFrame(instruction, call.type());
      default -> {}
    }
  }

  private void checkExit(Instruction checkpoint) {
    var exit = checkpoint.edges().get(1).target();
    if (exit.incoming().size() != 1) {
      reporter.report(
          "checkpoint-exit", checkpoint, "block " + exit.name() + " is not only an exit");
    }
  }

  private void checkFailure(Instruction failure) {
    boolean isInExit =
        failure.block().incoming().stream()
            .anyMatch(
                edge ->
                    edge.terminator().op() instanceof Checkpoint
                        && edge == edge.terminator().edges().get(1));
    if (!isInExit) {
      reporter.report("failure-place", failure, "this is not the exit of a checkpoint");
    }
  }

  private void checkAssume(Instruction assume) {
    var checkpoint = definitionOf(assume.operand(1), Checkpoint.class);
    if (checkpoint == null) {
      reporter.report("assume-checkpoint", assume, "the second operand is not a checkpoint");
      return;
    }
    // Only who is wrong has to wait for the reason.
    var next = checkpoint.edges().getFirst().target();
    var between =
        next.incoming().size() == 1 && QuietDominators.of(function).isQuietSince(next, assume)
            ? null
            : EffectsBetween.first(checkpoint, assume);
    if (between != null) {
      reporter.report(
          "assume-effects",
          assume,
          between + " can be observed and comes between the checkpoint and this");
    }
  }

  private static @Nullable Instruction definitionOf(
      Value value, Class<? extends SpeculationOp> op) {
    return value instanceof Instruction instruction && op.isInstance(instruction.op())
        ? instruction
        : null;
  }

  private void checkFrame(Instruction frame, Framestate state) {
    if (state.type().parameters().isEmpty()) {
      reporter.report("framestate", frame, "the function takes no arguments");
      return;
    }
    if (state.hasCaller()) {
      checkCallersFrame(frame, state.type());
    }
  }

  /** The first operand is a frame that goes on with what a function of the type returns. */
  private void checkCallersFrame(Instruction called, FunctionType type) {
    var caller = definitionOf(called.operand(0), Framestate.class);
    if (caller == null || ((Framestate) caller.op()).place().isInnermost()) {
      reporter.report("framestate", called, "the first operand must be the frame of the caller");
    } else {
      checkFirstParameter(called, (Framestate) caller.op(), told(type));
    }
  }

  /** {@return what the frame outside one is told} */
  private static Type told(FunctionType inner) {
    return inner.result() == CoreType.VOID ? CoreType.I32 : inner.result();
  }

  private void checkFirstParameter(Instruction at, Framestate state, Type expected) {
    var first = state.type().parameters().getFirst();
    if (!first.equals(expected)) {
      reporter.report(
          "framestate",
          at,
          "@"
              + state.descriptor().name()
              + " is told a value of type "
              + expected.text()
              + " but takes "
              + first.text());
    }
  }

  /** Without the help of a language, frames can only go on in functions. */
  private void checkFunctions(Instruction deopt, Instruction innermost) {
    for (var frame = innermost;
        frame != null;
        frame =
            ((Framestate) frame.op()).hasCaller()
                ? definitionOf(frame.operand(0), Framestate.class)
                : null) {
      var descriptor = ((Framestate) frame.op()).descriptor();
      if (!(descriptor instanceof FrameDescriptor.FunctionFrame)) {
        reporter.report(
            "deopt-frame", deopt, descriptor.name() + " is no function: leave with deopt.to");
      }
    }
  }

  private void checkDeopt(Instruction deopt) {
    var frame = definitionOf(deopt.operand(0), Framestate.class);
    if (frame == null || !((Framestate) frame.op()).place().isInnermost()) {
      reporter.report("deopt-frame", deopt, "the first operand must be an innermost frame");
      return;
    }
    checkFirstParameter(deopt, (Framestate) frame.op(), CoreType.I32);
    var outermost = frame;
    while (((Framestate) outermost.op()).hasCaller()
        && definitionOf(outermost.operand(0), Framestate.class) instanceof Instruction caller) {
      outermost = caller;
    }
    if (((Deopt) deopt.op()).entry() == null) {
      checkFunctions(deopt, frame);
    }
    var result = ((Framestate) outermost.op()).type().result();
    if (!result.equals(function.type().result())) {
      reporter.report(
          "return-type",
          deopt,
          "leaves for a frame that returns " + result.text() + " from " + function.type().text());
    }
  }
}
