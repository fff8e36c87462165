package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import java.io.IOException;
import java.nio.file.Path;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Runs a shell on the process's terminal, with line editing, completion and history. */
public final class TerminalShell {
  private TerminalShell() {}

  public static int run(Shell shell) {
    try (var terminal = TerminalBuilder.builder().system(true).build()) {
      terminal.handle(Terminal.Signal.INT, _ -> interrupt(shell));
      var reader =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .appName("oser")
              .completer(new ShellCompleter(shell))
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .variable(LineReader.HISTORY_FILE, home().resolve(".oser_history"))
              .variable(LineReader.HISTORY_FILE_SIZE, 10_000)
              .build();
      shell.out().println("'help' lists the commands, Tab completes, Ctrl-D leaves.");
      shell.out().flush();
      return shell.run(new TerminalLines(reader));
    } catch (IOException e) {
      throw new Failure("cannot use the terminal: " + e.getMessage());
    }
  }

  private static Path home() {
    return Path.of(System.getProperty("user.home"));
  }

  /**
   * Ctrl-C while a command runs ends what it runs. Only Java code that a program calls cannot be
   * stopped; the second Ctrl-C leaves it with the shell.
   */
  private static void interrupt(Shell shell) {
    if (shell.interrupt()) {
      Runtime.getRuntime().halt(130);
    }
  }
}
