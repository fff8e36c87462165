package dev.oser.lang.r.regex;

/** A pattern that cannot be compiled, in the words of R. */
public final class PatternSyntaxError extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String reason;
  private final String warning;

  private PatternSyntaxError(String message, String reason, String warning) {
    super(message, null, false, false);
    this.reason = reason;
    this.warning = warning;
  }

  static PatternSyntaxError extended(String pattern, String reason) {
    return new PatternSyntaxError(
        "invalid regular expression '" + pattern + "', reason '" + reason + "'",
        reason,
        "TRE pattern compilation error '" + reason + "'");
  }

  static PatternSyntaxError perl(String pattern, String reason, String rest) {
    return new PatternSyntaxError(
        "invalid regular expression '" + pattern + "'",
        reason,
        "PCRE pattern compilation error\n\t'" + reason + "'\n\tat '" + rest + "'");
  }

  /** {@return R's error message} */
  public String message() {
    var message = getMessage();
    return message == null ? reason : message;
  }

  /** {@return what is wrong, as the pattern's library words it} */
  public String reason() {
    return reason;
  }

  /** {@return what R warns before the error} */
  public String warning() {
    return warning;
  }
}
