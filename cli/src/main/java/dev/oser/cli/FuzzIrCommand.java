package dev.oser.cli;

import dev.oser.kit.fuzz.EnginesAgree;
import dev.oser.kit.fuzz.Fuzzer;
import dev.oser.kit.fuzz.Fuzzer.Counterexample;
import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code oser fuzz ir}: compares the engines on random programs. */
@Command(
    name = "ir",
    description = {
      "Writes random programs and checks that interpreter and compiler agree on output,",
      "result and trap, and that printing and parsing give the same program."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-ir programs=… traps=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed, reduced.",
      "",
      "Example:",
      "  oser fuzz ir --count 100000 --seed 7"
    })
final class FuzzIrCommand implements Callable<Integer> {
  /** Between two reports of progress. */
  private static final long CHUNK = 2000;

  private static final int MOST_MISMATCHES = 5;

  private final Streams streams;

  @Option(
      names = "--count",
      defaultValue = "10000",
      description = "How many (default: ${DEFAULT-VALUE}).")
  private long count;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The first seed (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  FuzzIrCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var law = new EnginesAgree();
    long programs = 0;
    var broken = new ArrayList<Counterexample>();
    while (programs < count && broken.size() < MOST_MISMATCHES) {
      long chunk = Math.min(CHUNK, count - programs);
      var found = Fuzzer.run(law, seed + programs, chunk);
      found.forEach(each -> streams.out().println(each.describe()));
      broken.addAll(found);
      programs += chunk;
      if (programs < count) {
        streams
            .err()
            .println(programs + " of " + count + " programs, " + broken.size() + " mismatches");
      }
    }
    var out = new PrintWriter(streams.out(), true, StandardCharsets.UTF_8);
    Result.named("fuzz-ir")
        .with("programs", programs)
        .with("traps", law.traps())
        .with("mismatches", broken.size())
        .withDetail("first_seed", seed)
        .withDetail("counterexamples", broken.stream().map(Counterexample::describe).toList())
        .publish(out, json);
    return broken.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}
