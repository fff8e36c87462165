package dev.oser.cli.shell;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import java.util.List;
import java.util.Locale;

/** Says or changes what runs functions. */
final class EngineCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual("engine [interpreter|compiler]", "say or choose what runs functions", "");
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? List.of("interpreter", "compiler") : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    switch (String.join(" ", invocation.arguments())) {
      case "" -> {}
      case "interpreter" -> shell.machine().use(Engine.INTERPRETER);
      case "compiler" -> shell.machine().use(Engine.COMPILER);
      default -> throw misuse();
    }
    shell.out().println("engine: " + name(shell.machine()));
  }

  static String name(Machine machine) {
    return machine.engine().name().toLowerCase(Locale.ROOT);
  }
}
