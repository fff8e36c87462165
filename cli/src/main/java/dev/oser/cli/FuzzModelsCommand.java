package dev.oser.cli;

import dev.oser.kit.report.Result;
import dev.oser.models.Properties;
import dev.oser.models.Property.Report;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code oser fuzz models}: tests the theorems of the papers on their executable models. */
@Command(
    name = "models",
    header = "Tests the theorems of the papers.",
    description = {
      "Checks every theorem of the models on random programs, and that the same check finds",
      "wrong variants planted on purpose."
    },
    footer = {
      "",
      "Ends in one line for scripts:",
      "result fuzz-models properties=… cases=… failures=… planted=… caught=…",
      "The exit status is 1 if a theorem fails or a planted mistake is not found.",
      "",
      "Example:",
      "  oser fuzz models --count 5000 --options.seed() 7 --only 'Theorem 3'"
    })
final class FuzzModelsCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--count",
      defaultValue = "1000",
      description = "How many cases for each property (default: ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Only properties with this in their name.")
  private String only = "";

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzModelsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var reports = new ArrayList<Report>();
    for (var property : Properties.all()) {
      if (property.name().contains(only)) {
        var report = property.run(options.seed(), count);
        print(report, property.statement());
        reports.add(report);
      }
    }
    if (reports.isEmpty()) {
      throw new Failure("no property has '" + only + "' in its name; leave out --only to run all");
    }
    long failures = reports.stream().mapToLong(report -> report.failures().size()).sum();
    int planted = reports.stream().mapToInt(Report::planted).sum();
    int caught = reports.stream().mapToInt(Report::caught).sum();
    var cases = new LinkedHashMap<String, Object>();
    reports.forEach(report -> cases.put(report.property(), report.cases()));
    options.publish(
        Result.named("fuzz-models")
            .with("properties", reports.size())
            .with("cases", reports.stream().mapToLong(Report::cases).sum())
            .with("failures", failures)
            .with("planted", planted)
            .with("caught", caught)
            .withDetail("cases_by_property", cases),
        streams);
    return failures == 0 && caught == planted ? ExitCode.OK : ExitCode.FAILED;
  }

  private void print(Report report, String statement) {
    report.failures().forEach(streams.out()::println);
    report
        .uncaught()
        .forEach(
            what ->
                streams
                    .out()
                    .println(
                        report.property()
                            + ": not found: "
                            + what
                            + ", although many more cases were tried for it: the generator does not"
                            + " aim at it"));
    streams
        .out()
        .println(
            report.property()
                + ": "
                + report.cases()
                + " cases, "
                + report.failures().size()
                + " failures, "
                + report.caught()
                + " of "
                + report.planted()
                + " planted mistakes found ("
                + statement
                + ")");
  }
}
