package dev.oser.kit.tier;

/**
 * What a language does for a {@link TierController}.
 *
 * @param <K> what can be compiled: a function for a context, a loop, a place to go on
 */
public interface Backend<K> {
  /**
   * Compiles something and installs it.
   *
   * @return its size, in instructions
   * @throws CannotCompile if that is not possible; it is not asked for again
   */
  int compile(K what, Effort effort);

  /** Sees to it that the code is not entered any more. */
  void remove(K what);

  /** {@return what it is called in events} */
  default String name(K what) {
    return what.toString();
  }

  /** Something that stays interpreted, and why. */
  final class CannotCompile extends RuntimeException {
    private static final long serialVersionUID = 1;

    public CannotCompile(String reason) {
      super(reason, null, false, false);
    }
  }
}
