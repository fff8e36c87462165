package dev.oser.bench.r;

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
 * {@code ./oser bench r-deoptless}: what it is worth that compiled code goes on where other code is
 * left (Flückiger §5.5, Figures 3.8, 5.5, 5.6 and 5.7).
 */
@Command(
    name = "r-deoptless",
    header = "R with and without deoptless.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs programs in Oser with and without deoptless, in turn, each in fresh processes. First",
      "those of 'bench r' while one in so many checks of compiled code fails at random although it",
      "holds: late rounds, and the most memory. Then programs whose data changes while they run,",
      "with no other failures than their own: all rounds together. Figures of the thesis stand",
      "beside ours."
    })
public final class RDeoptless implements Callable<Integer> {
  @Mixin private BesideGnuR common = new BesideGnuR(15);

  @Mixin private ProgramChoice choice;

  @Mixin private FamilyChoice families;

  @Option(
      names = "--forks",
      description = "How many processes of each kind (default: ${DEFAULT-VALUE}).")
  private int forks = 1;

  @Option(
      names = "--chaos",
      paramLabel = "N",
      description = "One in so many checks fails (default: ${DEFAULT-VALUE}).")
  private int chaos = 10_000;

  /** A program with and without deoptless. */
  private record Row(
      RProgram program,
      Samples with,
      Samples without,
      double speed,
      double megabytes,
      double memory) {
    String line() {
      return "%-34s %24s %24s %7.2f %8.0f %8.2f"
          .formatted(program, without.text(), with.text(), speed, megabytes, memory);
    }

    Map<String, Object> detail() {
      var detail = new LinkedHashMap<String, Object>();
      detail.put("program", program.toString());
      detail.put("without_ms", without.median());
      detail.put("with_ms", with.median());
      detail.put("speed", speed);
      detail.put("memory_ratio", memory);
      return detail;
    }
  }

  @Override
  public Integer call() {
    var wanted = EnumSet.copyOf(families.wanted());
    wanted.add(Family.DEOPTLESS);
    var chosen = choice.of(wanted);
    var root = common.rootWithoutGnu();
    heading("1 of " + chaos + " checks fails");
    var failing =
        chosen.stream()
            .filter(program -> program.family() != Family.DEOPTLESS)
            .map(program -> failing(root, program))
            .toList();
    heading("data changes");
    var phases =
        chosen.stream()
            .filter(program -> program.family() == Family.DEOPTLESS)
            .map(program -> changing(root, program))
            .toList();
    var speeds = Samples.of(failing.stream().mapToDouble(Row::speed).sorted().toArray());
    var memory = Samples.of(failing.stream().mapToDouble(Row::memory).sorted().toArray());
    var out = common.out();
    if (!failing.isEmpty()) {
      out.printf(
          "%nspeed with failing checks: %.2f to %.2f, median %.2f (thesis: 1 to 9.1, most above 1.9)%n",
          speeds.least(), speeds.most(), speeds.median());
      out.printf(
          "memory: median %+.0f %%, at most %+.0f %% (thesis: median -4 %%, at most +45 %%)%n",
          percent(memory.median()), percent(memory.most()));
    }
    out.println(
        "thesis, Figure 5.7: rsa-key up to 1.4, the others 1; Figure 5.6: ray-caster up to 2.5");
    var result = Result.named("r-deoptless").with("programs", failing.size() + phases.size());
    if (!failing.isEmpty()) {
      result =
          result
              .with("median", speeds.median())
              .with("worst", speeds.least())
              .with("memory_pct", percent(memory.median()));
    }
    if (!phases.isEmpty()) {
      result =
          result
              .with("phases_worst", phases.stream().mapToDouble(Row::speed).min().orElseThrow())
              .with(
                  "phases_geomean",
                  Samples.geometricMean(phases.stream().mapToDouble(Row::speed).toArray()));
    }
    var rows = new ArrayList<>(failing);
    rows.addAll(phases);
    common.publish(result.withDetail("rows", rows.stream().map(Row::detail).toList()));
    return 0;
  }

  private static double percent(double ratio) {
    return 100 * (ratio - 1);
  }

  private void heading(String title) {
    common
        .out()
        .printf(
            "%n%-34s %24s %24s %7s %8s %8s%n",
            title, "without, ms", "with, ms", "speed", "MB", "memory");
  }

  /** Checks fail at random: what counts is how fast it is when what can be made has been made. */
  private Row failing(Path root, RProgram program) {
    var pair = pair(root, program, "--chaos=" + chaos);
    var with = Samples.of(pair.late(true));
    var without = Samples.of(pair.late(false));
    return show(program, with, without, without.median() / with.median(), pair);
  }

  /** The program itself changes: what counts is how long somebody waits for all of it. */
  private Row changing(Path root, RProgram program) {
    var pair = pair(root, program);
    var with = Samples.of(pair.all(true)).times(1000);
    var without = Samples.of(pair.all(false)).times(1000);
    double speed = DoubleStream.of(pair.all(false)).sum() / DoubleStream.of(pair.all(true)).sum();
    return show(program, with, without, speed, pair);
  }

  private Row show(RProgram program, Samples with, Samples without, double speed, Pair pair) {
    var row =
        new Row(
            program,
            with,
            without,
            speed,
            pair.megabytes(true),
            pair.megabytes(true) / pair.megabytes(false));
    common.out().println(row.line());
    common.out().flush();
    return row;
  }

  private record Pair(List<RProcess.Run> with, List<RProcess.Run> without) {
    private List<RProcess.Run> runs(boolean isWith) {
      return isWith ? with : without;
    }

    double[] all(boolean isWith) {
      return runs(isWith).stream().flatMapToDouble(run -> DoubleStream.of(run.rounds())).toArray();
    }

    double[] late(boolean isWith) {
      return runs(isWith).stream()
          .flatMapToDouble(run -> DoubleStream.of(ProgramSpeed.late(run).sorted()))
          .toArray();
    }

    double megabytes(boolean isWith) {
      return runs(isWith).stream().mapToDouble(run -> run.peakKilobytes() / 1024.0).max().orElse(0);
    }
  }

  private Pair pair(Path root, RProgram program, String... options) {
    var script = program.fromTheStart(common.rounds());
    var pair = new Pair(new ArrayList<>(), new ArrayList<>());
    for (int fork = 0; fork < forks; fork++) {
      pair.with().add(run(root, script, options, "on"));
      pair.without().add(run(root, script, options, "off"));
    }
    return pair;
  }

  private static RProcess.Run run(Path root, String script, String[] options, String deoptless) {
    var all = new ArrayList<>(List.of(options));
    all.add("--deoptless=" + deoptless);
    return RProcess.OSER.run(root, script, all.toArray(String[]::new));
  }
}
