package dev.oser.cli.shell;

import dev.oser.cli.Words;
import java.util.List;

/** Lists versions. */
final class VersionsCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "versions [@f]", "list the versions of a function, or of all that have several", "");
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? shell.functionNames() : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    switch (invocation.arguments().size()) {
      case 0 -> shell.versions().forEach(versions -> list(versions, shell));
      case 1 -> list(shell.versionsOf(shell.function(invocation.arguments().getFirst())), shell);
      default -> throw misuse();
    }
  }

  private static void list(Versions versions, Shell shell) {
    int width = versions.all().stream().mapToInt(each -> each.symbol().length()).max().orElse(0);
    for (var version : versions.all()) {
      var symbol = version.symbol();
      var line = new StringBuilder(symbol + " ".repeat(width - symbol.length()) + "  ");
      line.append(Words.count(version.code().size(), "instruction"));
      if (!version.origin().isEmpty()) {
        line.append(", ").append(version.origin());
      }
      int points =
          (int) versions.points().stream().filter(point -> point.version() == version).count();
      if (points > 0) {
        line.append(", ").append(Words.count(points, "OSR point"));
      }
      if (version == versions.current()) {
        line.append(", current");
      }
      shell.out().println(line);
    }
  }
}
