package dev.oser.models.distilled;

import java.util.List;

/**
 * A trace (Definition 7) or a prefix of one: infinite traces are cut.
 *
 * @param states s0, s1, …
 * @param end why there are no more
 */
public record Trace(List<State> states, End end) {
  public Trace {
    states = List.copyOf(states);
  }

  /** How a trace ends. */
  public enum End {
    /** After {@code out}. */
    FINISHED,
    /** No rule applies: {@code abort}, an undefined variable, a division by zero. */
    STUCK,
    /** It goes on; nobody looked. */
    CUT
  }
}
