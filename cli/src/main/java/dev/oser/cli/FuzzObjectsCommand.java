package dev.oser.cli;

import dev.oser.kit.fuzz.Law;
import dev.oser.kit.fuzz.ObjectsPreserved;
import dev.oser.kit.opt.AllocationSinking;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.Passes;
import dev.oser.kit.report.Result;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code oser fuzz objects}: does without objects in random programs. */
@Command(
    name = "objects",
    header = "Does without objects, and fails every assumption.",
    description = {
      "Writes random programs about objects that outsiders see in calls and in the frames of",
      "checkpoints, does without the objects as long as nobody sees them (allocation-sinking,",
      "among other passes), and fails every assumption at every turn. Checks that the outsiders",
      "see the same objects with the same contents."
    },
    footer = {
      "",
      "Ends in one line for scripts:",
      "  result fuzz-objects programs=… failures=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed, reduced.",
      "",
      "Example:",
      "  oser fuzz objects --count 10000 --seed 7"
    })
final class FuzzObjectsCommand extends FuzzLawCommand {
  private static final Pass SINKING = new AllocationSinking();

  private final ObjectsPreserved law =
      new ObjectsPreserved(List.of(SINKING, SINKING), Passes.all());

  FuzzObjectsCommand(Streams streams) {
    super(streams);
  }

  @Override
  String resultName() {
    return "fuzz-objects";
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
    return result.with("failures", law.failures());
  }
}
