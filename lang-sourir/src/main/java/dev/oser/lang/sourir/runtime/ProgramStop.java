package dev.oser.lang.sourir.runtime;

/** {@code stop e}: ends the program, however deeply its calls are nested. */
public final class ProgramStop extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final int status;

  public ProgramStop(int status) {
    super(null, null, false, false);
    this.status = status;
  }

  public int status() {
    return status;
  }
}
