package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import java.util.List;

/** Explains the commands. */
final class HelpCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual("help [COMMAND]", "list the commands, or explain one", "");
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? Commands.all().stream().map(ShellCommand::name).toList() : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    switch (invocation.arguments().size()) {
      case 0 -> list(shell);
      case 1 -> explain(invocation.arguments().getFirst(), shell);
      default -> throw misuse();
    }
  }

  private static void list(Shell shell) {
    int width =
        Commands.all().stream().mapToInt(each -> each.manual().usage().length()).max().orElse(0);
    for (var command : Commands.all()) {
      var manual = command.manual();
      var padding = " ".repeat(width - manual.usage().length());
      shell.out().println(manual.usage() + padding + "  " + manual.summary());
    }
  }

  private static void explain(String name, Shell shell) {
    var command = Commands.named(name);
    if (command == null) {
      throw new Failure("there is no command '" + name + "'; 'help' lists them");
    }
    var manual = command.manual();
    shell.out().println(manual.usage());
    shell.out().println("  " + manual.summary());
    if (!manual.details().isEmpty()) {
      shell.out().println();
      shell.out().print(manual.details());
    }
  }
}
