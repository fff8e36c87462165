package dev.oser.bench.sourir;

import dev.oser.bench.Samples;
import dev.oser.bench.sourir.CostFork.Cost;
import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./oser bench sourir}: compiled sourir against the model and Java, and prices. */
@Command(
    name = "sourir",
    header = "Loops in sourir beside hand-written Java.",
    mixinStandardHelpOptions = true,
    description = {
      "Compares loops in sourir, compiled, with the model interpreter and with hand-written",
      "Java; and measures what an assume that holds costs, a deoptimisation into the",
      "interpreter and back, a dispatch, and how soon a changed world is noticed."
    })
public final class SourirBench implements Callable<Integer> {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Option(
      names = "--forks",
      defaultValue = "3",
      description = "Fresh JVMs per measurement (default: ${DEFAULT-VALUE}).")
  private int forks;

  @Option(
      names = "--rounds",
      defaultValue = "15",
      description = "Measured rounds per JVM (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--warm-up",
      defaultValue = "60",
      description = "Rounds before that (default: ${DEFAULT-VALUE}).")
  private int warmUp;

  @Spec private CommandSpec spec;

  /** Medians in ms, and the ratios in each JVM. */
  private record Row(Loop loop, double oser, double java, double model, Samples ratios) {
    double speedup() {
      return model / oser;
    }
  }

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    out.println("Loops: medians of " + forks + " JVMs x " + rounds + " rounds, in turn with Java");
    out.printf(
        "%-10s %10s %10s %12s %8s %10s   %s%n",
        "loop", "oser ms", "java ms", "model ms", "vs java", "vs model", "least .. most vs java");
    var rows = new ArrayList<Row>();
    for (var loop : Loop.values()) {
      rows.add(measure(loop));
      print(out, rows.getLast());
    }
    double vsJava = mean(rows.stream().map(row -> row.ratios.median()).toList());
    double vsModel = mean(rows.stream().map(Row::speedup).toList());
    out.printf("%-10s %44s %8.3f %10.0f%n%n", "geometric mean", "", vsJava, vsModel);
    double assume = cost(out, Cost.ASSUME, "An assume that holds, in a loop of four operations, %");
    double deopt = cost(out, Cost.DEOPT, "A deoptimisation into the interpreter and back, µs");
    double dispatch = cost(out, Cost.DISPATCH, "A call through a table of four versions, more, ns");
    double invalid = cost(out, Cost.INVALIDATE, "Until a running loop sees the world change, ms");
    double settled = cost(out, Cost.SETTLE, "What fails forever, by the generic version");
    Result.named("sourir")
        .with("speedup_vs_model", vsModel)
        .with("geomean_vs_java", vsJava)
        .with("assume_pct", assume)
        .with("deopt_us", deopt)
        .with("dispatch_ns", dispatch)
        .with("invalidate_ms", invalid)
        .with("settled_ratio", settled)
        .withDetail("loops", rows.stream().map(SourirBench::detail).toList())
        .publish(out, json);
    return 0;
  }

  private static double mean(List<Double> values) {
    return Samples.geometricMean(values.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private static Samples samples(List<Double> values) {
    return Samples.of(values.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private Row measure(Loop loop) {
    var oser = new ArrayList<Double>();
    var java = new ArrayList<Double>();
    var ratios = new ArrayList<Double>();
    double model = Double.MAX_VALUE;
    for (int fork = 0; fork < forks; fork++) {
      var times = LoopFork.run(loop, warmUp, rounds);
      oser.addAll(times.oser());
      java.addAll(times.java());
      ratios.add(samples(times.oser()).median() / samples(times.java()).median());
      model = Math.min(model, times.model());
    }
    return new Row(
        loop,
        samples(oser).median() / 1e6,
        samples(java).median() / 1e6,
        model / 1e6,
        samples(ratios));
  }

  private double cost(PrintWriter out, Cost cost, String what) {
    var samples = samples(CostFork.run(cost, forks, warmUp, rounds));
    out.printf(
        "%-55s %8.3f   %.3f .. %.3f%n", what, samples.median(), samples.least(), samples.most());
    out.flush();
    return samples.median();
  }

  private static void print(PrintWriter out, Row row) {
    out.printf(
        "%-10s %10.3f %10.3f %12.1f %8.3f %10.0f   %.3f .. %.3f%s%n",
        row.loop.name().toLowerCase(Locale.ROOT),
        row.oser,
        row.java,
        row.model,
        row.ratios.median(),
        row.speedup(),
        row.ratios.least(),
        row.ratios.most(),
        row.loop.hasArrays() ? "  (arrays)" : "");
    out.flush();
  }

  private static Map<String, Object> detail(Row row) {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("loop", row.loop.name());
    detail.put("oser_ms", row.oser);
    detail.put("java_ms", row.java);
    detail.put("model_ms", row.model);
    detail.put("ratio", row.ratios.median());
    return detail;
  }
}
