package dev.oser.cli.shell;

import dev.oser.cli.Words;
import dev.oser.kit.ir.Function;

/** Lists what is loaded. */
final class FunctionsCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual("functions", "list the functions that are loaded", "");
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    if (!invocation.arguments().isEmpty()) {
      throw misuse();
    }
    var functions = shell.machine().functions();
    int names = functions.stream().mapToInt(each -> each.toString().length()).max().orElse(0);
    int types = functions.stream().mapToInt(each -> each.type().text().length()).max().orElse(0);
    for (Function function : functions) {
      shell.out().print(padded(function.toString(), names));
      shell.out().print("  " + padded(function.type().text(), types));
      shell.out().print("  " + Words.count(function.size(), "instruction"));
      shell.out().println(", " + Words.count(function.blocks().size(), "block"));
    }
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }
}
