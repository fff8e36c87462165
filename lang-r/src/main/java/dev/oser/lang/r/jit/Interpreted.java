package dev.oser.lang.r.jit;

import static dev.oser.kit.ir.core.Comparison.Kind.EQ;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.ReferenceOp;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Loud;
import dev.oser.lang.r.jit.ROp.Plain;
import java.util.ArrayList;
import java.util.List;

/**
 * Instructions that run other code: whoever runs may look at the environment, so it gets all
 * variables before; afterwards it is checked that nobody else has assigned to them.
 */
final class Interpreted {
  private final Emission out;

  Interpreted(Emission out) {
    this.out = out;
  }

  private Instruction instruction() {
    return Instruction.of(out.code().instructions()[out.place()]);
  }

  private int next() {
    return out.place() + instruction().size();
  }

  /** Has the interpreter run the instruction; its result, if it has one, is on the stack then. */
  void step() {
    int takes = instruction().takes(out.code().instructions(), out.place());
    prepare();
    var result = emitStep(takes);
    finish(result, takes, false);
  }

  /** Has the interpreter find what {@code x[i] <- value} makes of a variable, and assigns that. */
  void replace(int variable) {
    int takes = instruction().takes(out.code().instructions(), out.place());
    prepare();
    var result = emitStep(takes);
    var after = out.emit(Plain.CHANGES, out.environment());
    take(takes);
    out.state().clean();
    out.store(variable, result);
    out.state().set(variable, null);
    settle(changes, after, false);
  }

  /** The same, with a value of which it is known how it was observed. */
  void step(int word) {
    step();
    out.state().push(out.expected(out.state().pop().value(), word));
  }

  /**
   * Decides something by what is on top of the stack in a way that may run other code. Where
   * control goes then is for the caller to say.
   */
  Value decide(At.Action action) {
    prepare();
    var value = out.boxed((Held) out.state().peek(0));
    var result = out.emit(action, null, out.environment(), value);
    take(1);
    out.state().forgetVariables();
    return result;
  }

  /**
   * Calls a closure with values for some parameters.
   *
   * @param callee the code of the closure, which asks for these first
   */
  void call(Value closure, Code callee, int[] parameters, List<Held> values) {
    var operands = new ArrayList<Value>(List.of(out.environment(), closure));
    values.forEach(each -> operands.add(out.boxed(each)));
    var pinned = out.pinned(1);
    prepare();
    pinned.forEach(each -> out.emit(Plain.PIN, each));
    var before = out.emit(Plain.CHANGES, out.environment());
    var result =
        out.builder()
            .append(
                "result",
                new Loud(
                    Loud.Action.CALL,
                    out.site(new Site.Given(callee, parameters)),
                    operands.size() - 2),
                operands,
                List.of());
    pinned.forEach(each -> out.emit(Plain.UNPIN, each));
    leaveIfJumped(result);
    take(1);
    out.state().push(Held.ref(result));
    out.state().clean();
    settle(before);
  }

  private void prepare() {
    out.requireFrame();
    out.state().forgetBoxes();
    makeReal();
    out.sync();
  }

  /** Calls whose arguments are being evaluated are among the running ones when others look. */
  void makeReal() {
    var calls = new ArrayList<State.Entered>();
    for (var call : out.state().entered()) {
      if (!call.real()) {
        out.requireFrame();
        out.emit(At.Action.ENTER, call, out.environment());
      }
      calls.add(new State.Entered(call.site(), call.builtin(), true));
    }
    out.setEntered(calls);
  }

  /** The same in the middle of an instruction, which may still be done again. */
  void showEntered() {
    if (out.state().entered().stream().anyMatch(call -> !call.real())) {
      makeReal();
      out.done(out.place());
    }
  }

  private Value emitStep(int takes) {
    var operands = new ArrayList<Value>();
    operands.add(out.environment());
    operands.addAll(out.pinned(takes));
    var stack = out.state().stack();
    for (int i = stack.size() - takes; i < stack.size(); i++) {
      operands.add(out.boxed((Held) stack.get(i)));
    }
    changes = out.emit(Plain.CHANGES, out.environment());
    var result =
        out.builder()
            .append(
                "result",
                new Loud(Loud.Action.STEP, out.site(), operands.size() - 1),
                operands,
                List.of());
    leaveIfJumped(result);
    return result;
  }

  private Value changes = Emission.NULL;

  /** A promise may leave a loop, or go on with it: only the interpreter knows how. */
  private void leaveIfJumped(Value result) {
    var code = out.code();
    if (code.loops().stream()
        .anyMatch(loop -> loop.start() <= out.place() && out.place() < loop.end())) {
      out.leaveUnless(out.emit(ReferenceOp.Identity.NE, result, Emission.NULL), Reason.JUMP);
    }
  }

  private void take(int takes) {
    for (int i = 0; i < takes; i++) {
      out.state().popAny();
    }
  }

  private void finish(Value result, int takes, boolean always) {
    var kept = instruction() == Instruction.CALL_GETTER ? out.state().peek(0) : null;
    take(takes);
    if (kept != null) {
      out.state().push(Held.ref(out.boxed((Held) kept)));
    }
    if (instruction().leaves() > 0) {
      out.state().push(Held.ref(result));
    }
    out.state().clean();
    settle(changes, out.emit(Plain.CHANGES, out.environment()), always);
  }

  /** From here on nothing is done again; variables are what they were, or not known any more. */
  private void settle(Value before) {
    settle(before, out.emit(Plain.CHANGES, out.environment()), false);
  }

  /**
   * The same.
   *
   * @param always whether something will be known of a variable although nothing is now
   */
  private void settle(Value before, Value after, boolean always) {
    out.done(next());
    var state = out.state();
    boolean knows = always;
    for (int i = 0; i < state.variables(); i++) {
      knows |= state.variable(i) != null;
    }
    if (!knows || !out.isAlone()) {
      state.forgetVariables();
      out.done(next());
      out.checkUnguarded();
      return;
    }
    out.check(out.emit(EQ.on(CoreType.I32), after, before), Reason.ENVIRONMENT);
  }

  /**
   * Does one thing if a condition holds, and else another that runs other code. Both leave the same
   * operands; of the variable nothing is known behind.
   */
  void either(Value condition, int variable, Runnable quick, Runnable slow) {
    out.requireFrame();
    var builder = out.builder();
    var hot = builder.newBlock("hot" + out.place());
    var cold = builder.newBlock("cold" + out.place());
    var join = builder.newBlock("join" + out.place());
    out.state().forgetBoxes();
    makeReal();
    builder.terminate(
        new ControlOp.Branch(List.of(1_000, 1)),
        List.of(condition),
        Target.of(hot),
        Target.of(cold));
    var saved = out.state().copy();
    builder.moveTo(hot);
    quick.run();
    builder.terminate(new ControlOp.Jump(), List.of(), Target.of(join));
    var behind = out.state();
    out.begin(cold, out.place(), saved);
    slow.run();
    builder.terminate(new ControlOp.Jump(), List.of(), Target.of(join));
    behind.set(variable, null);
    builder.moveTo(join);
    out.setState(behind);
    out.done(next());
  }

  /** Has the interpreter run the instruction, which leaves nothing, unless it has been done. */
  void stepUnlessDone(Value done) {
    out.requireFrame();
    int takes = instruction().takes(out.code().instructions(), out.place());
    var builder = out.builder();
    var cold = builder.newBlock("cold" + out.place());
    var join = builder.newBlock("join" + out.place());
    out.state().forgetBoxes();
    makeReal();
    builder.terminate(
        new ControlOp.Branch(List.of(1_000, 1)), List.of(done), Target.of(join), Target.of(cold));
    var saved = out.state().copy();
    builder.moveTo(cold);
    out.sync();
    finish(emitStep(takes), takes, true);
    builder.terminate(new ControlOp.Jump(), List.of(), Target.of(join));
    builder.moveTo(join);
    out.setState(saved);
    take(takes);
    out.done(next());
  }

  /**
   * Uses a value if it is there, and else has the interpreter run the instruction, which leaves one
   * on the stack.
   */
  void stepUnless(Value quick) {
    out.requireFrame();
    if (!out.isAlone()) {
      step();
      return;
    }
    int takes = instruction().takes(out.code().instructions(), out.place());
    var builder = out.builder();
    var hot = builder.newBlock("hot" + out.place());
    var cold = builder.newBlock("cold" + out.place());
    var join = builder.newBlock("join" + out.place());
    var value = builder.parameter(join, "value", CoreType.REF);
    out.state().forgetBoxes();
    makeReal();
    builder.terminate(
        new ControlOp.Branch(List.of(1_000, 1)),
        List.of(out.emit(ReferenceOp.Identity.NE, quick, Emission.NULL)),
        Target.of(hot),
        Target.of(cold));
    var saved = out.state().copy();
    builder.moveTo(hot);
    builder.terminate(new ControlOp.Jump(), List.of(), new Target(join, List.of(quick)));
    builder.moveTo(cold);
    out.sync();
    var result = emitStep(takes);
    finish(result, takes, true);
    builder.terminate(new ControlOp.Jump(), List.of(), new Target(join, List.of(result)));
    builder.moveTo(join);
    out.setState(saved);
    take(takes);
    out.state().push(Held.ref(value));
    out.done(next());
  }
}
