package dev.oser.kit.opt;

import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.InlinedCall;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.ir.speculation.SpeculationOp.Framestate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The code of a callee in the place of one call of it. Whatever ends the callee goes on behind the
 * call. What leaves it for good would have returned to the caller all the same:
 *
 * <ul>
 *   <li>a transition becomes a call, whose result is that of the callee;
 *   <li>a deoptimisation whose call {@linkplain SpeculationOp.FramedCall knows} the frame of its
 *       caller leaves for the frames of the callee and that one, so that they are one chain (as in
 *       Flückiger §4.7);
 *   <li>if the call knows none, the frames of the callee are called one after the other, as {@link
 *       LowerSpeculation} would do it, and the caller goes on with what the last returns. Calls in
 *       the callee forget the frames they know then: these do not end the caller.
 * </ul>
 */
final class InlinedBody {
  private final Editor editor;
  private final Instruction call;
  private final Function callee;
  private final boolean isFramed;
  private final ReversePostorder order;
  private final Map<Block, Block> blocks = new HashMap<>();
  private final Map<Definition, Value> values = new HashMap<>();
  private final List<Block> returning = new ArrayList<>();

  /** That of the call and what was copied, each behind its caller's: nobody may need them. */
  private final List<Instruction> frames = new ArrayList<>();

  InlinedBody(Editor editor, Instruction call, Function callee) {
    this.editor = editor;
    this.call = call;
    this.callee = callee;
    this.isFramed = call.op() instanceof SpeculationOp.FramedCall;
    order = ReversePostorder.of(callee);
  }

  Inlining.Inlined run(List<Value> arguments) {
    var block = call.block();
    // Behind the call, so that variables that change before it change before the inlined code.
    var next = block.instructions().get(block.instructions().indexOf(call) + 1);
    var continuation = editor.split(next, block.name() + ".after." + callee.name());
    if (isFramed) {
      frames.addAll(Speculations.chain((Instruction) call.operand(0)).reversed());
    }
    makeBlocks(block, arguments);
    // In this order, values are made before they are used.
    order.order().forEach(this::copy);
    var entry = List.of(Target.of(blockOf(callee.entry())));
    var start = editor.terminate(block, new ControlOp.Jump(), List.of(), entry, call.position());
    connect(continuation);
    editor.deleteInlined(new InlinedCall(call, callee, values, start));
    Speculations.deleteUnused(editor, frames);
    return new Inlining.Inlined(order.order().stream().map(this::blockOf).toList(), continuation);
  }

  private void makeBlocks(Block before, List<Value> arguments) {
    var after = before;
    for (var original : callee.blocks()) {
      if (order.isReachable(original)) {
        after = editor.addBlock(after, callee.name() + "." + original.name());
        blocks.put(original, after);
        makeParameters(original, after, arguments);
      }
    }
  }

  private void makeParameters(Block original, Block made, List<Value> arguments) {
    for (int i = 0; i < original.parameters().size(); i++) {
      var parameter = original.parameters().get(i);
      values.put(
          parameter,
          original == callee.entry()
              ? arguments.get(i)
              : editor.addParameter(made, parameter.name(), parameter.type()));
    }
  }

  private void copy(Block original) {
    var block = blockOf(original);
    for (var instruction : original.instructions()) {
      var made = copy(block, instruction, valuesOf(instruction.operands()));
      values.put(instruction, made);
      for (var record : instruction.variables()) {
        var value = record.value();
        editor.addVariable(
            made, callee.name() + "." + record.variable(), value == null ? null : valueOf(value));
      }
    }
  }

  private Instruction copy(Block block, Instruction instruction, List<Value> operands) {
    return switch (instruction.op()) {
      case TerminatorOp op -> terminate(block, instruction, op, operands);
      case Framestate state when isFramed && !state.hasCaller() -> {
        var all = new ArrayList<Value>();
        all.add(callersFrame(block, (Instruction) call.operand(0)));
        all.addAll(operands);
        yield append(block, instruction, state.withCaller(), all);
      }
      case SpeculationOp.FramedCall framed when !isFramed ->
          append(block, instruction, framed.plain(), operands.subList(1, operands.size()));
      default -> append(block, instruction, instruction.op(), operands);
    };
  }

  private Instruction append(Block block, Instruction original, Op op, List<Value> operands) {
    var made = editor.append(block, original.name(), op, operands, original.position());
    if (op instanceof Framestate) {
      frames.add(made);
    }
    return made;
  }

  /** A copy of the frame and those outside it, so that only exits hold what frames need. */
  private Instruction callersFrame(Block block, Instruction frame) {
    var operands = new ArrayList<>(frame.operands());
    if (((Framestate) frame.op()).hasCaller()) {
      operands.set(0, callersFrame(block, (Instruction) frame.operand(0)));
    }
    return append(block, frame, frame.op(), operands);
  }

  private Instruction terminate(
      Block block, Instruction instruction, TerminatorOp op, List<Value> operands) {
    switch (op) {
      case ControlOp.Transition transition -> {
        var result = new CallOp.Call(transition.callee(), transition.type());
        return goOnWith(
            block, editor.append(block, "result", result, operands, instruction.position()));
      }
      case SpeculationOp.Deopt _ when !isFramed -> {
        return goOnWith(block, callFrames(block, instruction, operands));
      }
      case ControlOp.Return _ -> returning.add(block);
      default -> {}
    }
    var targets =
        instruction.edges().stream()
            .map(edge -> new Target(blockOf(edge.target()), valuesOf(edge.arguments())))
            .toList();
    return editor.terminate(block, op, operands, targets, instruction.position());
  }

  /** {@return the last call that leaving for the frames of the callee makes} */
  private Instruction callFrames(Block block, Instruction deopt, List<Value> operands) {
    StateLayout.Writer writer =
        (name, op, inputs) -> editor.append(block, name, op, inputs, deopt.position());
    var last = Speculations.lastCall(deopt, operands, writer);
    return editor.append(block, "returned", last.op(), last.arguments(), deopt.position());
  }

  /** The callee would have left for good with this result; inlined, it must come back. */
  private Instruction goOnWith(Block block, Instruction made) {
    var result = made.hasResult() ? List.<Value>of(made) : List.<Value>of();
    returning.add(block);
    editor.terminate(block, new ControlOp.Return(made.type()), result, List.of(), made.position());
    return made;
  }

  /** Makes the returns lead on, with the result of the call. */
  private void connect(Block continuation) {
    if (!call.hasResult()) {
      returning.forEach(block -> goOn(block, Target.of(continuation)));
      return;
    }
    Value result;
    if (returning.size() == 1) {
      var block = returning.getFirst();
      result = block.terminator().operand(0);
      goOn(block, Target.of(continuation));
    } else if (returning.isEmpty()) {
      // What follows is never reached.
      result = Constant.zeroOf(call.type());
    } else {
      result = editor.addParameter(continuation, call.name(), call.type());
      for (var block : returning) {
        goOn(block, Target.of(continuation, block.terminator().operand(0)));
      }
    }
    editor.replaceAll(call, result);
  }

  private void goOn(Block block, Target target) {
    editor.terminate(block, new ControlOp.Jump(), List.of(), List.of(target));
  }

  private Block blockOf(Block original) {
    return Objects.requireNonNull(blocks.get(original));
  }

  private Value valueOf(Value original) {
    return original instanceof Definition definition
        ? Objects.requireNonNull(values.get(definition))
        : original;
  }

  private List<Value> valuesOf(List<Value> originals) {
    return originals.stream().map(this::valueOf).toList();
  }
}
