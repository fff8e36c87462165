package dev.oser.bench.osr;

import dev.oser.bench.Samples;
import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * {@code ./oser bench osr-q1}: what a point costs that never fires (Flexible OSR, Figures 10 and
 * 11).
 */
@Command(
    name = "osr-q1",
    header = "What OSR points cost that never fire.",
    mixinStandardHelpOptions = true,
    description = {
      "Measures how much slower the eight kernels are with an OSR point in their hottest",
      "loop that never fires: with a flag that nobody sets, and with a counter. The figures",
      "of the paper are below 1 % for most of its benchmarks and below 2 % for all."
    })
public final class NeverFiring implements Callable<Integer> {
  private static final List<Variant> VARIANTS =
      List.of(Variant.PLAIN, Variant.FLAG_NEVER, Variant.COUNTER_NEVER);

  @Mixin private OsrOptions options = new OsrOptions();
  @Spec private CommandSpec spec;

  /** How many times as long the kernel takes with each condition. */
  private record Row(Kernel kernel, boolean optimised, Interval flag, Interval counter) {}

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    out.println(
        "Cost in % of a point that never fires in the hottest loop: median [95 % interval] of "
            + options.forks
            + " JVMs x "
            + options.rounds
            + " rounds");
    out.printf("%-14s %-12s %26s %26s%n", "kernel", "code", "flag", "counter");
    var rows = new ArrayList<Row>();
    for (boolean optimised : new boolean[] {false, true}) {
      for (var kernel : options.kernels()) {
        rows.add(measure(kernel, optimised));
        print(out, rows.getLast());
      }
    }
    double flag = mean(rows.stream().map(row -> row.flag).toList());
    double counter = mean(rows.stream().map(row -> row.counter).toList());
    out.printf("%-14s %-12s %25.2f%% %25.2f%%%n", "geometric mean", "", flag, counter);
    out.println("the paper: below 1 % for most, below 2 % for all (Figures 10 and 11)");
    Result.named("osr-q1")
        .with("geomean_pct", flag)
        .with("worst_pct", worst(rows.stream().map(row -> row.flag).toList()))
        .with("counter_geomean_pct", counter)
        .with("counter_worst_pct", worst(rows.stream().map(row -> row.counter).toList()))
        .withDetail("kernels", rows.stream().map(NeverFiring::detail).toList())
        .publish(out, options.json);
    return 0;
  }

  private Row measure(Kernel kernel, boolean optimised) {
    var flag = new ArrayList<Double>();
    var counter = new ArrayList<Double>();
    for (var times : options.measure(kernel, optimised, VARIANTS)) {
      for (int round = 0; round < options.rounds; round++) {
        double plain = times.of(Variant.PLAIN, round);
        flag.add(times.of(Variant.FLAG_NEVER, round) / plain);
        counter.add(times.of(Variant.COUNTER_NEVER, round) / plain);
      }
    }
    return new Row(kernel, optimised, Interval.of(flag), Interval.of(counter));
  }

  private static double mean(List<Interval> ratios) {
    return percent(Samples.geometricMean(ratios.stream().mapToDouble(Interval::median).toArray()));
  }

  private static double worst(List<Interval> ratios) {
    return percent(ratios.stream().mapToDouble(Interval::median).max().orElseThrow());
  }

  private static double percent(double ratio) {
    return (ratio - 1) * 100;
  }

  private static void print(PrintWriter out, Row row) {
    out.printf(
        "%-14s %-12s %26s %26s%n",
        row.kernel.program(),
        row.optimised ? "optimised" : "unoptimised",
        text(row.flag),
        text(row.counter));
    out.flush();
  }

  private static String text(Interval ratio) {
    return "%.2f [%.2f, %.2f]"
        .formatted(percent(ratio.median()), percent(ratio.low()), percent(ratio.high()));
  }

  private static Map<String, Object> detail(Row row) {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("kernel", row.kernel.program());
    detail.put("optimised", row.optimised);
    detail.put("flag_pct", percent(row.flag.median()));
    detail.put("flag_low_pct", percent(row.flag.low()));
    detail.put("flag_high_pct", percent(row.flag.high()));
    detail.put("counter_pct", percent(row.counter.median()));
    detail.put("counter_low_pct", percent(row.counter.low()));
    detail.put("counter_high_pct", percent(row.counter.high()));
    return detail;
  }
}
