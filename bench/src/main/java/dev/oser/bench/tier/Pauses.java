package dev.oser.bench.tier;

import dev.oser.kit.report.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./oser bench pauses}: how long a program stops while functions are compiled. */
@Command(
    name = "pauses",
    header = "How long a program stops while others are compiled.",
    mixinStandardHelpOptions = true,
    description = {
      "A program runs in a compiled loop that calls through links and a table of versions, and",
      "asks for functions, which are compiled in the background; some replace what the loop",
      "calls. The longest stop in each 10 ms of the loop is noted, in turns while functions are",
      "compiled and while nothing is: what stops it then is the machine and its other users.",
      "own_max_ms and own_p99_ms are without waiting for a processor, where the system says how",
      "long that was (Linux), and without collecting garbage."
    })
public final class Pauses implements Callable<Integer> {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Option(
      names = "--functions",
      defaultValue = "2000",
      description = "How many are compiled (default: ${DEFAULT-VALUE}).")
  private int functions;

  @Option(
      names = "--rounds",
      defaultValue = "8",
      description = "In how many turns (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    var out = spec.commandLine().getOut();
    var program = new BusyProgram();
    try (program) {
      program.idle(3_000); // so that HotSpot has compiled the loop
      for (int round = 0; round < rounds; round++) {
        long start = System.nanoTime();
        program.compile(functions / rounds);
        program.idle(Math.max(200, (System.nanoTime() - start) / 1_000_000));
      }
    }
    out.printf("%-24s %8s %10s %10s %10s%n", "stops in ms", "slices", "median", "p99", "longest");
    var compiling = program.compiling();
    var idle = program.idle();
    row("while compiling", compiling.all());
    row("  of these, our own", compiling.own());
    row("while nothing happens", idle.all());
    row("  of these, our own", idle.own());
    program.refused().forEach(out::println);
    Result.named("pauses")
        .with("max_ms", compiling.all().quantile(1))
        .with("p99_ms", compiling.all().quantile(0.99))
        .with("own_max_ms", compiling.own().quantile(1))
        .with("own_p99_ms", compiling.own().quantile(0.99))
        .with("idle_max_ms", idle.all().quantile(1))
        .with("idle_p99_ms", idle.all().quantile(0.99))
        .with("compilations", program.compilations())
        .publish(out, json);
    return program.refused().isEmpty() ? 0 : 1;
  }

  private void row(String what, Stops stops) {
    spec.commandLine()
        .getOut()
        .printf(
            "%-24s %8d %10.3f %10.3f %10.3f%n",
            what, stops.slices(), stops.quantile(0.5), stops.quantile(0.99), stops.quantile(1));
  }
}
