package dev.oser.bench.r;

import dev.oser.kit.report.Result;
import dev.oser.lang.r.fuzz.HostileScripts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./oser bench r-limits}: programs that mean harm, in sessions with limits. */
@Command(
    name = "r-limits",
    header = "Hostile R programs in sessions with limits.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs hostile R programs in embedded sessions with limits: endless loops and builtins, huge",
      "values, deep recursion, files, processes, patterns without end, serialized bombs. Each is",
      "to be stopped with an error in time, and a second session in the same JVM must still",
      "compute what it should. Ends with status 1 if one is not."
    })
public final class RLimits implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "FAMILY",
      description = "Only these: time, builtins, memory, depth, output, files, … Default: all.")
  private List<String> families = new ArrayList<>();

  @Option(names = "--verbose", description = "Show what each program's host was told.")
  private boolean verbose;

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Override
  public Integer call() throws IOException {
    var out = spec.commandLine().getOut();
    var outcomes = new ArrayList<HostileScripts.Outcome>();
    for (var attack : HostileScripts.of(families.isEmpty() ? HostileScripts.FAMILIES : families)) {
      var outcome = HostileScripts.run(attack);
      outcomes.add(outcome);
      show(out, outcome);
    }
    long stopped = outcomes.stream().filter(HostileScripts.Outcome::isStopped).count();
    double slowest = outcomes.stream().mapToDouble(HostileScripts.Outcome::seconds).max().orElse(0);
    Result.named("r-limits")
        .with("attacks", (long) outcomes.size())
        .with("stopped", stopped)
        .with("slowest_s", slowest)
        .withDetail("attacks", outcomes.stream().map(RLimits::detail).toList())
        .publish(out, json);
    return stopped == outcomes.size() ? 0 : 1;
  }

  private void show(PrintWriter out, HostileScripts.Outcome outcome) {
    if (verbose || !outcome.isStopped()) {
      out.printf(
          "%-12s %-40s %5.2f s  %s%n",
          outcome.attack().family(),
          outcome.attack().name(),
          outcome.seconds(),
          outcome.isStopped()
              ? outcome.end().lines().findFirst().orElse("")
              : "NOT STOPPED: " + outcome.problem());
      out.flush();
    }
  }

  private static Map<String, Object> detail(HostileScripts.Outcome outcome) {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("family", outcome.attack().family());
    detail.put("name", outcome.attack().name());
    detail.put("seconds", outcome.seconds());
    detail.put("end", outcome.end());
    detail.put("problem", outcome.problem());
    return detail;
  }
}
