package dev.oser.kit.jit;

import dev.oser.kit.runtime.TransitionChain;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * The two ways into the code of a function.
 *
 * @param called takes the function's arguments
 * @param entered takes them and the {@link TransitionChain} of a transition that leads here
 */
public record CompiledCode(MethodHandle called, MethodHandle entered) {
  /** {@return code that makes no transitions itself, and so does not care how it is entered} */
  public static CompiledCode of(MethodHandle called) {
    int count = called.type().parameterCount();
    return new CompiledCode(
        called, MethodHandles.dropArguments(called, count, TransitionChain.class));
  }

  /** {@return the same after something else, whichever way it is entered} */
  CompiledCode noting(MethodHandle before) {
    return new CompiledCode(
        MethodHandles.foldArguments(called, before), MethodHandles.foldArguments(entered, before));
  }
}
