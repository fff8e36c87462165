package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A part of a running program, written down: what the interpreter has on its Java stack. A list of
 * them, the outermost first, is all it needs to go on; compiled code that is left describes itself
 * in the same way.
 */
sealed interface Suspended {
  /**
   * Code in the middle of running. If another part follows, the instruction waits for it.
   *
   * @param home the latest of the running calls when the code began
   * @param frame the latest of them now; those after {@code home} are builtins that wait for their
   *     arguments
   * @param operands what is on the operand stack before the instruction
   * @param place the instruction
   */
  record Running(
      Code code,
      Environment environment,
      @Nullable Frame home,
      @Nullable Frame frame,
      Value[] operands,
      int place)
      implements Suspended {}

  /** A closure that was called; its code follows. The instruction before gets the result. */
  record Called(Activation frame) implements Suspended {}

  /**
   * A promise that is being evaluated; its code follows. An instruction before that reads a
   * variable gets the value; others run again.
   */
  record Forced(Promise promise) implements Suspended {}
}
