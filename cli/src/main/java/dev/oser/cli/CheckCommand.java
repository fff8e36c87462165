package dev.oser.cli;

import dev.oser.models.sourir.invariants.AssumptionTransparency;
import dev.oser.models.sourir.invariants.Counterexample;
import dev.oser.models.sourir.invariants.Search;
import dev.oser.models.sourir.invariants.VersionEquivalence;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser check}: the static rules and the two invariants of sourir. */
@Command(
    name = "check",
    header = "Checks the rules and invariants of a sourir program.",
    description = {
      "Checks a sourir program: the static rules, that all versions of a function do the",
      "same, and that deoptimising at an assume cannot be observed even if its guards hold."
    },
    footer = {
      "",
      "The invariants are searched for counterexamples: calls of every function with",
      "interesting arguments and input. One that is found is printed with the input and the",
      "two traces that differ. None found is no proof; look longer with --probes and --steps.",
      "",
      "The exit status is 1 if a rule or an invariant is broken, 2 if the text cannot be read.",
      "",
      "Example:",
      "  oser check examples/sourir/wrong/figure-6.sou"
    })
final class CheckCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(paramLabel = "FILE", description = "The program.")
  private String file = "";

  @Option(
      names = "--probes",
      paramLabel = "N",
      defaultValue = "60",
      description =
          "How many calls of each function, and assumes of each call, to try (default: 60).")
  private int probes;

  @Option(
      names = "--steps",
      paramLabel = "N",
      defaultValue = "20000",
      description = "How many instructions each call may take (default: 20000).")
  private long steps;

  CheckCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Languages.only(SourirLanguage.class, file, "check it with 'oser verify " + file + "'");
    if (probes < 1 || steps < 1) {
      throw new Failure("--probes and --steps must be at least 1");
    }
    var program = SourirLanguage.read(file).program();
    var search = new Search(probes, probes, steps);
    boolean broken =
        report("version equivalence", VersionEquivalence.search(program, search))
            | report("assumption transparency", AssumptionTransparency.search(program, search));
    if (broken) {
      return ExitCode.FAILED;
    }
    int versions = program.functions().stream().mapToInt(each -> each.versions().size()).sum();
    streams
        .out()
        .println(
            file
                + ": valid, "
                + Words.count(program.functions().size(), "function")
                + " with "
                + Words.count(versions, "version")
                + "; no violation of version equivalence or assumption transparency found");
    return ExitCode.OK;
  }

  private boolean report(String invariant, Optional<Counterexample> found) {
    found.ifPresent(
        counterexample ->
            streams.out().println(file + ": " + invariant + " is violated: " + counterexample));
    return found.isPresent();
  }
}
