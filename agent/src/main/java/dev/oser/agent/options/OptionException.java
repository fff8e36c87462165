package dev.oser.agent.options;

/** The options are wrong; the message says how. */
public final class OptionException extends Exception {
  private static final long serialVersionUID = 1L;

  public OptionException(String message) {
    super(message);
  }
}
