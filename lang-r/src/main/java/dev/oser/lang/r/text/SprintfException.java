package dev.oser.lang.r.text;

/** What is wrong with a format or its arguments, in the words of R. */
public final class SprintfException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String words;

  SprintfException(String words) {
    super(words, null, false, false);
    this.words = words;
  }

  /** {@return R's error message} */
  public String message() {
    return words;
  }
}
