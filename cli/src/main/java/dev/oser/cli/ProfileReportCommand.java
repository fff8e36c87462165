package dev.oser.cli;

import dev.oser.profile.report.Format;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser profile report}: shows profiles that were saved. */
@Command(
    name = "report",
    header = "Shows a saved profile, or the sum of several.",
    description = {
      "Reads files made with --format summary: of threads, processes, machines. Several are added",
      "up. Prints a report, writes another format, or one HTML page that needs no network: a",
      "flame graph of contexts; for paths, the forest of sequences; with the source beside it."
    },
    footer = {
      "",
      "Examples:",
      "  oser profile report app.oser --html app.html",
      "  oser profile report monday.oser tuesday.oser --format pprof --out both.pb.gz"
    })
final class ProfileReportCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(names = "--html", paramLabel = "FILE", description = "Write an HTML page.")
  private @Nullable Path html;

  @Option(
      names = "--format",
      defaultValue = "report",
      description =
          "report (default), collapsed, speedscope, pprof or summary, the sum of the profiles.")
  private String format = "";

  @Option(names = "--out", paramLabel = "FILE", description = "Where it goes (default: here).")
  private @Nullable Path out;

  @Option(
      names = "--top",
      defaultValue = "20",
      description = "The lines of a report (default: ${DEFAULT-VALUE}).")
  private int top;

  @Option(
      names = {"--source-path", "--source"},
      paramLabel = "DIRECTORY",
      defaultValue = ".",
      description = "Where the page finds sources (default: here); may be repeated.")
  private List<Path> sources = List.of();

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "The profiles.")
  private List<Path> files = List.of();

  ProfileReportCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var chosen = ProfileFiles.format(format);
    if (chosen.isBinary() && out == null) {
      throw new Failure("the format " + chosen + " is not for terminals; say where: --out FILE");
    }
    var profile = ProfileFiles.read(files);
    var title = files.stream().map(Path::toString).collect(Collectors.joining(", "));
    if (html != null) {
      ProfileFiles.write(html, ProfileFiles.page(profile, title, sources));
    }
    if (out != null) {
      ProfileFiles.write(out, chosen.write(profile, title, top));
    } else if (html == null || chosen != Format.REPORT) {
      streams.out().writeBytes(chosen.write(profile, title, top));
    }
    return ExitCode.OK;
  }
}
