package dev.oser.cli.shell;

import java.util.List;

/** Forgets a version. */
final class DropCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "drop @f:VERSION",
        "forget a version",
        """
        Not the current one, nor one that others were made from, nor one that an OSR
        point is in or leads to.
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? shell.versionNames() : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    var arguments = new Arguments(this, invocation);
    var symbol = arguments.word();
    arguments.end();
    if (!symbol.contains(":")) {
      throw misuse();
    }
    var version = shell.version(symbol);
    shell.versionsOf(version).drop(version);
    shell.out().println(version.symbol() + " is gone");
  }
}
