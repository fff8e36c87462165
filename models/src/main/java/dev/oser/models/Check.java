package dev.oser.models;

import org.jspecify.annotations.Nullable;

/**
 * What must hold of every case.
 *
 * @param <C> what a case is
 */
@FunctionalInterface
public interface Check<C> {
  /** {@return how the case violates the property, or null if it does not} */
  @Nullable String violation(C subject);
}
