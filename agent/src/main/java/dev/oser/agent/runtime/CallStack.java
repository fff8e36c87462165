package dev.oser.agent.runtime;

import java.util.function.Predicate;

/** The stack of the current thread. */
public interface CallStack {
  /**
   * Shows where the instrumented methods are that are active, the innermost first.
   *
   * @param visitor says whether to go on
   */
  void walk(Predicate<Place> visitor);
}
