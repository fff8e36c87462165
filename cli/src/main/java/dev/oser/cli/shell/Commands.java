package dev.oser.cli.shell;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** All commands of the shell, in the order {@code help} shows them. */
final class Commands {
  private static final List<ShellCommand> ALL =
      List.of(
          new LoadCommand(),
          new ModuleCommand(),
          new FunctionsCommand(),
          new DumpCommand(),
          new CfgCommand(),
          new VerifyCommand(),
          new PassesCommand(),
          new PassCommand(),
          new VersionCommand(),
          new VersionsCommand(),
          new InstallCommand(),
          new DropCommand(),
          new MapCommand(),
          new PointCommand(),
          new PointsCommand(),
          new RemoveCommand(),
          new CallCommand(),
          new RepeatCommand(),
          new EngineCommand(),
          new BytecodeCommand(),
          new VerboseCommand(),
          new HelpCommand(),
          new QuitCommand());

  private Commands() {}

  static List<ShellCommand> all() {
    return ALL;
  }

  static @Nullable ShellCommand named(String name) {
    return ALL.stream()
        .filter(command -> command.name().equals(name) || command.aliases().contains(name))
        .findFirst()
        .orElse(null);
  }
}
