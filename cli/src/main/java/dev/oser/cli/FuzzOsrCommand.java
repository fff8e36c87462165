package dev.oser.cli;

import dev.oser.kit.fuzz.Law;
import dev.oser.kit.fuzz.TransitionsPreserve;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.report.Result;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code oser fuzz osr}: fires transitions between versions of random programs. */
@Command(
    name = "osr",
    header = "Fires transitions at every point.",
    description = {
      "Optimises every function of random programs and fires a transition, both ways, at",
      "every point the program reaches: at its first, a middle and a random visit, with",
      "each state map there is. What the program shows must stay the same."
    },
    footer = {
      "",
      "Ends in one line for scripts:",
      "  result fuzz-osr programs=… points=… transitions=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed, reduced.",
      "",
      "Example:",
      "  oser fuzz osr --count 2000 --passes sccp,common-subexpressions"
    })
final class FuzzOsrCommand extends FuzzLawCommand {
  @Option(
      names = "--passes",
      paramLabel = "PASSES",
      description = "The passes that make the other version (default: the standard pipeline).")
  private String passes = "";

  private @Nullable TransitionsPreserve law;

  FuzzOsrCommand(Streams streams) {
    super(streams);
  }

  @Override
  String resultName() {
    return "fuzz-osr";
  }

  @Override
  long chunk() {
    return 100;
  }

  @Override
  Law law() {
    law =
        new TransitionsPreserve(
            passes.isEmpty() ? Pipeline.standard() : Optimization.pipeline(passes));
    return law;
  }

  @Override
  Result withFigures(Result result) {
    return law == null
        ? result
        : result.with("points", law.points()).with("transitions", law.transitions());
  }
}
