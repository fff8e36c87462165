package dev.oser.cli;

import dev.oser.cli.shell.ScriptLines;
import dev.oser.cli.shell.Shell;
import dev.oser.cli.shell.TerminalShell;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code oser shell}: the interactive environment, or a script of its commands. */
@Command(
    name = "shell",
    header = "Loads, changes, calls and measures functions interactively.",
    footer = {
      "",
      "Commands come from the terminal, from the script, or from a pipe. A script",
      "ends at the first error. 'help' in the shell lists the commands.",
      "",
      "Examples:",
      "  oser shell",
      "  echo 'load examples/ir/isord.oir",
      "  repeat 20 @main()' | oser shell"
    })
final class ShellSubcommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(paramLabel = "SCRIPT", arity = "0..1", description = "A file of commands.")
  private String script = "";

  ShellSubcommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (!script.isEmpty()) {
      var text = SourceFile.text(SourceFile.path(script));
      return shell().run(new ScriptLines(script, new StringReader(text)));
    }
    if (streams.terminal().isThere()) {
      return TerminalShell.run(shell());
    }
    var piped = new InputStreamReader(streams.in(), StandardCharsets.UTF_8);
    return shell().run(new ScriptLines("stdin", piped));
  }

  private Shell shell() {
    return new Shell(streams.out(), streams.err());
  }
}
