package dev.oser.cli;

import java.util.List;

/** Where tables are shown that are always the newest. */
interface TopScreen extends AutoCloseable {
  /** {@return how many lines a table may have} */
  int height();

  /** Shows a table in place of the last one, or after it. */
  void show(List<String> lines);

  /** {@return whether the person wants to end, within some time; waits until then otherwise} */
  boolean endsWithin(long milliseconds) throws InterruptedException;

  @Override
  void close();
}
