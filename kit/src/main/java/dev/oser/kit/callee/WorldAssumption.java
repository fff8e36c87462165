package dev.oser.kit.callee;

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
  private final AssumptionCallee answer;
  private final Set<Runnable> dependants = new LinkedHashSet<>();
  private boolean isValid = true;

  WorldAssumption(AssumptionCallee answer) {
    this.answer = answer;
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
  public synchronized int dependants() {
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
    answer.invalidate();
  }
}
