package dev.oser.cli.shell;

import org.jspecify.annotations.Nullable;

/** Where commands come from. */
public interface Lines {
  /**
   * {@return the next line, or null at the end}
   *
   * @param prompt what a person is asked with
   */
  @Nullable String next(String prompt);

  /** {@return what messages call this source of lines} */
  String source();

  /** {@return the number of the line read last} */
  int number();

  /** {@return whether a person types, so that an error is not the end} */
  boolean isInteractive();
}
