package dev.oser.lang.r.embed;

/** A program called {@code quit()}, which it may do. The session is closed. */
public final class QuitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;

  QuitException(int status) {
    super("the program has ended the session with status " + status, null, false, false);
    this.status = status;
  }

  /** {@return what {@code quit()} was given} */
  public int status() {
    return status;
  }
}
