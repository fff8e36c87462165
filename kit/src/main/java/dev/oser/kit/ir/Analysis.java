package dev.oser.kit.ir;

/**
 * A fact about a function that is computed when asked for and kept until the function changes. Ask
 * with {@link Function#analysis}. Implementations are stateless; an instance is its own cache key.
 */
public interface Analysis<T> {
  /**
   * {@return the result for the function as it is now; it may ask the function for other analyses}
   */
  T compute(Function function);

  /**
   * {@return whether only blocks and edges matter, so that the result survives changes within
   * blocks}
   */
  default boolean dependsOnFlowOnly() {
    return false;
  }
}
