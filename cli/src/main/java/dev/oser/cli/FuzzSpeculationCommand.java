package dev.oser.cli;

import dev.oser.kit.fuzz.Law;
import dev.oser.kit.fuzz.SpeculationLaws;
import dev.oser.kit.report.Result;
import picocli.CommandLine.Command;

/** {@code oser fuzz speculation}: makes assumptions in random programs. */
@Command(
    name = "speculation",
    header = "Assumes anything anywhere.",
    description = {
      "Puts checkpoints and assumptions, true or not, into random programs, runs passes on",
      "them, and takes assumptions back one by one as they fail. Checks that the programs",
      "show the same, compiled and interpreted."
    },
    footer = {
      "",
      "Ends in one line for scripts:",
      "  result fuzz-speculation programs=… assumptions=… undone=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed, reduced.",
      "",
      "Example:",
      "  oser fuzz speculation --count 10000 --seed 7"
    })
final class FuzzSpeculationCommand extends FuzzLawCommand {
  private final SpeculationLaws law = new SpeculationLaws();

  FuzzSpeculationCommand(Streams streams) {
    super(streams);
  }

  @Override
  String resultName() {
    return "fuzz-speculation";
  }

  @Override
  long chunk() {
    return 200;
  }

  @Override
  Law law() {
    return law;
  }

  @Override
  Result withFigures(Result result) {
    return result.with("assumptions", law.assumptions()).with("undone", law.undone());
  }
}
