package dev.oser.cli;

import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What every fuzz command can be told, and how it says what it found. */
final class FuzzOptions {
  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The first seed (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  long seed() {
    return seed;
  }

  void publish(Result result, Streams streams) {
    result
        .withDetail("first_seed", seed)
        .publish(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8), json);
  }
}
