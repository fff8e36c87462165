package dev.oser.kit.dispatch;

/**
 * What is known at a call. Contexts are values: equal ones say the same.
 *
 * @param <C> the language's contexts
 */
public interface Context<C extends Context<C>> {
  /**
   * {@return whether everything the other context says follows from this one: this is smaller, it
   * knows as much or more} A partial order; each context implies itself.
   */
  boolean implies(C other);
}
