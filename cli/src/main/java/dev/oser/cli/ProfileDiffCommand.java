package dev.oser.cli;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.page.ContextPage;
import dev.oser.profile.report.DifferenceReport;
import dev.oser.profile.report.Profile;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser profile diff}: what two profiles differ in. */
@Command(
    name = "diff",
    header = "Compares two saved profiles of calling contexts.",
    description = {
      "Prints the methods and contexts whose share of the whole has changed most, or writes one",
      "HTML page with a flame graph: red where the share has grown, blue where it has shrunk.",
      "Says so if the two were taken differently: mode, metric, bursts, depth, classes."
    },
    footer = {"", "Example:", "  oser profile diff before.oser after.oser --html diff.html"})
final class ProfileDiffCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(names = "--html", paramLabel = "FILE", description = "Write an HTML page.")
  private @Nullable Path html;

  @Option(
      names = "--source-path",
      paramLabel = "DIRECTORY",
      defaultValue = ".",
      description = "Where the page finds sources (default: here); may be repeated.")
  private List<Path> sources = List.of();

  @Option(
      names = "--top",
      defaultValue = "20",
      description = "The lines of a report (default: ${DEFAULT-VALUE}).")
  private int top;

  @Parameters(index = "0", paramLabel = "BEFORE", description = "A profile.")
  private Path before = Path.of("");

  @Parameters(index = "1", paramLabel = "AFTER", description = "Another.")
  private Path after = Path.of("");

  ProfileDiffCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var first = contexts(before);
    var second = contexts(after);
    if (html != null) {
      var found = ProfileFiles.sources(sources, ContextPage.sourceFiles(second));
      var page = ContextPage.difference(before.toString(), first, after.toString(), second, found);
      ProfileFiles.write(html, page);
    } else {
      streams
          .out()
          .print(DifferenceReport.of(before.toString(), first, after.toString(), second, top));
    }
    return ExitCode.OK;
  }

  private static ContextSummary contexts(Path file) {
    return switch (ProfileFiles.read(file)) {
      case Profile.Contexts(var summary) -> summary;
      case Profile.Paths _ ->
          throw new Failure(file + " is a profile of paths; only calling contexts are compared");
    };
  }
}
