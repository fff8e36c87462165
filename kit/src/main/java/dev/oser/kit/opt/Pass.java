package dev.oser.kit.opt;

import dev.oser.kit.ir.Function;

/**
 * A change of a function that keeps what it computes. Passes have no state; what they need to know,
 * they ask the function.
 */
public interface Pass {
  /** {@return the name people use, for example {@code dead-code}} */
  String name();

  /** {@return what it does, in one sentence} */
  String description();

  /** Changes the function, and returns whether anything changed. */
  boolean run(Function function, PassContext context);

  /** Changes the function without knowing anything about the rest of the program. */
  default boolean run(Function function) {
    return run(function, PassContext.NONE);
  }
}
