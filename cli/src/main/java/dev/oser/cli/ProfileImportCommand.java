package dev.oser.cli;

import dev.oser.profile.report.Format;
import dev.oser.profile.report.Profile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser profile import}: makes a profile of what another profiler recorded. */
@Command(
    name = "import",
    header = "Turns a JFR recording into a profile of calling contexts.",
    description = {
      "Reads a recording of the JDK's Flight Recorder and counts the stacks of its samples. What",
      "is written is read by 'oser profile report' and 'oser profile diff': pages, reports,",
      "comparisons, pprof and speedscope files."
    },
    footer = {
      "",
      "Examples:",
      "  java -XX:StartFlightRecording=filename=app.jfr -jar app.jar",
      "  oser profile import app.jfr -o app.oser",
      "  oser profile import app.jfr --samples allocation --html allocation.html"
    })
final class ProfileImportCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--samples",
      paramLabel = "KIND",
      defaultValue = "execution",
      description =
          "execution (default), native, cpu-time or allocation: which samples are counted.")
  private String samples = "";

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "Where the profile goes.")
  private @Nullable Path out;

  @Option(names = "--html", paramLabel = "FILE", description = "Write an HTML page.")
  private @Nullable Path html;

  @Option(
      names = "--format",
      defaultValue = "summary",
      description =
          "summary (default), report, collapsed, speedscope or pprof: what is written to --out.")
  private String format = "";

  @Option(
      names = "--top",
      defaultValue = "20",
      description = "The lines of a report (default: ${DEFAULT-VALUE}).")
  private int top;

  @Option(
      names = "--source-path",
      paramLabel = "DIRECTORY",
      defaultValue = ".",
      description = "Where the page finds sources (default: here); may be repeated.")
  private List<Path> sources = List.of();

  @Parameters(index = "0", paramLabel = "RECORDING", description = "A file of Flight Recorder.")
  private Path recording = Path.of("");

  ProfileImportCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var kind = JfrSamples.of(samples);
    var chosen = ProfileFiles.format(format);
    if (out == null && html == null && chosen.isBinary()) {
      throw new Failure("where does it go? Say -o FILE or --html FILE, or --format report");
    }
    if (!Files.isRegularFile(recording)) {
      throw new Failure(
          Files.exists(recording) ? recording + " is no file" : "no such file: " + recording);
    }
    var profile = new Profile.Contexts(JfrImport.of(recording, kind));
    var title = recording + ", " + kind + " samples";
    if (html != null) {
      ProfileFiles.write(html, ProfileFiles.page(profile, title, sources));
    }
    if (out != null) {
      ProfileFiles.write(out, chosen.write(profile, title, top));
    } else if (html == null || chosen != Format.SUMMARY) {
      streams.out().writeBytes(chosen.write(profile, title, top));
    }
    return ExitCode.OK;
  }
}
