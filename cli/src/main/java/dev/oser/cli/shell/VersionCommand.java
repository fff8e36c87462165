package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.cli.Optimization;
import dev.oser.cli.Words;
import java.util.List;

/** Makes a version of a function. */
final class VersionCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "version @f[:FROM] PASSES [as NAME]",
        "make a version of a function with passes",
        """
        The passes, separated by commas, work on a copy; 'standard' stands for those
        that are worth it for hot functions. The version is kept beside the others, and
        it is known which points and values of the two correspond. Calls still run the
        current version: 'install' changes that, and OSR points lead from one to another.

          version @isord standard as fast
          version @isord:fast inline as faster
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return switch (argument) {
      case 0 -> shell.versionNames();
      case 1 -> PassCommand.passNames();
      case 2 -> List.of("as");
      default -> List.of();
    };
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    var arguments = new Arguments(this, invocation);
    var from = shell.version(arguments.word());
    var passes = arguments.word();
    var versions = shell.versionsOf(from);
    var name = arguments.accept("as") ? versions.newName(arguments.word()) : "";
    arguments.end();
    var pipeline = Optimization.pipeline(passes);
    if (pipeline.passes().isEmpty()) {
      throw new Failure("name at least one pass; 'passes' lists them");
    }
    var made = versions.derive(from, pipeline, passes, name);
    shell
        .out()
        .println(
            made.symbol()
                + ": "
                + from.code().size()
                + " -> "
                + Words.count(made.code().size(), "instruction"));
  }
}
