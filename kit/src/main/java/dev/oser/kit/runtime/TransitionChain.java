package dev.oser.kit.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The transitions that follow one another from one activation. The JVM has no tail calls, so each
 * of them is a call on top of the last, until there are {@link #LONGEST}. Then the next one is
 * written down here and every function returns, down to the one that made the first transition: it
 * makes the one written down. So any number of transitions needs bounded stack, and a few are plain
 * calls.
 *
 * <p>Generated code that makes a transition does this: without a chain, it begins one, calls, and
 * {@linkplain #finish finishes} what is {@linkplain #isPostponed postponed}; within a chain, it
 * calls if it {@linkplain #goesOn may}, otherwise it {@linkplain #postpone postpones} and returns
 * anything.
 */
public final class TransitionChain {
  /** How many transitions may be on the stack at a time. */
  public static final int LONGEST = 64;

  private int length = 1;
  private @Nullable Destination next;
  private @Nullable Object @Nullable [] arguments;

  /** Where a transition leads. */
  public interface Destination {
    /** Goes there, as part of a chain. */
    @Nullable Object enter(@Nullable Object[] arguments, TransitionChain chain);
  }

  /** {@return whether one more transition may be a call; it is counted} */
  public boolean goesOn() {
    return ++length <= LONGEST;
  }

  /** Leaves a transition to the function that began the chain. */
  public void postpone(Destination destination, @Nullable Object[] state) {
    next = destination;
    arguments = state;
  }

  /** {@return whether what has just been returned is not the result} */
  public boolean isPostponed() {
    return next != null;
  }

  /** {@return the result, after all transitions that were postponed} */
  public @Nullable Object finish() {
    Object result = null;
    while (next != null && arguments != null) {
      var destination = next;
      var state = arguments;
      next = null;
      arguments = null;
      length = 1;
      result = destination.enter(state, this);
    }
    return result;
  }
}
