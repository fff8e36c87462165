package dev.oser.models;

/**
 * Makes cases.
 *
 * @param <C> what a case is
 */
@FunctionalInterface
public interface Generator<C> {
  /** {@return the case of this seed: the same for the same seed, always} */
  C generate(long seed);
}
