package dev.oser.cli.shell;

import java.io.OutputStream;
import java.io.PrintStream;

/**
 * What programs write, on its way to where commands write. It remembers whether the last line was
 * ended, so that a result or a prompt does not stand behind half a line.
 */
final class ProgramOutput extends OutputStream {
  private final PrintStream out;
  private boolean withinLine;

  ProgramOutput(PrintStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) {
    out.write(b);
    withinLine = b != '\n';
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    out.write(bytes, from, count);
    if (count > 0) {
      withinLine = bytes[from + count - 1] != '\n';
    }
  }

  @Override
  public void flush() {
    out.flush();
  }

  /** {@return whether the program has begun a line and not ended it} */
  boolean isWithinLine() {
    return withinLine;
  }

  /** Ends the line if the program did not. */
  void endLine() {
    if (withinLine) {
      out.println();
      withinLine = false;
    }
  }
}
