package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** Compiled code of a function that only computes, which needs no activation. */
public interface PureBody {
  /**
   * {@return the result; null if the call has to be made}
   *
   * @param environment that the closure was made in
   * @param depth how deep calls are nested
   * @param arguments a value for each parameter
   */
  @Nullable Value call(Environment environment, int depth, Value[] arguments);
}
