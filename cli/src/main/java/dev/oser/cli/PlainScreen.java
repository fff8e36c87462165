package dev.oser.cli;

import java.io.PrintStream;
import java.util.List;

/** No screen, but a file or a pipe: tables follow each other. Who wants to end ends the process. */
final class PlainScreen implements TopScreen {
  private final PrintStream out;
  private final int height;

  /**
   * @param height how many lines a table may have
   */
  PlainScreen(PrintStream out, int height) {
    this.out = out;
    this.height = height;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public void show(List<String> lines) {
    lines.forEach(out::println);
    out.println();
    out.flush();
  }

  @Override
  public boolean endsWithin(long milliseconds) throws InterruptedException {
    Thread.sleep(milliseconds);
    return false;
  }

  @Override
  public void close() {
    out.flush();
  }
}
