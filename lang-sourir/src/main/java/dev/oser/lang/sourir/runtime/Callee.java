package dev.oser.lang.sourir.runtime;

/** A function as a value: {@code 'f}. Functions are equal only to themselves. */
public interface Callee {
  String name();

  /** {@return how many arguments it takes} */
  int arity();

  /**
   * Calls it.
   *
   * @param depth how many calls the new one is nested in
   * @param arguments as many as it takes
   */
  Object call(int depth, Object[] arguments);
}
