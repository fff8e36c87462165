package dev.oser.cli.shell;

import java.util.List;

/** Lists OSR points. */
final class PointsCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "points [@f]",
        "list the OSR points of a function, or all",
        "Of open points it says how often they have fired, and what was made.\n");
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? shell.functionNames() : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    var points =
        switch (invocation.arguments().size()) {
          case 0 -> shell.points();
          case 1 -> shell.versionsOf(shell.function(invocation.arguments().getFirst())).points();
          default -> throw misuse();
        };
    points.forEach(point -> print(point, shell));
  }

  static void print(Point point, Shell shell) {
    shell.out().println(point.place());
    shell.out().println(point.effect(shell));
  }
}
