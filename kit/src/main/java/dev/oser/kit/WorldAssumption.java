package dev.oser.kit;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.core.ControlOp;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Something about the world outside an activation that code relies on: a function is not redefined,
 * a global is stable. Code asks {@code holds "name"}, which costs nothing as long as it does.
 * Invalidating it is seen by running code at its next question, and whoever {@linkplain #onInvalid
 * registered} can stop the code from being entered again.
 */
public final class WorldAssumption {
  private final Machine machine;
  private final String function;
  private final Set<Runnable> dependants = new LinkedHashSet<>();
  private boolean isValid = true;

  WorldAssumption(Machine machine, String function) {
    this.machine = machine;
    this.function = function;
    machine.define(answering(true));
  }

  private Function answering(boolean answer) {
    var answering = new Function(function, FunctionType.of(CoreType.I1), List.of());
    new Editor(answering)
        .terminate(
            answering.entry(),
            new ControlOp.Return(CoreType.I1),
            List.of(Constant.of(answer)),
            List.of());
    return answering;
  }

  /** {@return whether nobody has invalidated it} */
  public synchronized boolean isValid() {
    return isValid;
  }

  /**
   * Runs something when it becomes invalid; at once if it is invalid already.
   *
   * @return what makes it forget that again, if nobody needs it any more
   */
  public Runnable onInvalid(Runnable action) {
    // A lambda of its own each time, so that one and the same action can be there twice.
    Runnable dependant = () -> action.run();
    synchronized (this) {
      if (isValid) {
        dependants.add(dependant);
        return () -> forget(dependant);
      }
    }
    action.run();
    return () -> {};
  }

  private synchronized void forget(Runnable dependant) {
    dependants.remove(dependant);
  }

  /** {@return how many are told when it becomes invalid} */
  synchronized int dependants() {
    return dependants.size();
  }

  /** Says that it does not hold any more. It never will again. */
  public void invalidate() {
    List<Runnable> told;
    synchronized (this) {
      if (!isValid) {
        return;
      }
      isValid = false;
      told = List.copyOf(dependants);
      dependants.clear();
    }
    // First nobody may enter, then whoever is inside finds out.
    told.forEach(Runnable::run);
    machine.install(answering(false));
  }
}
