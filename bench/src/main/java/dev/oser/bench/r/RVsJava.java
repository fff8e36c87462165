package dev.oser.bench.r;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.DoubleStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ./oser bench r-vs-java}: loops in R beside the same loops in Java. */
@Command(
    name = "r-vs-java",
    header = "Ten loops in R beside their twins in Java.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs ten loops in R in Oser and their twins written in Java, in turn, each in",
      "a fresh process that warms up first, and compares how long a round takes:",
      "with a ratio of 1, R is as fast as Java."
    })
public final class RVsJava implements Callable<Integer> {
  @Mixin private BesideGnuR common = new BesideGnuR(7);

  @Mixin private ProgramChoice choice;

  @Option(
      names = "--forks",
      defaultValue = "2",
      description = "Processes per loop and language (default: ${DEFAULT-VALUE}).")
  private int forks;

  @Option(
      names = "--warm-up",
      defaultValue = "3",
      description = "Seconds before that (default: ${DEFAULT-VALUE}).")
  private double warmUp;

  /** Milliseconds of both. */
  private record Row(RProgram program, Samples oser, Samples java) {
    double ratio() {
      return oser.median() / java.median();
    }

    String line() {
      return "%-14s %28s %24s %8.2f".formatted(program.name(), oser.text(3), java.text(3), ratio());
    }

    Map<String, Object> detail() {
      var detail = new LinkedHashMap<String, Object>();
      detail.put("program", program.name());
      detail.put("oser_ms", oser.median());
      detail.put("java_ms", java.median());
      detail.put("ratio", ratio());
      return detail;
    }
  }

  @Override
  public Integer call() {
    var programs = choice.of(List.of(Family.JAVA));
    var root = common.rootWithoutGnu();
    var out = common.out();
    out.printf("%-14s %28s %24s %8s%n", "loop", "R, ms", "Java, ms", "ratio");
    var rows = new ArrayList<Row>();
    for (var program : programs) {
      rows.add(measure(root, program));
      out.println(rows.getLast().line());
      out.flush();
    }
    var ratios = rows.stream().mapToDouble(Row::ratio).toArray();
    common.publish(
        Result.named("r-vs-java")
            .with("geomean", Samples.geometricMean(ratios))
            .with("worst", DoubleStream.of(ratios).max().orElseThrow())
            .withDetail("loops", rows.stream().map(Row::detail).toList()));
    return 0;
  }

  private Row measure(Path root, RProgram program) {
    var oser = DoubleStream.builder();
    var java = DoubleStream.builder();
    for (int fork = 0; fork < forks; fork++) {
      var inR = RProcess.OSER.run(root, program.timed(common.rounds(), warmUp));
      var inJava = TwinFork.run(JavaTwin.of(program), common.rounds(), warmUp);
      var expected = inJava.result();
      if (!JavaTwin.isSame(Double.parseDouble(expected), inR.result())) {
        throw new IllegalStateException(
            program + ": Java says " + expected + ", we say " + inR.result());
      }
      DoubleStream.of(inR.rounds()).forEach(oser);
      DoubleStream.of(inJava.rounds()).forEach(java);
    }
    return new Row(
        program,
        Samples.of(oser.build().toArray()).times(1000),
        Samples.of(java.build().toArray()).times(1000));
  }
}
