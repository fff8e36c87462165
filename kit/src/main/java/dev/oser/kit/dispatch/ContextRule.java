package dev.oser.kit.dispatch;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * How a language finds out in which context a function is called.
 *
 * @param <C> the language's contexts
 */
public interface ContextRule<C extends Context<C>> {
  /**
   * {@return the smallest context that holds for these boxed arguments, as far as is cheap to say}
   */
  C contextOf(@Nullable Object[] arguments);

  /**
   * {@return a test whether a context holds: a handle that takes what the function takes and
   * returns a boolean} HotSpot compiles it into the call. It must say no more than {@link
   * #contextOf} does.
   */
  MethodHandle test(C context, MethodType function);
}
