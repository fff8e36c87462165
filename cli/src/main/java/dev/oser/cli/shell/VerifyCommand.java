package dev.oser.cli.shell;

import dev.oser.cli.ExitCode;
import dev.oser.cli.Failure;
import dev.oser.cli.Words;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.analysis.Violation;
import java.util.List;
import java.util.stream.Collectors;

/** Checks functions as they are now. */
final class VerifyCommand implements ShellCommand {
  @Override
  public Manual manual() {
    return new Manual("verify [@f]", "check a function, or all, against the rules of the IR", "");
  }

  @Override
  public List<String> suggestions(Shell shell, int argument) {
    return argument == 0 ? shell.functionNames() : List.of();
  }

  @Override
  public void run(Shell shell, Invocation invocation) {
    var functions =
        switch (invocation.arguments().size()) {
          case 0 -> shell.machine().functions();
          case 1 -> List.of(shell.function(invocation.arguments().getFirst()));
          default -> throw misuse();
        };
    var violations =
        functions.stream().flatMap(function -> Verifier.verify(function).stream()).toList();
    if (!violations.isEmpty()) {
      throw new Failure(
          violations.stream().map(Violation::message).collect(Collectors.joining("\n")),
          ExitCode.FAILED);
    }
    shell.out().println("valid: " + Words.count(functions.size(), "function"));
  }
}
