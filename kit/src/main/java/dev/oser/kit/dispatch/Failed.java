package dev.oser.kit.dispatch;

/**
 * What is known about code that goes on after an assumption failed: its number.
 *
 * @param number the number, or {@link #ANYTHING}
 */
public record Failed(int number) implements Context<Failed> {
  private static final int ANYTHING = -1;

  /** Whatever failed. */
  public static final Failed SOMETHING = new Failed(ANYTHING);

  @Override
  public boolean implies(Failed other) {
    return other.number == ANYTHING || other.number == number;
  }

  /** {@return whether a failure is one of these} */
  public boolean covers(int failure) {
    return number == ANYTHING || number == failure;
  }
}
