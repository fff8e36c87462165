package dev.oser.cli;

import dev.oser.profile.report.Format;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a profile goes when the program has ended. */
final class ProfileTarget {
  @Option(names = "--out", paramLabel = "FILE", description = "Where the profile goes.")
  private @Nullable Path out;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write an HTML page instead, as 'oser profile report' does.")
  private @Nullable Path html;

  @Option(
      names = "--source-path",
      paramLabel = "DIRECTORY",
      defaultValue = ".",
      description = "Where the page finds sources (default: here); may be repeated.")
  private List<Path> sources = List.of();

  /** {@return the file the agent is to write} */
  Path prepare(ProfileOptions options) {
    if (html != null) {
      if (out != null) {
        throw new Failure("either --out or --html");
      }
      options.format(Format.SUMMARY);
    }
    if (out == null && html == null && options.format().isBinary()) {
      throw new Failure(
          "the format " + options.format() + " is not for terminals; say where: --out FILE");
    }
    check(out);
    check(html);
    if (html != null) {
      ProfileFiles.sources(sources, Set.of());
    }
    return out == null ? AgentJar.newProfile() : out.toAbsolutePath();
  }

  /** Says what cannot be written before the program runs, and not when it has ended. */
  static void check(@Nullable Path file) {
    if (file == null) {
      return;
    }
    var directory = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new Failure("cannot write " + file + ": it is a directory");
    }
    if (directory != null && !Files.isDirectory(directory)) {
      throw new Failure("cannot write " + file + ": there is no directory " + directory);
    }
    var written = Files.exists(file) ? file : directory;
    if (written != null && !Files.isWritable(written)) {
      throw new Failure("cannot write " + file + ": permission denied");
    }
  }

  /**
   * Shows what the agent has written, unless it is where it belongs already.
   *
   * @param title what was profiled
   */
  void finish(Path profile, String title, Streams streams) {
    if (html != null && Files.exists(profile)) {
      var read = ProfileFiles.read(profile);
      ProfileFiles.write(html, ProfileFiles.page(read, title, sources));
      if (read.total() == 0) {
        streams.err().println("oser: nothing was counted; without --html the profile says why");
      }
      AgentJar.remove(profile);
    } else if (out == null) {
      AgentJar.show(profile, streams);
    }
  }
}
