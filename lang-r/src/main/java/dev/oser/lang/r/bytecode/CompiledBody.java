package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** Compiled code that runs in the place of interpreted code, from its beginning. */
public interface CompiledBody {
  Value run(Environment environment);

  /** Versions of the same code, of which calls enter different ones. */
  interface Versions {
    /** {@return what runs in an environment; null if the interpreter does} */
    @Nullable CompiledBody version(Environment environment);
  }
}
