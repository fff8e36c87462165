package dev.oser.kit.opt;

import java.util.List;

/**
 * Passes that together establish something, which the phases after them rely on.
 *
 * @param name what they establish, in a word or two
 */
public record Phase(String name, List<Pass> passes) {
  public Phase {
    passes = List.copyOf(passes);
  }

  /** {@return a phase of these passes} */
  public static Phase of(String name, Pass... passes) {
    return new Phase(name, List.of(passes));
  }
}
