package dev.oser.lang.r.regex;

import dev.oser.lang.r.limit.Polls;
import java.util.regex.Pattern;

/** A text that counts how often it is looked at, because backtracking may never end. */
final class BoundedText implements CharSequence {
  private static final Pattern RISKY =
      Pattern.compile("\\)[*+{?]|\\\\[1-9k]|(?:[*+}].*){4}", Pattern.DOTALL);

  /** Some seconds of work. */
  static final long LONG = 100_000_000;

  /** How many looks there are between two questions whether to go on, less one. */
  private static final int SELDOM = 1023;

  private final String text;
  private final long limit;
  private long looks;

  BoundedText(String text, long limit) {
    this.text = text;
    this.limit = limit;
  }

  /**
   * {@return the text, counted if a pattern is one of those that may take forever, or if somebody
   * may want to stop the others, too}
   */
  static CharSequence of(String text, boolean risky) {
    return risky
        ? new BoundedText(text, LONG)
        : text.length() > SELDOM && Polls.isWatched()
            ? new BoundedText(text, Long.MAX_VALUE)
            : text;
  }

  /**
   * {@return whether backtracking may take more than polynomial time} Repeated groups and
   * references may; single characters, if not too many, take a power of the length.
   */
  static boolean isRisky(String pattern) {
    return RISKY.matcher(pattern).find();
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public char charAt(int index) {
    if (++looks > limit) {
      throw new PatternLimitException();
    }
    if ((looks & SELDOM) == 0) {
      Polls.loop();
    }
    return text.charAt(index);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.substring(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
