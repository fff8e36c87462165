package dev.oser.bench.profile;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import dev.oser.profile.path.MethodProfile;
import dev.oser.profile.path.PathFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./oser bench paths}: k-iteration path profiles against Ball and Larus (D'Elia §5.2). */
@Command(
    name = "paths",
    header = "What profiles of sequences of paths cost.",
    mixinStandardHelpOptions = true,
    description = {
      "Profiles paths of programs from Maven Central and of our own loops: sequences of up to k",
      "paths against single paths in a hash table. Prints the figures of section 5.2 of the",
      "thesis with its ranges beside them. The first run gets the programs."
    })
public final class PathsBench implements Callable<Integer> {
  private static final String BASELINE = "blpp";
  private static final Workshop.Effort TIMED = new Workshop.Effort(2, 5);

  /** What is counted is counted in processes of their own, which all do the same. */
  private static final Workshop.Effort COUNTED = new Workshop.Effort(0, 1);

  @Mixin private ProfileOptions options = new ProfileOptions();

  @Option(
      names = "-k",
      split = ",",
      defaultValue = "2,3,4,6,8,11,16",
      description = "Lengths of sequences (default: ${DEFAULT-VALUE}).")
  private List<Integer> lengths = List.of();

  @Spec private CommandSpec spec;

  /**
   * What was found about a workload.
   *
   * @param costs what each profiler said of itself
   * @param sequences how many different sequences were counted, by k (Figure 5.16)
   */
  private record Row(
      Workload workload, Times times, Map<String, AgentReport> costs, Map<String, Long> sequences) {
    double againstBaseline(String profiler) {
      return times.ratio(profiler, BASELINE);
    }

    double cost(String profiler, ToDoubleFunction<AgentReport> figure) {
      var report = costs.get(profiler);
      return report == null ? Double.NaN : figure.applyAsDouble(report);
    }
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var out = spec.commandLine().getOut();
    var workshop = new Workshop();
    workshop.prepare();
    var rows = new ArrayList<Row>();
    var all = Stream.concat(Workload.kernels().stream(), Workload.libraries().stream());
    for (var workload : options.chosen(all)) {
      rows.add(measure(workshop, workload));
      out.printf("%-14s done%n", workload.name());
      out.flush();
    }
    print(out, rows);
    var loops = rows.stream().filter(row -> row.workload.isLoops()).toList();
    var judged = loops.isEmpty() ? rows : loops;
    Result.named("paths")
        .with("workloads", rows.size())
        .with("k11_vs_blpp", mean(judged, row -> row.againstBaseline("k11")))
        .with(
            "worst_vs_blpp",
            rows.stream().mapToDouble(row -> row.againstBaseline("k11")).max().orElse(0))
        .withDetail("workloads", rows.stream().map(this::detail).toList())
        .publish(out, options.json);
    return rows.stream().allMatch(row -> row.times.isOutputTheSame()) ? 0 : 1;
  }

  private static double mean(List<Row> rows, ToDoubleFunction<Row> figure) {
    return Samples.geometricMean(rows.stream().mapToDouble(figure).toArray());
  }

  private List<String> profilers() {
    var names = new ArrayList<>(List.of(BASELINE));
    lengths.forEach(k -> names.add("k" + k));
    if (!lengths.contains(11)) {
      names.add("k11");
    }
    return names;
  }

  private static String mode(String profiler) {
    return profiler.equals(BASELINE) ? "bl,counters=hash" : "paths,k=" + profiler.substring(1);
  }

  private Row measure(Workshop workshop, Workload workload)
      throws IOException, InterruptedException {
    var flags = new LinkedHashMap<String, String>();
    for (var name : profilers()) {
      var file = workshop.file(name + ".txt");
      flags.put(name, workshop.agent(workload, mode(name), file));
    }
    var times = new Times(workshop, workload, options.effort(TIMED), flags, options.forks);
    var costs = new LinkedHashMap<String, AgentReport>();
    var sequences = new LinkedHashMap<String, Long>();
    for (var name : profilers()) {
      var file = workshop.file("paths.oser");
      var cost = workshop.file("costs.txt");
      var mode = mode(name) + ",format=summary,costs=" + cost;
      workshop.run(workload, COUNTED, workshop.agent(workload, mode, file));
      costs.put(name, AgentReport.read(cost));
      sequences.put(
          name,
          PathFile.read(file).methods().stream()
              .map(MethodProfile::forest)
              .mapToLong(forest -> forest.size())
              .sum());
    }
    return new Row(workload, times, costs, sequences);
  }

  private void print(PrintWriter out, List<Row> rows) {
    table(out, "Slowdown against native", rows, (row, name) -> row.times.ratio(name, Times.NATIVE));
    table(
        out,
        "Figure 5.11: time against BLPP with a hash table. Thesis: falls with k for 12 of 16"
            + " programs, down to 0.55; rises for 4",
        rows,
        Row::againstBaseline);
    table(
        out,
        "Figure 5.12: table lookups against BLPP. Thesis: about 1/(k-1) where loops are long, down"
            + " to 0.07",
        rows,
        (row, name) ->
            row.cost(name, AgentReport::lookups) / row.cost(BASELINE, AgentReport::lookups));
    table(
        out,
        "Figure 5.15: counters of BLPP and nodes of the k-slab forest. Thesis: up to several"
            + " millions",
        rows,
        (row, name) -> row.cost(name, AgentReport::nodes));
    table(
        out,
        "Figure 5.16: different sequences (nodes of the k-iteration path forest). Thesis: fewer"
            + " than slab nodes",
        rows,
        (row, name) -> row.sequences.getOrDefault(name, 0L));
    out.println();
    out.println(
        "Figures 5.13, 5.14 (cycles per instruction, cache misses) need hardware counters;"
            + " see docs/papers.md. Same output whoever watches: "
            + rows.stream().allMatch(row -> row.times.isOutputTheSame()));
  }

  private interface Figure {
    double of(Row row, String profiler);
  }

  private void table(PrintWriter out, String title, List<Row> rows, Figure figure) {
    out.printf("%n%s%n%-14s", title, "");
    profilers().forEach(name -> out.printf(" %11s", name));
    out.println();
    for (var row : rows) {
      out.printf("%-14s", row.workload.name());
      for (var name : profilers()) {
        double value = figure.of(row, name);
        out.printf(value >= 1000 ? " %,11.0f" : " %11.3f", value);
      }
      out.println();
    }
    out.flush();
  }

  private Map<String, Object> detail(Row row) {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("workload", row.workload.name());
    detail.put("native_s", row.times.median(Times.NATIVE));
    for (var name : profilers()) {
      detail.put(name + "_vs_native", row.times.ratio(name, Times.NATIVE));
      detail.put(name + "_vs_blpp", row.againstBaseline(name));
      detail.put(name + "_lookups", row.cost(name, AgentReport::lookups));
      detail.put(name + "_nodes", row.cost(name, AgentReport::nodes));
      detail.put(name + "_sequences", row.sequences.getOrDefault(name, 0L));
    }
    detail.put("same_output", row.times.isOutputTheSame());
    return detail;
  }
}
