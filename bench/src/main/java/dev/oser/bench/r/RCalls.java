package dev.oser.bench.r;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./oser bench r-calls}: what calls of R's functions take. */
@Command(
    name = "r-calls",
    header = "Calls of R closures beside GNU R and Java.",
    mixinStandardHelpOptions = true,
    description = {
      "Calls closures in many ways, in GNU R and in Oser, in turn, each in a fresh",
      "process that warms up first, and prints the nanoseconds of a call, without what",
      "the loop around it takes. Beside them stands a call in Java that is not inlined."
    })
public final class RCalls implements Callable<Integer> {
  @Mixin private BesideGnuR common = new BesideGnuR(7);

  @Option(
      names = "--warm-up",
      defaultValue = "2",
      description = "Seconds before that (default: ${DEFAULT-VALUE}).")
  private double warmUp;

  /** Nanoseconds of a call. */
  private record Row(String name, Samples gnu, Samples oser) {
    double speed() {
      return gnu.median() / oser.median();
    }

    Row without(Row loop) {
      return new Row(name, gnu.minus(loop.gnu.median()), oser.minus(loop.oser.median()));
    }

    String line() {
      return "%-12s %28s %28s %7.1f".formatted(name, gnu.text(), oser.text(), speed());
    }

    Map<String, Object> detail() {
      var detail = new LinkedHashMap<String, Object>();
      detail.put("call", name);
      detail.put("gnu_ns", gnu.median());
      detail.put("oser_ns", oser.median());
      return detail;
    }
  }

  @Override
  public Integer call() {
    var root = common.root();
    var out = common.out();
    out.printf("%-12s %28s %28s %7s%n", "call", "GNU R, ns", "Oser, ns", "speed");
    var loop = measure(root, new RProgram(Family.CALLS, "none"));
    var rows = new ArrayList<Row>();
    for (var program : Family.CALLS.programs()) {
      if (!program.name().equals(loop.name)) {
        rows.add(measure(root, program).without(loop));
        out.println(rows.getLast().line());
        out.flush();
      }
    }
    var java = JavaCall.measure(common.rounds());
    out.printf("%-12s %28s %28s%n", "in Java", "", java.text());
    double closure = row(rows, "closure-1").oser().median();
    common.publish(
        Result.named("r-calls")
            .with("call_vs_java", closure / java.median())
            .with("s3_vs_call", row(rows, "s3").oser().median() / closure)
            .with("fib_vs_gnu", row(rows, "fib").speed())
            .with(
                "calls_vs_gnu",
                Samples.geometricMean(rows.stream().mapToDouble(Row::speed).toArray()))
            .withDetail("calls", rows.stream().map(Row::detail).toList()));
    return 0;
  }

  private static Row row(List<Row> rows, String name) {
    return rows.stream().filter(row -> row.name.equals(name)).findFirst().orElseThrow();
  }

  private Row measure(Path root, RProgram program) {
    var script = program.timed(common.rounds(), warmUp);
    var times = new ArrayList<Samples>();
    for (var process : List.of(RProcess.GNU, RProcess.OSER)) {
      var run = process.run(root, script);
      times.add(Samples.of(run.rounds()).times(1e9 / Double.parseDouble(run.result())));
    }
    return new Row(program.name(), times.get(0), times.get(1));
  }
}
