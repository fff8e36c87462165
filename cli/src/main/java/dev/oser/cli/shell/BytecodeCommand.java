package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.kit.jit.Disassembly;
import dev.oser.kit.jit.FunctionTooLarge;
import java.util.List;

/** Shows what the compiler makes of a function. */
final class BytecodeCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual("bytecode @f", "print the JVM code of a function, with its source lines", "");
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? shell.functionNames() : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    if (invocation.arguments().size() != 1) {
      throw misuse();
    }
    var function = shell.function(invocation.arguments().getFirst());
    try {
      var compiled = shell.machine().compiled(function.name());
      shell.out().print(Disassembly.of(compiled, shell.sourceOf(function)));
    } catch (FunctionTooLarge e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }
}
