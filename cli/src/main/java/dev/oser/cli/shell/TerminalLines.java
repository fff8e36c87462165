package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;
import org.jspecify.annotations.Nullable;

/** Lines a person types. */
final class TerminalLines implements Lines {
  private final LineReader reader;

  TerminalLines(LineReader reader) {
    this.reader = reader;
  }

  @Override
  public @Nullable String next(String prompt) {
    while (true) {
      try {
        return reader.readLine(prompt);
      } catch (UserInterruptException _) {
        // Ctrl-C clears the line; within a module it gives the module up.
        if (!prompt.equals(Shell.PROMPT)) {
          throw new Failure("the module is given up");
        }
      } catch (EndOfFileException _) {
        return null;
      }
    }
  }

  @Override
  public String source() {
    return "input";
  }

  /** Every line is its own text: messages count lines from the one that was typed. */
  @Override
  public int number() {
    return 1;
  }

  @Override
  public boolean isInteractive() {
    return true;
  }
}
