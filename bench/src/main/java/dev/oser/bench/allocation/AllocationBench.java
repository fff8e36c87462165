package dev.oser.bench.allocation;

import dev.oser.bench.Samples;
import dev.oser.bench.allocation.ObjectFork.Round;
import dev.oser.kit.report.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./oser bench allocation}: what hot loops allocate that make objects as written. */
@Command(
    name = "allocation",
    header = "Loops whose objects need not exist.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs loops that make objects each turn as they are written: a boxed accumulator, a record",
      "passed through three inlined calls, an environment that only exits see. Counts the bytes",
      "that a turn allocates (HotSpot's own escape analysis is off), and compares the time with",
      "the same loops in Java without objects.",
      "Ends in: result allocation bytes_per_turn=… vs_java=…"
    })
public final class AllocationBench implements Callable<Integer> {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Option(
      names = "--turns",
      defaultValue = "20000000",
      description = "Turns of each loop (default: ${DEFAULT-VALUE}).")
  private long turns;

  @Option(
      names = "--forks",
      defaultValue = "3",
      description = "Fresh JVMs per loop (default: ${DEFAULT-VALUE}).")
  private int forks;

  @Option(
      names = "--rounds",
      defaultValue = "7",
      description = "Measured rounds per JVM (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    out.printf(
        "%-20s %14s %14s %10s %10s %22s%n",
        "loop", "bytes a turn", "without pass", "oser ms", "java ms", "ratio of the JVMs");
    double bytes = 0;
    var ratios = new ArrayList<Double>();
    for (var kernel : ObjectKernel.values()) {
      var all = new ArrayList<Round>();
      var each = new double[forks];
      for (int fork = 0; fork < forks; fork++) {
        var measured = ObjectFork.run(kernel, turns, 5, rounds);
        all.addAll(measured);
        each[fork] = median(measured, Round::oser) / median(measured, Round::java);
      }
      var ratio = Samples.of(each);
      out.printf(
          "%-20s %14.4f %14.1f %10.1f %10.1f   %.3f [%.3f, %.3f]%n",
          kernel.title(),
          median(all, Round::bytes),
          median(all, Round::bytesUnsunk),
          median(all, Round::oser) / 1e6,
          median(all, Round::java) / 1e6,
          ratio.median(),
          ratio.least(),
          ratio.most());
      out.flush();
      bytes = Math.max(bytes, median(all, Round::bytes));
      ratios.add(ratio.median());
    }
    Result.named("allocation")
        // A call itself boxes its argument: less than a byte in all turns together is none.
        .with("bytes_per_turn", Math.round(bytes * 1000) / 1000.0)
        .with(
            "vs_java",
            Samples.geometricMean(ratios.stream().mapToDouble(Double::doubleValue).toArray()))
        .publish(out, json);
    return 0;
  }

  private static double median(List<Round> rounds, ToDoubleFunction<Round> figure) {
    return Samples.of(rounds.stream().mapToDouble(figure).toArray()).median();
  }
}
