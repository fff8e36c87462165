package dev.oser.lang.r.regex;

/** A match that would take too many steps. R warns and goes on as if there were none. */
public final class PatternLimitException extends RuntimeException {
  private static final long serialVersionUID = 1;

  PatternLimitException() {
    super("match limit exceeded", null, false, false);
  }
}
