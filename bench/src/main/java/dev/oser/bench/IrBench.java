package dev.oser.bench;

import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code ./oser bench ir}: compiled Oser against hand-written Java, compile throughput, and the
 * interpreter's speed.
 */
@Command(
    name = "ir",
    header = "The eight kernels in Oser IR beside Java.",
    mixinStandardHelpOptions = true,
    description = {
      "Compares the eight kernels compiled by Oser with the same algorithms in Java, and",
      "measures how fast Oser compiles and interprets."
    })
final class IrBench implements Callable<Integer> {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Option(
      names = "--kernels",
      split = ",",
      paramLabel = "NAME",
      description = "Only these, e.g. nbody,fasta.")
  private List<String> names = List.of();

  @Option(
      names = "--forks",
      defaultValue = "3",
      description = "Fresh JVMs per kernel (default: ${DEFAULT-VALUE}).")
  private int forks;

  @Option(
      names = "--rounds",
      defaultValue = "7",
      description = "Measured rounds per JVM (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--warm-up",
      defaultValue = "6",
      description = "Rounds before that (default: ${DEFAULT-VALUE}).")
  private int warmUp;

  @Spec private CommandSpec spec;

  /** What was measured of one kernel: medians in ms, and the ratio in each JVM. */
  private record Row(Kernel kernel, double oser, double java, Samples ratios) {}

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    var rows = new ArrayList<Row>();
    out.println(
        "Kernels: compiled Oser against hand-written Java, medians of "
            + forks
            + " JVMs x "
            + rounds
            + " rounds");
    out.printf(
        "%-14s %10s %10s %8s   %s%n",
        "kernel", "oser ms", "java ms", "ratio", "least .. most of the JVMs");
    for (var kernel : Kernel.values()) {
      if (names.isEmpty() || names.contains(kernel.program())) {
        rows.add(measure(kernel));
        print(out, rows.getLast());
      }
    }
    var ratios = rows.stream().mapToDouble(row -> row.ratios.median()).toArray();
    double mean = Samples.geometricMean(ratios);
    double worst = Arrays.stream(ratios).max().orElseThrow();
    out.printf("%-14s %10s %10s %8.3f   worst %.3f%n%n", "geometric mean", "", "", mean, worst);
    var throughput = CompileThroughput.measure();
    out.printf(
        "Compiling: %,.0f IR instructions per second through verifier and back end, warm%n",
        throughput);
    var speed = InterpreterSpeed.measure();
    out.printf("Interpreting: %,.0f IR instructions per second%n", speed);
    Result.named("ir")
        .with("geomean_vs_java", mean)
        .with("worst_vs_java", worst)
        .with("compile_ir_per_s", throughput)
        .with("interpret_ir_per_s", speed)
        .withDetail("kernels", rows.stream().map(IrBench::detail).toList())
        .publish(out, json);
    return 0;
  }

  private Row measure(Kernel kernel) {
    var oser = new ArrayList<Double>();
    var java = new ArrayList<Double>();
    var ratios = new double[forks];
    for (int fork = 0; fork < forks; fork++) {
      var task = new KernelFork.Task(kernel, kernel.benchmarkSize(), warmUp, rounds, fork % 2 == 1);
      var measured = KernelFork.run(task);
      measured.forEach(round -> oser.add(round.oser() / 1e6));
      measured.forEach(round -> java.add(round.java() / 1e6));
      ratios[fork] =
          median(measured.stream().map(KernelFork.Round::oser).toList())
              / median(measured.stream().map(KernelFork.Round::java).toList());
    }
    return new Row(kernel, median(oser), median(java), Samples.of(ratios));
  }

  private static double median(List<Double> values) {
    return Samples.of(values.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }

  private static void print(PrintWriter out, Row row) {
    out.printf(
        "%-14s %10.1f %10.1f %8.3f   %.3f .. %.3f%n",
        row.kernel.program(),
        row.oser,
        row.java,
        row.ratios.median(),
        row.ratios.least(),
        row.ratios.most());
    out.flush();
  }

  private static Map<String, Object> detail(Row row) {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("kernel", row.kernel.program());
    detail.put("oser_ms", row.oser);
    detail.put("java_ms", row.java);
    detail.put("ratio", row.ratios.median());
    detail.put("ratios", Arrays.stream(row.ratios.sorted()).boxed().toList());
    return detail;
  }
}
