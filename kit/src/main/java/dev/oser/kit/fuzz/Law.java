package dev.oser.kit.fuzz;

import dev.oser.kit.ir.Module;
import org.jspecify.annotations.Nullable;

/**
 * Something that must hold of every program. Laws are asked about several programs at a time, and
 * about reduced ones that may not terminate.
 */
public interface Law {
  /** {@return how the program breaks the law, or null if it does not} */
  @Nullable String violation(Module module);

  /** {@return the program of a seed, of the kind that the law is about} */
  default Module program(long seed) {
    return ProgramGenerator.generate(seed);
  }
}
