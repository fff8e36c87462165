package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import java.util.List;

/** Removes an OSR point. */
final class RemoveCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "remove N",
        "remove an OSR point",
        "'points' says the numbers. Continuations that no other point needs go with it.\n");
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0
        ? shell.points().stream().map(point -> String.valueOf(point.number())).toList()
        : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    var arguments = new Arguments(this, invocation);
    var number = arguments.word();
    arguments.end();
    var point =
        shell.points().stream()
            .filter(each -> String.valueOf(each.number()).equals(number))
            .findFirst()
            .orElseThrow(
                () -> new Failure("there is no point " + number + "; 'points' lists them"));
    shell.versionsOf(point.version()).remove(point);
    shell.out().println("point " + number + " is gone from " + point.version().symbol());
  }
}
