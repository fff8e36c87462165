package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the interpreter goes on where compiled code was left: code in the middle of running, and for
 * each closure that ran in the place of its call the call and its code, the outermost first.
 */
public final class Continuation {
  /** What may run the innermost code in the place of the interpreter. */
  public interface Faster {
    /** Leaves everything to the interpreter. */
    Faster NONE = (_, _, _, _, _) -> null;

    /**
     * Runs code from the middle on.
     *
     * @return its result; null if the interpreter has to
     */
    @Nullable Value run(
        Code code, Environment environment, @Nullable Frame home, int place, Value[] stack);
  }

  private final Machine machine;
  private final List<Suspended> parts = new ArrayList<>();

  public Continuation(Steps steps) {
    this.machine = steps.machine();
  }

  /**
   * Makes the call that the code before waits for.
   *
   * @param parameters that take these values
   */
  public Activation call(
      CallSite site, Closure closure, Code code, int[] parameters, Value[] values) {
    var caller = ((Suspended.Running) parts.getLast()).environment();
    var activation =
        machine.caller().activation(site, closure, caller, code, parameters, values, true);
    activation.begin(machine.runtime().frame());
    machine.runtime().setFrame(activation);
    parts.add(new Suspended.Called(activation));
    return activation;
  }

  /**
   * Adds code in the middle of running.
   *
   * @param home the latest of the running calls when the code began
   * @param place the next instruction, or the one that waits for a call
   * @param stack the operands there
   */
  public void goOn(
      Code code, Environment environment, @Nullable Frame home, int place, Value[] stack) {
    parts.add(
        new Suspended.Running(code, environment, home, machine.runtime().frame(), stack, place));
  }

  /** Goes on in the interpreter. {@return the result of the outermost code} */
  public Value run() {
    return run(Faster.NONE);
  }

  /**
   * Goes on in the interpreter, if nothing else does. {@return the result of the outermost code}
   */
  public Value run(Faster faster) {
    return Resumption.run(machine, parts, faster);
  }

  /** Goes where a promise wants to, in a loop around the instruction. */
  public Value runAfterJump() {
    var jump = machine.takeJump();
    var running = (Suspended.Running) parts.removeLast();
    var loop = running.code().loopAt(running.place());
    if (loop == null) {
      throw new IllegalStateException("a jump without a loop");
    }
    machine.runtime().setFrame(running.home());
    int depth = jump.leaving() ? loop.breakDepth() : loop.depth();
    goOn(
        running.code(),
        running.environment(),
        running.home(),
        jump.leaving() ? loop.breakTarget() : loop.nextTarget(),
        Arrays.copyOf(running.operands(), depth));
    return run();
  }
}
