package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** What evaluates; implemented by the interpreter. */
public interface Evaluator {
  Value eval(Value expression, Environment environment);

  /**
   * Evaluates a call of a function that is part of the language, such as {@code if}, whatever that
   * function is called there.
   *
   * @param function the name it has in base
   * @return null if the call makes no sense
   */
  @Nullable Value evalForm(Symbol function, Call call, Environment environment);

  /**
   * {@return what the method of a generic gives that the function of this environment calls}
   *
   * @param object what the method is chosen by, or null for the first argument
   */
  Value useMethod(Value generic, @Nullable Value object, Environment environment);

  /** {@return the value of a promise, evaluated now if it was not yet} */
  Value force(Promise promise);

  /**
   * Evaluates what is left to be done when a call ends.
   *
   * @return what that returns instead of the call's own result, or null
   */
  @Nullable Value leave(Frame frame);

  /**
   * Calls a function.
   *
   * @param arguments values or promises
   * @param call what the call looks like to {@code sys.call}
   * @param environment where it is called from
   * @param dispatch how it was chosen, if by method dispatch
   */
  Value call(
      Function function,
      Args arguments,
      Call call,
      Environment environment,
      @Nullable Dispatch dispatch);
}
