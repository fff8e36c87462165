package dev.oser.kit.opt;

import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Module;
import org.jspecify.annotations.Nullable;

/** What a pass may ask about the world around the function it changes. */
public interface PassContext {
  /** A world in which nothing is known. */
  PassContext NONE = _ -> null;

  /**
   * {@return the version of a function that calls of it may be replaced by, or null if there is
   * none}
   */
  @Nullable Function callee(String name);

  /** {@return the world of a module: its functions as they are} */
  static PassContext of(Module module) {
    return module::function;
  }
}
