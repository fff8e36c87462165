package dev.oser.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser install}: packages of R from their sources. */
@Command(
    name = "install",
    header = "Installs packages of R from their sources.",
    description = {
      "Installs packages of R from their sources: directories, or archives that R CMD build made.",
      "They go to the first directory of OSER_LIBS, or to ~/.local/share/oser/library."
    },
    footer = {"", "Example:", "  oser install mypackage_1.0.tar.gz"})
final class InstallPackagesCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(arity = "1..*", paramLabel = "SOURCE", description = "Archives or directories.")
  private List<String> sources = List.of();

  @Option(names = "--library", paramLabel = "DIRECTORY", description = "Install them there.")
  private @Nullable String library;

  InstallPackagesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var files = sources.stream().map(InstallPackagesCommand::text).collect(Collectors.joining(","));
    var where = library == null ? "" : ", lib = " + text(library);
    var code = "install.packages(c(" + files + ")" + where + ", repos = NULL)";
    var line = RCommandLine.ofRscript(List.of("-e", code));
    try (var session = RLanguage.session(line, streams)) {
      return session.run(RScript.source(line, streams));
    }
  }

  /** {@return a text of R} */
  private static String text(String content) {
    return '"' + content.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
