package dev.oser.cli.shell;

import java.util.List;

/** Says or changes how much commands tell. */
final class VerboseCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual("verbose [on|off]", "tell more: how long loading and calls take", "");
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? List.of("on", "off") : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    switch (String.join(" ", invocation.arguments())) {
      case "" -> {}
      case "on" -> shell.setVerbose(true);
      case "off" -> shell.setVerbose(false);
      default -> throw misuse();
    }
    shell.out().println("verbose: " + (shell.isVerbose() ? "on" : "off"));
  }
}
