package dev.oser.cli.shell;

import dev.oser.kit.opt.Passes;

/** Lists the passes there are. */
final class PassesCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual("passes", "list the optimization passes", "");
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    if (!invocation.arguments().isEmpty()) {
      throw misuse();
    }
    int width = Passes.all().stream().mapToInt(pass -> pass.name().length()).max().orElse(0);
    for (var pass : Passes.all()) {
      var padding = " ".repeat(width - pass.name().length());
      shell.out().println(pass.name() + padding + "  " + pass.description());
    }
  }
}
