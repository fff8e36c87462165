package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Value;
import dev.oser.lang.r.bytecode.Feedback;
import dev.oser.lang.r.jit.Operand.Held;
import dev.oser.lang.r.jit.ROp.At;
import dev.oser.lang.r.jit.ROp.Plain;
import dev.oser.lang.r.jit.State.Known;
import dev.oser.lang.r.runtime.VariableSite;

/** Loads and stores of variables: scope resolution (Flückiger §4.5). */
final class VariableTranslator {
  private final Emission out;
  private final Interpreted interpreted;

  VariableTranslator(Emission out, Interpreted interpreted) {
    this.out = out;
    this.interpreted = interpreted;
  }

  void loadSlot() {
    load(out.operand(0), out.seen(out.operand(1)));
  }

  void loadNamed() {
    var site = (VariableSite) out.constantAt(0);
    int seen = out.seen(out.operand(1));
    int own = out.table().named(site.symbol());
    if (own >= 0) {
      load(own, seen);
      return;
    }
    if (site.symbol().dotsIndex() > 0) {
      interpreted.step(seen);
      return;
    }
    var value = out.loadFree(site);
    if (out.failures() == 0 && ((seen & Feedback.FORCED_HERE) == 0 || inSteadyLoop)) {
      out.checkPresent(value, Reason.VALUE);
      out.state().push(out.expected(value, seen));
    } else {
      interpreted.stepUnless(value);
      out.state().push(out.expected(out.state().pop().value(), seen));
    }
  }

  /** Loads a variable of the environment itself. */
  private void load(int index, int seen) {
    var known = out.state().variable(index);
    if (known != null) {
      out.state().push(known.held());
      return;
    }
    if (!out.hasEnvironment()) {
      throw new Impure();
    }
    if (out.failures() > 1 || !out.isAlone()) {
      interpreted.step(seen);
      return;
    }
    if (out.failures() == 1 || (seen & Feedback.FORCED_HERE) != 0 && !inSteadyLoop) {
      interpreted.stepUnless(forced(index));
      var found = out.state().pop();
      out.state().push(out.expected(found.value(), seen));
    } else {
      var value = read(index);
      out.checkPresent(value, Reason.VALUE);
      out.state().push(out.expected(value, seen));
    }
    out.state().set(index, new Known((Held) out.state().peek(0), false));
  }

  /** Whether a loop has turned before control gets here, so that its promises are forced. */
  private boolean inSteadyLoop;

  void setInSteadyLoop(boolean steady) {
    inSteadyLoop = steady;
  }

  boolean isInSteadyLoop() {
    return inSteadyLoop;
  }

  /** {@return the value of a variable in the environment; null if it takes more to get it} */
  Value read(int index) {
    return out.table().isSlot(index)
        ? out.emit(Plain.LOAD_SLOT, out.environment(), Constant.of(index))
        : out.emit(At.Action.LOAD_NAMED, out.table().site(index), out.environment());
  }

  /** {@return the same, of a variable that may be an argument nobody has asked for before} */
  private Value forced(int index) {
    return out.table().isSlot(index) ? out.forceSlot(index) : read(index);
  }

  /** {@code variable <<- value}: [value -> ]. */
  void storeOuter(int next) {
    if (out.failures() > 0 && !out.isAlone()) {
      interpreted.step();
      return;
    }
    var variable = (VariableSite) out.constantAt(0);
    out.willAssign(variable.symbol());
    var value = out.boxed((Held) out.state().peek(0));
    var done = out.emit(At.Action.TRY_STORE_OUTER, variable, out.enclosing(), value);
    if (out.failures() > 0) {
      interpreted.stepUnlessDone(done);
      return;
    }
    out.leaveUnless(done, Reason.VALUE);
    out.state().pop();
    out.done(next);
  }

  /** Assigns what is on the stack. */
  void store(int index, int next) {
    var value = out.state().pop();
    out.assign(index, value);
    if (value.kind() == Kind.REF) {
      out.done(next);
    }
  }
}
