package dev.oser.models;

import java.util.List;
import java.util.NoSuchElementException;

/**
 * The outcome of reading a text. Bad text is an ordinary answer, not an exception.
 *
 * @param <T> what a text means
 */
public sealed interface Parsed<T> {
  /** {@return the value, for texts that are known to be right} */
  T orThrow();

  /** The text is right. */
  record Good<T>(T value) implements Parsed<T> {
    @Override
    public T orThrow() {
      return value;
    }
  }

  /**
   * The text is wrong.
   *
   * @param problems at least one
   */
  record Bad<T>(List<Problem> problems) implements Parsed<T> {
    public Bad {
      problems = List.copyOf(problems);
    }

    @Override
    public T orThrow() {
      throw new NoSuchElementException(problems.toString());
    }
  }
}
