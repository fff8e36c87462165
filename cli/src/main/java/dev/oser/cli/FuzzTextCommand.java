package dev.oser.cli;

import dev.oser.kit.fuzz.TextFuzzer;
import dev.oser.kit.report.Result;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser fuzz text}: damages programs and looks for anything worse than an error message. */
@Command(
    name = "text",
    header = "Damages texts and looks for worse than an error.",
    description = {
      "Damages the texts of programs at random. Each variant must give an error with a",
      "position, or be a program that prints, runs and compiles."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-text variants=… valid=… failures=…",
      "The exit status is 1 if there are failures; each is printed, reduced.",
      "",
      "Example:",
      "  oser fuzz text --count 100000 examples/ir/*.oir"
    })
final class FuzzTextCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Programs to damage.")
  private List<String> files = List.of();

  @Option(
      names = "--count",
      defaultValue = "5000",
      description = "How many variants (default: ${DEFAULT-VALUE}).")
  private long count;

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzTextCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var texts =
        files.stream()
            .map(file -> String.join("\n", SourceFile.read(file).lines()) + "\n")
            .toList();
    var report = TextFuzzer.run(texts, options.seed(), count, _ -> {});
    report.failures().forEach(failure -> streams.out().println(failure.describe()));
    options.publish(
        Result.named("fuzz-text")
            .with("variants", report.variants())
            .with("syntax_errors", report.syntaxErrors())
            .with("load_errors", report.loadErrors())
            .with("valid", report.valid())
            .with("failures", report.failures().size()),
        streams);
    return report.failures().isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}
