package dev.oser.profile.page;

import dev.oser.profile.path.Branch.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * A condition in the source that is one branch of the code.
 *
 * @param text as it is written
 * @param holds what the code finds when it holds
 */
record Condition(String text, Outcome holds) {
  /** The condition of a loop over elements: there is one more. */
  private static final String EACH = "for each ";

  static Condition each(String text) {
    return new Condition(EACH + text, Outcome.TRUE);
  }

  /** {@return the condition or its opposite; null if the code compares something else} */
  @Nullable String name(Outcome outcome) {
    if (text.startsWith(EACH)) {
      // Over arrays the index is compared, over others hasNext() is asked.
      return switch (outcome) {
        case TRUE, LESS -> text;
        case FALSE, NOT_LESS -> "end of " + text;
        default -> null;
      };
    }
    if (is(outcome, holds)) {
      return text;
    }
    return is(outcome.opposite(), holds) ? "not " + text : null;
  }

  /** A comparison with 0 or false is no comparison of two values in the code. */
  private static boolean is(Outcome found, Outcome holds) {
    return found == holds
        || found == Outcome.FALSE && holds == Outcome.EQUAL
        || found == Outcome.TRUE && holds == Outcome.NOT_EQUAL;
  }
}
