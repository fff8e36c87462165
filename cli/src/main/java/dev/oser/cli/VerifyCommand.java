package dev.oser.cli;

import dev.oser.kit.MachineOptions;
import dev.oser.kit.analysis.Verifier;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code oser verify}: lists everything that is wrong with a program. */
@Command(
    name = "verify",
    header = "Lists every rule of the IR that a program breaks.",
    footer = {
      "",
      "The exit status is 1 if there are any.",
      "",
      "Example:",
      "  oser verify examples/ir/isord.oir"
    })
final class VerifyCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(paramLabel = "FILE", description = "The program.")
  private String file = "";

  VerifyCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Languages.only(IrLanguage.class, file, "check it with 'oser check " + file + "'");
    var module = SourceFile.read(file).module();
    var violations = Verifier.verify(module, MachineOptions.class.getClassLoader());
    violations.forEach(violation -> streams.err().println(violation.message()));
    if (!violations.isEmpty()) {
      return ExitCode.FAILED;
    }
    streams.out().println(file + ": valid, " + Words.count(module.functions().size(), "function"));
    return ExitCode.OK;
  }
}
