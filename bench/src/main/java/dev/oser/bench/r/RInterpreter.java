package dev.oser.bench.r;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./oser bench r-interpreter}: R programs beside GNU R. */
@Command(
    name = "r-interpreter",
    header = "R's interpreter beside GNU R.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs twelve programs on scalars and twelve on vectors in GNU R and in Oser, in turn,",
      "each in a fresh process that warms up first, and compares how long a round takes; how",
      "long the first round in a process takes; and how long both need to start. Ratios below 1",
      "mean that Oser is faster. Also: what a call leaves for the garbage collector, and a loop",
      "at top level beside the same loop in a function."
    })
public final class RInterpreter implements Callable<Integer> {
  /** Ten rounds of a loop at top level and in a function, in turn. */
  private static final String LOOPS =
      """
      f <- function() { s <- 0; x <- numeric(1000); for (i in 1:300000) { s <- s + i %% 7; x[i %% 1000 + 1] <- s }; s }
      for (round in 1:10) {
        before <- proc.time()[[3]]
        s <- 0; x <- numeric(1000); for (i in 1:300000) { s <- s + i %% 7; x[i %% 1000 + 1] <- s }
        cat("seconds", proc.time()[[3]] - before, "\\n")
        before <- proc.time()[[3]]
        f()
        cat("seconds", proc.time()[[3]] - before, "\\n")
      }
      """;

  @Mixin private BesideGnuR common;

  @Mixin private ProgramChoice choice;

  @Option(
      names = "--forks",
      defaultValue = "2",
      description = "Processes per program (default: ${DEFAULT-VALUE}).")
  private int forks;

  @Option(
      names = "--warm-up",
      defaultValue = "3",
      description = "Seconds before that (default: ${DEFAULT-VALUE}).")
  private double warmUp;

  @Option(
      names = "--starts",
      defaultValue = "20",
      description = "How often both are started (default: ${DEFAULT-VALUE}).")
  private int starts;

  @Option(
      names = "--firsts",
      defaultValue = "5",
      description = "Processes per program for its first round (default: ${DEFAULT-VALUE}).")
  private int firsts;

  private record Row(
      RProgram program, Samples gnu, Samples oser, Samples gnuFirst, Samples oserFirst) {
    double ratio() {
      return oser.median() / gnu.median();
    }

    double firstRatio() {
      return oserFirst.median() / gnuFirst.median();
    }
  }

  @Override
  public Integer call() {
    var programs = choice.of(List.of(Family.SCALAR, Family.VECTOR));
    var root = common.root();
    var out = common.out();
    out.printf(
        "%-14s %-8s %18s %26s %8s %14s%n",
        "program", "", "GNU R, ms", "Oser, ms", "ratio", "first round");
    var rows = new ArrayList<Row>();
    for (var program : programs) {
      rows.add(measure(root, program));
      print(out, rows.getLast());
    }
    var started = starting(root, out);
    var call = CallCost.measure();
    common.publish(
        started
            .with("scalar_vs_gnu", mean(Family.SCALAR, rows))
            .with("vector_vs_gnu", mean(Family.VECTOR, rows))
            .with("worst_vs_gnu", rows.stream().mapToDouble(Row::ratio).max().orElse(Double.NaN))
            .with(
                "first_vs_gnu",
                rows.isEmpty()
                    ? Double.NaN
                    : Samples.geometricMean(rows.stream().mapToDouble(Row::firstRatio).toArray()))
            .with("toplevel_vs_function", topLevel(root))
            .with("call_objects", call.objects())
            .with("call_bytes", call.bytes())
            .withDetail("programs", rows.stream().map(RInterpreter::detail).toList()));
    return 0;
  }

  private Row measure(Path root, RProgram program) {
    var script = program.timed(common.rounds(), warmUp);
    var gnu = DoubleStream.builder();
    var oser = DoubleStream.builder();
    for (int fork = 0; fork < forks; fork++) {
      var both = SideBySide.run(root, program, script);
      DoubleStream.of(both.gnu().rounds()).forEach(gnu);
      DoubleStream.of(both.oser().rounds()).forEach(oser);
    }
    var gnuFirst = new double[firsts];
    var oserFirst = new double[firsts];
    for (int i = 0; i < firsts; i++) {
      var both = SideBySide.run(root, program, program.fromTheStart(1));
      gnuFirst[i] = both.gnu().rounds()[0];
      oserFirst[i] = both.oser().rounds()[0];
    }
    return new Row(
        program,
        Samples.of(gnu.build().toArray()),
        Samples.of(oser.build().toArray()),
        Samples.of(gnuFirst),
        Samples.of(oserFirst));
  }

  /** {@return how long a loop takes at top level, relative to the same loop in a function} */
  private double topLevel(Path root) {
    var ratios = new double[firsts];
    for (int i = 0; i < firsts; i++) {
      var rounds = RProcess.OSER.run(root, LOOPS).rounds();
      ratios[i] = Samples.of(even(rounds, 0)).median() / Samples.of(even(rounds, 1)).median();
    }
    return Samples.of(ratios).median();
  }

  /** {@return every other number, from the first or the second on} */
  private static double[] even(double[] numbers, int from) {
    return IntStream.range(0, numbers.length / 2).mapToDouble(i -> numbers[2 * i + from]).toArray();
  }

  /** {@return a result with what starting costs} */
  private Result starting(Path root, PrintWriter out) {
    var gnu = new double[starts];
    var oser = new double[starts];
    long kilobytes = 0;
    for (int i = 0; i < starts; i++) {
      gnu[i] = RProcess.GNU.evaluate(root, "cat(1)").seconds() * 1000;
      oser[i] = RProcess.OSER.evaluate(root, "cat(1)").seconds() * 1000;
      kilobytes = Math.max(kilobytes, RProcess.OSER.run(root, "").peakKilobytes());
    }
    var theirs = Samples.of(gnu);
    var ours = Samples.of(oser);
    out.printf(
        "%-14s %-8s %18s %26s %8.2f%n",
        "start", "", theirs.text(), ours.text(), ours.median() / theirs.median());
    return Result.named("r-interpreter")
        .with("startup_vs_gnu", ours.median() / theirs.median())
        .with("startup_ms", ours.median())
        .with("rss_mb", kilobytes / 1024.0);
  }

  private static double mean(Family family, List<Row> rows) {
    var ratios =
        rows.stream()
            .filter(row -> row.program.family() == family)
            .mapToDouble(Row::ratio)
            .toArray();
    return ratios.length == 0 ? Double.NaN : Samples.geometricMean(ratios);
  }

  private static void print(PrintWriter out, Row row) {
    out.printf(
        "%-14s %-8s %18s %26s %8.2f %14.2f%n",
        row.program.name(),
        row.program.family(),
        row.gnu.times(1000).text(),
        row.oser.times(1000).text(),
        row.ratio(),
        row.firstRatio());
    out.flush();
  }

  private static Map<String, Object> detail(Row row) {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("program", row.program.name());
    detail.put("kind", row.program.family().toString());
    detail.put("gnu_ms", row.gnu.median() * 1000);
    detail.put("oser_ms", row.oser.median() * 1000);
    detail.put("ratio", row.ratio());
    detail.put("first_ratio", row.firstRatio());
    return detail;
  }
}
