package dev.oser.kit.callee;

import java.util.function.BooleanSupplier;

/**
 * A function of a machine. Whoever holds it can enter it, also when the machine has forgotten its
 * name.
 */
public sealed interface Callee permits AbstractCallee {
  /** {@return its name, unless the machine has forgotten it} */
  String name();

  /**
   * Watches it from now on, which costs a few instructions per call.
   *
   * @return whether it was called, or a transition led to it, since this was last asked
   */
  BooleanSupplier watch();
}
