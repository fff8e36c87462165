package dev.oser.bench.r;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code ./oser bench r-output}: what R programs print, beside GNU R. */
@Command(
    name = "r-output",
    header = "What comes out of R scripts, and when, beside GNU R.",
    mixinStandardHelpOptions = true,
    description = {
      "Compares what comes out of R scripts through a pipe with GNU R, in turn: how long 200000",
      "calls of cat take, how soon a line can be read that is printed before a wait or a long",
      "computation, and how many of 1000 lines are lost if SIGTERM or SIGINT ends the script."
    })
public final class ROutput implements Callable<Integer> {
  private static final String CAT = "for (i in 1:200000) cat(i, \"\\n\")";
  private static final int LINES_PER_ROUND = 10;

  @Mixin private BesideGnuR common;

  private record Row(String name, Samples gnu, Samples oser) {
    Map<String, Object> detail() {
      var detail = new LinkedHashMap<String, Object>();
      detail.put("name", name);
      detail.put("gnu", gnu.median());
      detail.put("gnu_most", gnu.most());
      detail.put("oser", oser.median());
      detail.put("oser_most", oser.most());
      return detail;
    }
  }

  private interface Measurement {
    double[] measure(RProcess r) throws IOException;
  }

  @Override
  public Integer call() throws IOException {
    var root = common.root();
    common.out().printf("%-16s %26s %26s%n", "", "GNU R", "Oser");
    var cat = compare("cat, ms", r -> new double[] {r.run(root, CAT).seconds() * 1000});
    var waiting = latency(OutputLatency.WAITING, root);
    var computing = latency(OutputLatency.COMPUTING, root);
    var terminated = lost("TERM", root);
    var interrupted = lost("INT", root);
    common.publish(
        Result.named("r-output")
            .with("cat_vs_gnu", cat.oser.median() / cat.gnu.median())
            .with("latency_ms", Math.max(waiting.oser.median(), computing.oser.median()))
            .with("gnu_latency_ms", Math.max(waiting.gnu.median(), computing.gnu.median()))
            .with("lost", (long) (terminated.oser.most() + interrupted.oser.most()))
            .withDetail(
                "rows",
                List.of(cat, waiting, computing, terminated, interrupted).stream()
                    .map(Row::detail)
                    .toList()));
    return 0;
  }

  private Row latency(OutputLatency latency, Path root) throws IOException {
    return compare(
        latency.name() + ", ms", r -> latency.measure(r, root, LINES_PER_ROUND).sorted());
  }

  private Row lost(String signal, Path root) throws IOException {
    return compare("lost, SIG" + signal, r -> new double[] {LostLines.after(signal, r, root)});
  }

  /** Measures both in turn, and prints the medians with the least and the most. */
  private Row compare(String name, Measurement measurement) throws IOException {
    var gnu = new ArrayList<Double>();
    var oser = new ArrayList<Double>();
    for (int round = 0; round < common.rounds(); round++) {
      for (double value : measurement.measure(RProcess.GNU)) gnu.add(value);
      for (double value : measurement.measure(RProcess.OSER)) oser.add(value);
    }
    var row = new Row(name, samples(gnu), samples(oser));
    var out = common.out();
    out.printf("%-16s %26s %26s%n", name, row.gnu.text(), row.oser.text());
    out.flush();
    return row;
  }

  private static Samples samples(List<Double> values) {
    return Samples.of(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
