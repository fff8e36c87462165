package dev.oser.lang.r.regex;

/** A text that counts how often it is looked at, because backtracking may never end. */
final class BoundedText implements CharSequence {
  /** Some seconds of work. */
  private static final long LIMIT = 100_000_000;

  private final String text;
  private long looks;

  BoundedText(String text) {
    this.text = text;
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public char charAt(int index) {
    if (++looks > LIMIT) {
      throw new PatternLimitException();
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
