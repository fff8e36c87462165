package dev.oser.bench;

import dev.oser.kit.report.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What every benchmark command can be told about its report. */
final class ReportOptions {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  /** Ends a report: the JSON file if one is wanted, and the line for scripts. */
  void finish(PrintWriter out, Result result) {
    if (json != null) {
      try {
        Files.writeString(json, result.json());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    out.println(result.line());
    out.flush();
  }
}
