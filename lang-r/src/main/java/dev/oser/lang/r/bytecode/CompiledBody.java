package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Value;

/** Compiled code that runs in the place of interpreted code, from its beginning. */
public interface CompiledBody {
  Value run(Environment environment);
}
