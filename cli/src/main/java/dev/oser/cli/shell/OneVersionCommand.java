package dev.oser.cli.shell;

import java.util.List;

/** A command that does something to one version, written {@code @f:NAME}. */
abstract class OneVersionCommand implements ShellCommand {
  /** Does it, and returns what became of the version, in words. */
  abstract String apply(Versions versions, Version version);

  @Override
  public final List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? shell.versionNames() : List.of();
  }

  @Override
  public final void run(Shell shell, Invocation invocation) {
    var arguments = new Arguments(this, invocation);
    var symbol = arguments.word();
    arguments.end();
    if (!symbol.contains(":")) {
      throw misuse();
    }
    var version = shell.version(symbol);
    var became = apply(shell.versionsOf(version), version);
    shell.out().println(version.symbol() + " is " + became);
  }
}
