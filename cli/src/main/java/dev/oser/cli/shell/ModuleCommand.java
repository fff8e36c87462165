package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.cli.SourceFile;
import dev.oser.cli.Words;
import dev.oser.kit.ir.text.Parser;

/** Reads a module from where commands come from. */
final class ModuleCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "module",
        "type a module in; a line 'end' ends it",
        """
        The text form of the IR, for example

          module
          func @square(%x: i64) -> i64 {
          entry:
            %result = i64.mul %x, %x
            return %result
          }
          end
        """);
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    if (!invocation.arguments().isEmpty()) {
      throw misuse();
    }
    var lines = shell.lines();
    // In a script, positions are those of the script.
    var source = lines.isInteractive() ? "module-" + (shell.modules().size() + 1) : lines.source();
    var text = new StringBuilder(lines.isInteractive() ? "" : "\n".repeat(lines.number()));
    while (true) {
      var line = lines.next("....> ");
      if (line == null) {
        throw new Failure("the module has no end; end it with a line 'end'");
      }
      if (line.strip().equals("end")) {
        break;
      }
      text.append(line).append('\n');
    }
    var module = new Parser().parse(source, text.toString());
    shell.load(new SourceFile(module, text.toString().lines().toList()));
    shell.out().println("loaded " + Words.count(module.functions().size(), "function"));
  }
}
