package dev.oser.bench.osr;

import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ./oser bench osr-q2}: what a transition to a clone costs (Flexible OSR, Table 2). */
@Command(
    name = "osr-q2",
    header = "What a transition costs.",
    mixinStandardHelpOptions = true,
    description = {
      "Measures what a transition to a clone of the running function costs: the difference",
      "between a point that always and one that never fires, divided by how often it fires;",
      "at the entry of a hot function of each kernel, and by the number of live values."
    })
public final class TransitionCost implements Callable<Integer> {
  private static final List<Variant> VARIANTS = List.of(Variant.ENTRY_NEVER, Variant.ENTRY_ALWAYS);

  @Mixin private OsrOptions options = new OsrOptions();
  @Spec private CommandSpec spec;

  private record Row(Kernel kernel, boolean optimised, int live, long fires, Interval nanos) {}

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    out.println(
        "Nanoseconds per transition to a clone: median [95 % interval] of "
            + options.forks
            + " JVMs x "
            + options.rounds
            + " rounds");
    out.printf(
        "%-14s %-12s %10s %5s %26s   %s%n",
        "kernel", "code", "fired (M)", "live", "ns", "the paper: live, ns (Table 2)");
    var rows = new ArrayList<Row>();
    for (var kernel : options.kernels()) {
      long fires = Fires.of(kernel);
      for (boolean optimised : new boolean[] {false, true}) {
        rows.add(measure(kernel, optimised, fires));
        print(out, rows.getLast());
      }
    }
    var byLive = new LinkedHashMap<Integer, Interval>();
    for (int live : LiveValues.COUNTS) {
      var differences = new ArrayList<Double>();
      for (int fork = 0; fork < options.forks; fork++) {
        differences.addAll(LiveValues.run(live, options));
      }
      var nanos = Interval.of(differences);
      byLive.put(live, nanos);
      out.printf("%-27s %10s %5d %26s%n", "a loop around a call", "20", live, text(nanos));
      out.flush();
    }
    double most =
        Math.max(
            rows.stream().mapToDouble(row -> row.nanos.median()).max().orElse(0),
            byLive.values().stream().mapToDouble(Interval::median).max().orElse(0));
    Result.named("osr-q2")
        .with("max_ns", most)
        .withDetail("kernels", rows.stream().map(TransitionCost::detail).toList())
        .withDetail(
            "by_live_values",
            byLive.entrySet().stream()
                .map(entry -> Map.of("live", entry.getKey(), "ns", entry.getValue().median()))
                .toList())
        .publish(out, options.json);
    return 0;
  }

  private Row measure(Kernel kernel, boolean optimised, long fires) {
    var differences = new ArrayList<Double>();
    for (var times : options.measure(kernel, optimised, VARIANTS)) {
      for (int round = 0; round < options.rounds; round++) {
        differences.add(
            (times.of(Variant.ENTRY_ALWAYS, round) - times.of(Variant.ENTRY_NEVER, round)) / fires);
      }
    }
    return new Row(kernel, optimised, live(kernel, optimised), fires, Interval.of(differences));
  }

  private static int live(Kernel kernel, boolean optimised) {
    var machine = Variant.PLAIN.load(kernel, optimised);
    var function = Objects.requireNonNull(machine.function(HotPlace.of(kernel).called()));
    return Variant.toClone(function.entry().instructions().getFirst()).inputs().size();
  }

  private static void print(PrintWriter out, Row row) {
    var place = HotPlace.of(row.kernel);
    out.printf(
        "%-14s %-12s %10.1f %5d %26s   %s%n",
        row.kernel.program(),
        row.optimised ? "optimised" : "unoptimised",
        row.fires / 1e6,
        row.live,
        text(row.nanos),
        row.optimised ? "%d, %.3f".formatted(place.theirLive(), place.theirNanos()) : "");
    out.flush();
  }

  private static String text(Interval nanos) {
    return "%.2f [%.2f, %.2f]".formatted(nanos.median(), nanos.low(), nanos.high());
  }

  private static Map<String, Object> detail(Row row) {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("kernel", row.kernel.program());
    detail.put("optimised", row.optimised);
    detail.put("live", row.live);
    detail.put("fires", row.fires);
    detail.put("ns", row.nanos.median());
    detail.put("low_ns", row.nanos.low());
    detail.put("high_ns", row.nanos.high());
    return detail;
  }
}
