package dev.oser.cli.shell;

import java.util.List;

/** Makes a version the current one. */
final class InstallCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "install @f:VERSION",
        "make a version the one that calls of the function run",
        "The first version of a function is called base.\n");
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
    shell.versionsOf(version).install(version);
    shell.out().println(version.symbol() + " is current");
  }
}
