package dev.oser.cli;

import dev.oser.kit.LoadError;
import dev.oser.kit.ir.text.SyntaxError;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import dev.oser.lang.sourir.Mistake;
import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/**
 * What went wrong, for a person.
 *
 * @param message what to print, or the empty string to end quietly
 * @param file not null if the message begins with a file and a position in it
 * @param exitCode what a process that ends with it returns
 * @param bug the exception, if it should not have happened
 */
public record Problem(
    String message, @Nullable String file, int exitCode, @Nullable Throwable bug) {
  private Problem(@Nullable String message, int exitCode) {
    this(String.valueOf(message), null, exitCode, null);
  }

  public static Problem of(Throwable thrown) {
    var output = outputFailure(thrown);
    if (output != null) {
      return output.isClosedPipe()
          ? new Problem("", ExitCode.CLOSED_PIPE)
          : new Problem("cannot write the output: " + output.getMessage(), ExitCode.USAGE);
    }
    return switch (thrown) {
      case Failure failure -> new Problem(failure.getMessage(), failure.exitCode());
      case SyntaxError error ->
          new Problem(
              String.valueOf(error.getMessage()), error.position().file(), ExitCode.USAGE, null);
      case Mistake mistake ->
          new Problem(String.valueOf(mistake.getMessage()), "", mistake.kind().exitStatus(), null);
      case LoadError error -> new Problem(error.getMessage(), ExitCode.USAGE);
      // An explicit trap says so itself.
      case Trap trap when trap.kind() == TrapKind.EXPLICIT ->
          new Problem(trap.getMessage(), ExitCode.FAILED);
      case Trap trap when trap.kind() == TrapKind.INTERRUPTED ->
          new Problem("interrupted", ExitCode.INTERRUPTED);
      case Trap trap -> new Problem("trap: " + trap.getMessage(), ExitCode.FAILED);
      default -> bug(thrown);
    };
  }

  private static Problem bug(Throwable thrown) {
    var message =
        "internal error: "
            + thrown
            + ". This is a bug in oser; please report it with the input that caused it.";
    return new Problem(message, null, ExitCode.INTERNAL, thrown);
  }

  /** An op may have made a trap of the failure, so the causes count. */
  private static StandardOutput.@Nullable Failed outputFailure(Throwable thrown) {
    for (Throwable each = thrown; each != null; each = each.getCause()) {
      if (each instanceof StandardOutput.Failed failed) {
        return failed;
      }
    }
    return null;
  }

  /** Prints the message, and the stack trace of a bug if OSER_DEBUG is set. */
  public void print(String prefix, PrintStream to) {
    if (!message.isEmpty()) {
      to.println(prefix + message);
    }
    if (bug != null && System.getenv("OSER_DEBUG") != null) {
      bug.printStackTrace(to);
    }
    to.flush();
  }
}
