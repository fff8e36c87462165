package dev.oser.cli.shell;

import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/** A bar that grows while a person waits; on anything but a terminal, nothing. */
final class ProgressBar implements AutoCloseable {
  private static final int WIDTH = 40;
  private static final long INTERVAL = 100_000_000;

  private final @Nullable PrintStream terminal;
  private final int total;
  private long next = System.nanoTime() + INTERVAL;
  private boolean shown;

  private ProgressBar(@Nullable PrintStream terminal, int total) {
    this.terminal = terminal;
    this.total = total;
  }

  static ProgressBar in(Shell shell, int total) {
    return new ProgressBar(shell.lines().isInteractive() ? shell.out() : null, total);
  }

  void show(int done) {
    if (terminal == null || System.nanoTime() < next) {
      return;
    }
    next = System.nanoTime() + INTERVAL;
    int filled = (int) ((long) WIDTH * done / total);
    var bar = "#".repeat(filled) + ".".repeat(WIDTH - filled);
    terminal.print("\r[" + bar + "] " + 100L * done / total + "% ");
    terminal.flush();
    shown = true;
  }

  @Override
  public void close() {
    if (shown && terminal != null) {
      // To the start of the line, which is then erased.
      terminal.print("\r\u001b[K");
      terminal.flush();
    }
  }
}
