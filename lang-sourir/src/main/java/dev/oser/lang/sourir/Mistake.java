package dev.oser.lang.sourir;

/** Something wrong with a program that its author can put right. */
public final class Mistake extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** When it was found. */
  public enum Kind {
    SYNTAX(2),
    STATIC(1),
    RUN_TIME(2);

    private final int exitStatus;

    Kind(int exitStatus) {
      this.exitStatus = exitStatus;
    }

    /** {@return what a process ends with, as the format says} */
    public int exitStatus() {
      return exitStatus;
    }
  }

  private final Kind kind;

  Mistake(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
