package dev.oser.bench.r;

import dev.oser.bench.RankSum;
import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.DoubleStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code ./oser bench r-contexts}: what versions of functions for different arguments are worth
 * (Flückiger §5.4, Figures 5.3 and 5.4, Table 5.6, and of Table 5.7 the versions per callee).
 */
@Command(
    name = "r-contexts",
    header = "R with and without versions of functions by context.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs programs in Oser with and without versions of functions for different arguments, in",
      "turn, each in fresh processes: those of 'bench r', and some whose functions are called with",
      "arguments of different types. A program counts as improved by some percent if the rank-sum",
      "test says so (p < 0.05), with the first third of the rounds left out. Figures of the thesis",
      "stand beside ours."
    })
public final class RContexts implements Callable<Integer> {
  /** Table 5.6: an improvement in percent, and how many of 46 programs and 13 loops had it. */
  private enum Improvement {
    MINUS_5(-5, 44, 11),
    NONE(0, 18, 10),
    BY_2(2, 11, 8),
    BY_5(5, 6, 8),
    BY_10(10, 4, 7),
    BY_20(20, 1, 7);

    private final int percent;
    private final int programs;
    private final int loops;

    Improvement(int percent, int programs, int loops) {
      this.percent = percent;
      this.programs = programs;
      this.loops = loops;
    }

    /** {@return the share of the thesis's programs and loops, in percent} */
    double thesis() {
      return 100.0 * (programs + loops) / (46 + 13);
    }
  }

  @Mixin private BesideGnuR common = new BesideGnuR(15);

  @Mixin private ProgramChoice choice;

  @Option(
      names = "--forks",
      description = "How many processes of each kind (default: ${DEFAULT-VALUE}).")
  private int forks = 2;

  private record Row(RProgram program, Samples with, Samples without, int callees, int versions) {
    double speed() {
      return without.median() / with.median();
    }

    boolean isImprovedBy(int percent) {
      return RankSum.isLess(with, without.times(1 / (1 + percent / 100.0)));
    }

    boolean isSlowedBy(int percent) {
      return RankSum.isLess(without, with.times(1 / (1 + percent / 100.0)));
    }

    String line() {
      return "%-34s %24s %24s %7.2f %9s"
          .formatted(program, without.text(), with.text(), speed(), versions + " of " + callees);
    }

    Map<String, Object> detail() {
      var detail = new LinkedHashMap<String, Object>();
      detail.put("program", program.toString());
      detail.put("without_ms", without.median());
      detail.put("with_ms", with.median());
      detail.put("speed", speed());
      detail.put("callees", callees);
      detail.put("versions", versions);
      return detail;
    }
  }

  @Override
  public Integer call() {
    var families = EnumSet.copyOf(FamilyChoice.ALL);
    families.add(Family.CONTEXTS);
    var programs = choice.of(families);
    var root = common.rootWithoutGnu();
    var out = common.out();
    out.printf("%-34s %24s %24s %7s %9s%n", "", "without, ms", "with, ms", "speed", "versions");
    var rows = new ArrayList<Row>();
    for (var program : programs) {
      rows.add(measure(root, program));
      out.println(rows.getLast().line());
      out.flush();
    }
    out.printf("%nimproved by at least    programs     thesis%n");
    for (var each : Improvement.values()) {
      out.printf(
          "%17d %%  %9.1f %%   %6.1f %%%n",
          each.percent, improved(rows, each.percent), each.thesis());
    }
    out.printf("versions per callee %9.2f      %6.2f%n", versionsPerCallee(rows), 1.58);
    common.publish(
        Result.named("r-contexts")
            .with("programs", rows.size())
            .with("improved_pct", improved(rows, 0))
            .with("improved_10", improved(rows, 10))
            .with("slowed_5", rows.stream().filter(row -> row.isSlowedBy(5)).count())
            .with("versions_per_callee", versionsPerCallee(rows))
            .with("geomean", Samples.geometricMean(rows.stream().mapToDouble(Row::speed).toArray()))
            .withDetail("rows", rows.stream().map(Row::detail).toList()));
    return 0;
  }

  private static double improved(List<Row> rows, int percent) {
    return 100.0 * rows.stream().filter(row -> row.isImprovedBy(percent)).count() / rows.size();
  }

  private static double versionsPerCallee(List<Row> rows) {
    return rows.stream().mapToDouble(Row::versions).sum()
        / Math.max(1, rows.stream().mapToInt(Row::callees).sum());
  }

  private Row measure(Path root, RProgram program) {
    var script = program.fromTheStart(common.rounds());
    var with = new ArrayList<double[]>();
    var without = new ArrayList<double[]>();
    for (int fork = 0; fork < forks; fork++) {
      with.add(late(RProcess.OSER.run(root, script, "--contexts=on")));
      without.add(late(RProcess.OSER.run(root, script, "--contexts=off")));
    }
    var functions = new CompiledFunctions(RProcess.OSER.explain(root, script));
    return new Row(
        program, together(with), together(without), functions.callees(), functions.versions());
  }

  private static double[] late(RProcess.Run run) {
    return ProgramSpeed.late(run).sorted();
  }

  private static Samples together(List<double[]> processes) {
    return Samples.of(processes.stream().flatMapToDouble(DoubleStream::of).toArray());
  }
}
