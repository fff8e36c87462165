package dev.oser.kit.osr.graph;

import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import org.jspecify.annotations.Nullable;

/**
 * Decides, step by step, which version of a multi-version function goes on: a profile, a person, a
 * test. Whatever it decides, the function computes the same (Distilled, Theorem 3.5).
 */
public interface Oracle {
  /**
   * {@return the version to go on in, or null to stay}
   *
   * @param next the instruction that is next; its function is the version that runs now
   */
  @Nullable Function choose(Instruction next);
}
