package dev.oser.cli;

/** What the process ends with, besides the program's own status. */
public final class ExitCode {
  public static final int OK = 0;

  /** The program trapped, does not verify, or breaks an invariant. */
  public static final int FAILED = 1;

  /** The command, a file or the text of a program is wrong. */
  public static final int USAGE = 2;

  /** A bug; the number is EX_SOFTWARE of sysexits.h. */
  static final int INTERNAL = 70;

  /** Somebody had enough; as if SIGINT had ended the process. */
  static final int INTERRUPTED = 130;

  /** The reader of the output went away; as if SIGPIPE had ended the process. */
  static final int CLOSED_PIPE = 141;

  private ExitCode() {}
}
