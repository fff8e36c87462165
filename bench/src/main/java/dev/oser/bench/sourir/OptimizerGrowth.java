package dev.oser.bench.sourir;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import dev.oser.lang.sourir.Source;
import dev.oser.lang.sourir.opt.Optimizer;
import dev.oser.lang.sourir.opt.Passes;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./oser bench sourir-optimizer}: how the time of sourir's passes grows with programs. */
@Command(
    name = "sourir-optimizer",
    header = "Whether sourir's optimiser is near-linear.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs all passes of sourir's optimiser, with the checks after each, over programs of 500 to",
      "4000 branches with their labels, and of 500 to 4000 variables that live together. The sizes",
      "take turns. A growth of 8 from the smallest to the largest is linear."
    })
public final class OptimizerGrowth implements Callable<Integer> {
  private static final List<Integer> SIZES = List.of(500, 1000, 2000, 4000);
  private static final int WARM_UP = 5;

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Option(
      names = "--rounds",
      defaultValue = "9",
      description =
          "How often each program is optimised, after five times to warm up (default: 9).")
  private int rounds;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    out.printf("%-10s %8s %12s %12s%n", "program", "size", "median ms", "spread");
    var result = Result.named("sourir-optimizer");
    result = measured("labels", SIZES.stream().map(OptimizerGrowth::labels), result, out);
    result = measured("variables", SIZES.stream().map(OptimizerGrowth::variables), result, out);
    result.publish(out, json);
    return 0;
  }

  private Result measured(String name, Stream<String> texts, Result result, PrintWriter out) {
    var sources = texts.map(text -> Source.read(name, text)).toList();
    var times = new ArrayList<double[]>();
    sources.forEach(_ -> times.add(new double[rounds]));
    for (int round = -WARM_UP; round < rounds; round++) {
      for (int i = 0; i < sources.size(); i++) {
        long start = CpuTime.now();
        Optimizer.run(sources.get(i).program(), Passes.parse("all"), false);
        if (round >= 0) {
          times.get(i)[round] = (CpuTime.now() - start) / 1e6;
        }
      }
    }
    var samples = times.stream().map(Samples::of).toList();
    for (int i = 0; i < samples.size(); i++) {
      var sample = samples.get(i);
      out.printf(
          "%-10s %8d %12.1f %12.2f%n",
          name, SIZES.get(i), sample.median(), sample.most() / sample.least());
    }
    return result
        .with(name + "_ms_" + SIZES.getFirst(), samples.getFirst().median())
        .with(name + "_ms_" + SIZES.getLast(), samples.getLast().median())
        .with(name + "_growth", samples.getLast().median() / samples.getFirst().median());
  }

  /** Branches one after the other, each with labels of its own. */
  private static String labels(int count) {
    var text = new StringBuilder(" var x = 1\n var y = 0\n");
    for (int i = 0; i < count; i++) {
      text.append(
          """
           branch (x == %1$d) $t%1$d $e%1$d
          $t%1$d:
           y <- (y + %1$d)
           goto m%1$d
          $e%1$d:
           y <- (y - 1)
           goto m%1$d
          m%1$d:
          """
              .formatted(i));
    }
    return text.append(" print y\n").toString();
  }

  /** Variables that are all needed at the end, and in a loop before that. */
  private static String variables(int count) {
    var text = new StringBuilder(" var v0 = 0\n read v0\n");
    for (int i = 1; i < count; i++) {
      text.append(" var v%d = (v%d + %d)\n".formatted(i, i - 1, i));
    }
    text.append(" goto l\nl:\n branch (v%d == 7) $a $b\n$a:\n v0 <- v1\n".formatted(count - 1));
    text.append(" goto l\n$b:\n");
    for (int i = 0; i < count; i++) {
      text.append(" print v%d\n".formatted(i));
    }
    return text.toString();
  }
}
