package dev.oser.agent.runtime;

import java.util.function.Consumer;

/** The stack of the current thread. */
public interface CallStack {
  /** Shows where the instrumented methods are that are active, the innermost first. */
  void walk(Consumer<Place> visitor);
}
