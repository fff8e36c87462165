package dev.oser.bench.profile;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.SummaryFile;
import dev.oser.profile.context.TreeComparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ./oser bench hcct}: hot calling contexts of real programs (D'Elia §5.1). */
@Command(
    name = "hcct",
    header = "What profiles of calling contexts cost and know.",
    mixinStandardHelpOptions = true,
    description = {
      "Profiles programs from Maven Central: what the tree of all calling contexts, the hot one",
      "and the hot one in bursts cost in time and space, and how good they are. Prints the",
      "figures of section 5.1 of the thesis with its ranges beside them.",
      "The first run gets the programs."
    })
public final class HcctBench implements Callable<Integer> {
  private static final double PHI = 1e-4;
  private static final String BURST = "burst=20:2";

  /** It takes so long until the JVM has compiled both copies of most methods, for bursts. */
  private static final Workshop.Effort TIMED = new Workshop.Effort(45, 9);

  /** What is counted is counted in processes of their own, which all do the same. */
  private static final Workshop.Effort COUNTED = new Workshop.Effort(0, 4);

  @Mixin private ProfileOptions options = new ProfileOptions();

  @Spec private CommandSpec spec;

  /**
   * What was found about a workload.
   *
   * @param spaceByPhi nodes kept in memory for some φ, in percent of all contexts
   */
  private record Row(
      Workload workload,
      Times times,
      ContextSummary exact,
      ContextSummary hot,
      TreeComparison quality,
      TreeComparison burstQuality,
      AgentReport exactCost,
      AgentReport hotCost,
      AgentReport burstCost,
      AgentReport exactBurstCost,
      Map<Double, Double> spaceByPhi,
      @Nullable Double sampledOverlap) {
    int nodes() {
      return exact.size() - 1;
    }

    double keptPercent() {
      return 100.0 * (hot.size() - 1) / nodes();
    }

    /** {@return τ̃: from here on every context is in the tree (D'Elia §5.1.5)} */
    double tau() {
      long most = exact.hottest(1).stream().mapToLong(ContextSummary.Context::count).sum();
      return PHI * exact.total() / most;
    }
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var out = spec.commandLine().getOut();
    var workshop = new Workshop();
    workshop.prepare();
    var rows = new ArrayList<Row>();
    for (var workload : options.chosen(Workload.libraries().stream())) {
      rows.add(measure(workshop, workload));
      out.printf("%-12s done%n", workload.name());
      out.flush();
    }
    new HcctTables(out).print(rows.stream().map(HcctBench::figures).toList());
    var large = rows.stream().filter(row -> row.nodes() > 1_000_000).toList();
    Result.named("hcct")
        .with("workloads", rows.size())
        .with(
            "nodes_pct",
            (large.isEmpty() ? rows : large).stream().mapToDouble(Row::keptPercent).max().orElse(0))
        .with("hcct_vs_cct", mean(rows, row -> row.times.ratio("hcct", "cct")))
        .with("bursting_vs_native", mean(rows, row -> row.times.ratio("burst", Times.NATIVE)))
        .with(
            "avg_error_pct",
            rows.stream().mapToDouble(row -> row.quality.averageError()).average().orElse(0))
        .with(
            "coverage_pct",
            100
                * rows.stream()
                    .mapToDouble(row -> row.quality.hotEdgeCoverage(row.tau()))
                    .min()
                    .orElse(0))
        .with("bytes_per_node", ContextProfiler.BYTES_PER_NODE_IN_SMALL_SPACE)
        .withDetail("workloads", rows.stream().map(HcctBench::figures).toList())
        .publish(out, options.json);
    return rows.stream().allMatch(row -> row.times.isOutputTheSame()) ? 0 : 1;
  }

  private static double mean(List<Row> rows, ToDoubleFunction<Row> figure) {
    return Samples.geometricMean(rows.stream().mapToDouble(figure).toArray());
  }

  private Row measure(Workshop workshop, Workload workload)
      throws IOException, InterruptedException {
    var sampled = workshop.file("sampled.collapsed");
    var unread = workshop.file("timed.oser");
    var profilers = new LinkedHashMap<String, String>();
    for (var mode : List.of("empty", "cct", "hcct")) {
      profilers.put(mode, workshop.agent(workload, mode + ",format=summary", unread));
    }
    // Bursts see too little of a short run, so what they saw of the timed one is compared.
    var inBursts = new Counted(workshop, "burst");
    profilers.put("burst", inBursts.agent(workload, "hcct," + BURST));
    var sampler = workshop.sampler(sampled);
    if (sampler != null) {
      profilers.put("async", sampler);
    }
    var effort = options.effort(TIMED);
    var times = new Times(workshop, workload, effort, profilers, options.forks);
    var burst = inBursts.read();
    var exact = count(workshop, workload, COUNTED, "cct");
    var hot = count(workshop, workload, COUNTED, "hcct");
    var exactBurst = count(workshop, workload, effort, "cct," + BURST);
    int all = exact.summary.size() - 1;
    var spaceByPhi = new LinkedHashMap<Double, Double>();
    for (double phi : new double[] {1e-2, 1e-3, 1e-5}) {
      var cost = count(workshop, workload, COUNTED, "hcct,phi=" + phi).cost;
      spaceByPhi.put(phi, 100.0 * cost.nodes() / all);
    }
    return new Row(
        workload,
        times,
        exact.summary,
        hot.summary,
        new TreeComparison(hot.summary, exact.summary, PHI),
        new TreeComparison(burst.summary, exact.summary, PHI),
        exact.cost,
        hot.cost,
        burst.cost,
        exactBurst.cost,
        spaceByPhi,
        sampler == null ? null : SampledStacks.read(sampled).overlap(exact.summary));
  }

  /** What was counted, and what the agent says that cost. */
  private record Count(ContextSummary summary, AgentReport cost) {}

  /** Where a process leaves what was counted. */
  private record Counted(Workshop workshop, String name) {
    private Path summary() {
      return workshop.file(name + ".oser");
    }

    private Path costs() {
      return workshop.file(name + ".costs");
    }

    String agent(Workload workload, String mode) {
      return workshop.agent(workload, mode + ",format=summary,costs=" + costs(), summary());
    }

    Count read() throws IOException {
      var count = new Count(SummaryFile.read(summary()), AgentReport.read(costs()));
      Files.delete(summary());
      Files.delete(costs());
      return count;
    }
  }

  private static Count count(
      Workshop workshop, Workload workload, Workshop.Effort effort, String mode)
      throws IOException, InterruptedException {
    var counted = new Counted(workshop, "counted");
    workshop.run(workload, effort, counted.agent(workload, mode));
    return counted.read();
  }

  /** {@return the figures of a row, by the names the tables print them under} */
  private static Map<String, Object> figures(Row row) {
    var times = row.times;
    var exact = row.exact;
    var hot = row.hot;
    var figures = new LinkedHashMap<String, Object>();
    figures.put("workload", row.workload.name());
    figures.put("calls", exact.total());
    figures.put("cct_nodes", row.nodes());
    for (var phi : new double[] {1e-3, 1e-5, 1e-7}) {
      figures.put("hcct_nodes_" + phi, exact.hot(phi).size() - 1);
    }
    figures.put("kept_pct", row.keptPercent());
    figures.put("mcct_pct", 100.0 * row.hotCost.nodes() / row.nodes());
    row.spaceByPhi.forEach((phi, percent) -> figures.put("mcct_pct_" + phi, percent));
    figures.put("memory_hcct_pct", 100 * row.hotCost.megabytes() / row.exactCost.megabytes());
    figures.put("memory_burst_pct", 100 * row.burstCost.megabytes() / row.exactCost.megabytes());
    figures.put(
        "memory_cct_burst_pct", 100 * row.exactBurstCost.megabytes() / row.exactCost.megabytes());
    figures.put("native_s", times.median(Times.NATIVE));
    for (var mode : List.of("empty", "cct", "hcct", "burst")) {
      figures.put(mode + "_vs_native", times.ratio(mode, Times.NATIVE));
    }
    figures.put("hcct_vs_cct", times.ratio("hcct", "cct"));
    putQuartiles(figures, "burst_vs_native", times.ratios("burst", Times.NATIVE));
    putQuartiles(figures, "hcct_vs_cct", times.ratios("hcct", "cct"));
    for (double degree : new double[] {0.5, 0.8, 0.9}) {
      figures.put("phi_for_overlap_" + degree, phiFor(degree, exact));
    }
    figures.put("tau", row.tau());
    figures.put("coverage_pct", 100 * row.quality.hotEdgeCoverage(row.tau()));
    figures.put("overlap_pct", 100 * row.quality.overlap());
    figures.put("avg_uncovered_pct", row.quality.averageUncovered());
    figures.put("max_uncovered_pct", row.quality.maximumUncovered());
    int reported =
        (int) IntStream.range(1, hot.size()).filter(node -> hot.isHot(node, PHI)).count();
    figures.put("cold_pct", 100.0 * (hot.size() - 1 - reported) / Math.max(1, hot.size() - 1));
    figures.put("false_pct", 100.0 * row.quality.falsePositives() / Math.max(1, hot.size() - 1));
    figures.put("avg_error_pct", row.quality.averageError());
    figures.put("max_error_pct", row.quality.maximumError());
    figures.put("burst_avg_error_pct", row.burstQuality.averageError());
    figures.put("burst_coverage_pct", 100 * row.burstQuality.hotEdgeCoverage(row.tau()));
    figures.put("burst_coverage_2tau_pct", 100 * row.burstQuality.hotEdgeCoverage(2 * row.tau()));
    if (row.sampledOverlap != null) {
      figures.put("async_vs_native", times.ratio("async", Times.NATIVE));
      figures.put("async_overlap_pct", 100 * row.sampledOverlap);
    }
    figures.put("same_output", times.isOutputTheSame());
    return figures;
  }

  private static void putQuartiles(Map<String, Object> figures, String name, Samples ratios) {
    figures.put(name + "_q1", ratios.quantile(0.25));
    figures.put(name + "_q3", ratios.quantile(0.75));
  }

  /** {@return the largest φ for which hot contexts have this share of all calls (Figure 5.4)} */
  private static double phiFor(double degree, ContextSummary exact) {
    var counts = new long[exact.size()];
    for (int node = 1; node < counts.length; node++) {
      counts[node] = exact.count(node);
    }
    Arrays.sort(counts);
    long sum = 0;
    for (int i = counts.length - 1; i > 0; i--) {
      sum += counts[i];
      if (sum >= degree * exact.total()) {
        return (double) counts[i] / exact.total();
      }
    }
    return 0;
  }
}
