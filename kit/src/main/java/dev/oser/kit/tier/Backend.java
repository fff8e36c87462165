package dev.oser.kit.tier;

import java.util.Collection;
import java.util.List;
import java.util.function.BooleanSupplier;

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

  /** Sees to it that the code is not entered any more, and that what entered it counts anew. */
  void remove(K what);

  /**
   * Makes code tell whether it is entered: asked for when room gets scarce, so that what is in use
   * is kept. A machine watches its functions.
   *
   * @return whether it was entered since this was last asked
   */
  BooleanSupplier watch(K what);

  /** {@return what nobody needs any more once this is there: the loops of a function} */
  default Collection<K> replacedBy(K what) {
    return List.of();
  }

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

  /** {@return how much the program waits for it: what is more urgent is compiled before} */
  default int urgency(K what) {
    return 0;
  }
}
