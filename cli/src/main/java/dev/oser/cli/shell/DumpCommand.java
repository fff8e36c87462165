package dev.oser.cli.shell;

import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Printer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Prints functions as text. */
final class DumpCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual(
        "dump [@f[:VERSION]]",
        "print a function, a version of it, or everything that is loaded",
        """
        Without a function, the output is one module that could be loaded again, unless
        it has open OSR points, which ask this shell where to go.
        """);
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? shell.versionNames() : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    switch (invocation.arguments().size()) {
      case 0 -> dumpAll(shell);
      case 1 -> shell.out().print(Printer.print(shell.code(invocation.arguments().getFirst())));
      default -> throw misuse();
    }
  }

  private static void dumpAll(Shell shell) {
    var records = new HashSet<String>();
    var texts = new ArrayList<String>();
    for (var module : shell.modules()) {
      var current = current(module, shell, records);
      if (!current.items().isEmpty()) {
        texts.add(Printer.print(current));
      }
    }
    var stubs = new Module("osr");
    for (var item : shell.generated().items()) {
      if (item instanceof Module.FunctionItem(var function)) {
        texts.add(Printer.print(function));
      } else {
        stubs.add(item);
      }
    }
    if (!stubs.items().isEmpty()) {
      texts.add(Printer.print(stubs));
    }
    shell.out().print(String.join("\n", texts));
  }

  /** {@return the module without what a later one replaced, and without declarations} */
  private static Module current(Module module, Shell shell, Set<String> records) {
    var current = new Module(module.source());
    for (var item : module.items()) {
      boolean counts =
          switch (item) {
            case Module.RecordItem record -> records.add(record.name());
            case Module.FunctionItem function -> shell.owner(function.name()) == module;
            case Module.Declaration _ -> false;
          };
      if (counts) {
        current.add(item);
      }
    }
    return current;
  }
}
