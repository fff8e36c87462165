package dev.oser.bench.sourir;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code ./oser bench deoptless-sum}: a sum whose elements change their type (Flückiger, Figure
 * 3.8).
 */
@Command(
    name = "deoptless-sum",
    header = "A sum whose elements change their type, in sourir.",
    mixinStandardHelpOptions = true,
    description = {
      "Sums an array whose elements are integers, then booleans, then texts, then integers",
      "again, and so on, with and without deoptless. A phase is compared with the first one",
      "of the same type, in the second half of both, when code has settled."
    })
public final class DeoptlessSum implements Callable<Integer> {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      defaultValue = "deoptless-sum.svg",
      description = "Where the plot goes (default: ${DEFAULT-VALUE}).")
  private Path svg = Path.of("deoptless-sum.svg");

  @Option(
      names = "--calls",
      defaultValue = "2000",
      description = "Calls per phase (default: ${DEFAULT-VALUE}).")
  private int calls;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var out = spec.commandLine().getOut();
    var on = DeoptlessFork.run(true, calls);
    var off = DeoptlessFork.run(false, calls);
    out.printf("%-8s %-8s %16s %16s%n", "phase", "type", "deoptless µs", "without µs");
    for (int phase = 0; phase < DeoptlessFork.PHASES.size(); phase++) {
      out.printf(
          "%-8d %-8s %16.1f %16.1f%n",
          phase + 1,
          DeoptlessFork.PHASES.get(phase),
          settled(on, phase) / 1e3,
          settled(off, phase) / 1e3);
    }
    Files.writeString(svg, Plot.svg(on, off, calls, DeoptlessFork.PHASES));
    out.println("plot: " + svg);
    Result.named("deoptless-sum")
        .with("worst_phase_ratio", worst(on))
        .with("worst_phase_ratio_off", worst(off))
        .publish(out, json);
    return 0;
  }

  /** The median of the second half of a phase. */
  private double settled(List<Double> nanos, int phase) {
    var second = nanos.subList(phase * calls + calls / 2, (phase + 1) * calls);
    return Samples.of(second.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }

  private double worst(List<Double> nanos) {
    Map<String, Double> first = new HashMap<>();
    double worst = 0;
    for (int phase = 0; phase < DeoptlessFork.PHASES.size(); phase++) {
      double time = settled(nanos, phase);
      var before = first.putIfAbsent(DeoptlessFork.PHASES.get(phase), time);
      if (before != null) {
        worst = Math.max(worst, time / before);
      }
    }
    return worst;
  }
}
