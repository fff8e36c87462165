package dev.oser.kit.opt;

import dev.oser.kit.ir.Function;

/**
 * A change of a function that keeps what it computes. Passes have no state; what they need to know,
 * they ask the function. A pass is found by guessing: {@code loop-simplify} is the class {@code
 * LoopSimplify}, and its tests are {@code filetests/loop-simplify}.
 */
public interface Pass {
  /** {@return the name people use, for example {@code dead-code}} */
  String name();

  /** {@return what it does, in one sentence} */
  String description();

  /** {@return when it can do its work} */
  default Stage stage() {
    return Stage.ANY;
  }

  /** Changes the function, and returns whether anything changed. */
  boolean run(Function function, PassContext context);

  /** Changes the function without knowing anything about the rest of the program. */
  default boolean run(Function function) {
    return run(function, PassContext.NONE);
  }
}
