package dev.oser.agent.rewrite;

/** A method cannot be instrumented; the message is a reason that others may share. */
final class UnsupportedCodeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnsupportedCodeException(String reason) {
    super(reason);
  }
}
