package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import java.util.List;

/** A command of the shell. Commands have no state; they find it in the shell. */
public interface ShellCommand {
  /**
   * What {@code help} says.
   *
   * @param usage the command with its arguments; the first word is its name
   * @param summary what it does, in one line
   * @param details more, or the empty string
   */
  record Manual(String usage, String summary, String details) {}

  Manual manual();

  /** Does it. What goes wrong is thrown; the shell reports it. */
  void run(Shell shell, Invocation invocation);

  default String name() {
    return manual().usage().split(" ", 2)[0];
  }

  /** {@return other names} */
  default List<String> aliases() {
    return List.of();
  }

  /** {@return words that can stand as this argument, counted from 0, for completion} */
  default List<String> suggestions(Shell shell, int argument) {
    return List.of();
  }

  /**
   * {@return words that can stand next, for completion}
   *
   * @param before the arguments before it
   */
  default List<String> suggestions(Shell shell, List<String> before) {
    return suggestions(shell, before.size());
  }

  /** {@return whether a file name can stand as this argument} */
  default boolean takesFile(int argument) {
    return false;
  }

  /** {@return the failure of a call with the wrong arguments} */
  default Failure misuse() {
    return new Failure("usage: " + manual().usage());
  }
}
