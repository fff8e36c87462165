package dev.oser.cli;

import dev.oser.kit.fuzz.Law;
import dev.oser.kit.fuzz.PassesPreserve;
import dev.oser.kit.opt.Passes;
import dev.oser.kit.report.Result;
import picocli.CommandLine.Command;

/** {@code oser fuzz passes}: runs passes on random programs. */
@Command(
    name = "passes",
    header = "Runs passes in random order.",
    description = {
      "Checks on random programs that every pass, alone and in random sequences, leaves a",
      "valid program that shows the same."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-passes programs=… changes=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed, reduced.",
      "",
      "Example:",
      "  oser fuzz passes --count 100000 --seed 7"
    })
final class FuzzPassesCommand extends FuzzLawCommand {
  private final PassesPreserve law = new PassesPreserve(Passes.all());

  FuzzPassesCommand(Streams streams) {
    super(streams);
  }

  @Override
  String resultName() {
    return "fuzz-passes";
  }

  @Override
  long chunk() {
    return 1000;
  }

  @Override
  Law law() {
    return law;
  }

  @Override
  Result withFigures(Result result) {
    return result.with("changes", law.changes());
  }
}
