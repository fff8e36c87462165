package dev.oser.cli;

/** Something a person can put right: what is wrong, and the exit status it ends with. */
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  public Failure(String message) {
    this(message, ExitCode.USAGE);
  }

  public Failure(String message, int exitCode) {
    super(message);
    this.exitCode = exitCode;
  }

  public int exitCode() {
    return exitCode;
  }
}
