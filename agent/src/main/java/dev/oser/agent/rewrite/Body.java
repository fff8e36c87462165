package dev.oser.agent.rewrite;

/** What becomes of the code of a method. */
interface Body {
  /**
   * Changes the method.
   *
   * @throws UnsupportedCodeException if that cannot be done; the method is of no use then
   */
  void write();
}
