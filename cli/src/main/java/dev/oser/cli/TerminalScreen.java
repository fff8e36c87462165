package dev.oser.cli;

import java.io.IOException;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** A terminal, on which each table takes the place of the last. q and Ctrl-C end. */
final class TerminalScreen implements TopScreen {
  private static final int PATIENCE_MILLISECONDS = 100;

  /** Where nobody says how large it is. */
  private static final int HEIGHT = 24;

  private static final int WIDTH = 80;

  private final Terminal terminal;
  private final Attributes attributes;
  private volatile boolean isInterrupted;
  private List<String> shown = List.of();
  private int shownHeight;
  private int shownWidth;

  TerminalScreen(Terminal terminal) {
    this.terminal = terminal;
    attributes = terminal.enterRawMode();
    terminal.handle(Terminal.Signal.INT, _ -> isInterrupted = true);
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.cursor_invisible);
  }

  static TerminalScreen ofProcess() {
    try {
      return new TerminalScreen(TerminalBuilder.builder().system(true).build());
    } catch (IOException e) {
      throw new Failure("cannot use the terminal: " + e.getMessage());
    }
  }

  @Override
  public int height() {
    // The last line says how to end.
    return Math.max(3, rows() - 1);
  }

  private int rows() {
    return terminal.getSize().getRows() > 0 ? terminal.getSize().getRows() : HEIGHT;
  }

  private int columns() {
    return terminal.getSize().getColumns() > 0 ? terminal.getSize().getColumns() : WIDTH;
  }

  @Override
  public void show(List<String> lines) {
    shown = lines;
    shownHeight = rows();
    shownWidth = columns();
    terminal.puts(Capability.clear_screen);
    var writer = terminal.writer();
    for (var line : lines.subList(0, Math.min(lines.size(), rows() - 1))) {
      writer.print(cut(line) + "\n");
    }
    writer.print(cut("q ends"));
    terminal.flush();
  }

  private String cut(String line) {
    return line.length() <= shownWidth ? line : line.substring(0, shownWidth - 1) + "…";
  }

  @Override
  public boolean endsWithin(long milliseconds) throws InterruptedException {
    long end = System.nanoTime() + milliseconds * 1_000_000;
    try {
      while (!isInterrupted && System.nanoTime() < end) {
        int key = terminal.reader().read(PATIENCE_MILLISECONDS);
        if (key == 'q' || key == 'Q' || key == 3 || key == NonBlockingReader.EOF) {
          return true;
        }
        if (rows() != shownHeight || columns() != shownWidth) {
          show(shown);
        }
      }
    } catch (IOException e) {
      // There is no terminal any more.
      return true;
    }
    return isInterrupted;
  }

  @Override
  public void close() {
    terminal.puts(Capability.cursor_visible);
    terminal.puts(Capability.exit_ca_mode);
    terminal.setAttributes(attributes);
    terminal.flush();
    try {
      terminal.close();
    } catch (IOException e) {
      // It is gone, and with it whatever was wrong.
    }
  }
}
