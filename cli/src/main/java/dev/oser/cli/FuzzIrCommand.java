package dev.oser.cli;

import dev.oser.kit.fuzz.EnginesAgree;
import dev.oser.kit.fuzz.Law;
import dev.oser.kit.report.Result;
import picocli.CommandLine.Command;

/** {@code oser fuzz ir}: compares the engines on random programs. */
@Command(
    name = "ir",
    header = "Compares interpreter and compiler.",
    description = {
      "Checks on random programs that interpreter and compiler agree on output, result",
      "and trap, and that printing and parsing give the same program."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-ir programs=… traps=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed, reduced.",
      "",
      "Example:",
      "  oser fuzz ir --count 100000 --seed 7"
    })
final class FuzzIrCommand extends FuzzLawCommand {
  private final EnginesAgree law = new EnginesAgree();

  FuzzIrCommand(Streams streams) {
    super(streams);
  }

  @Override
  String resultName() {
    return "fuzz-ir";
  }

  @Override
  long chunk() {
    return 2000;
  }

  @Override
  Law law() {
    return law;
  }

  @Override
  Result withFigures(Result result) {
    return result.with("traps", law.traps());
  }
}
