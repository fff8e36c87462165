package dev.oser.bench.r;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * {@code ./oser bench r-ablation}: what each kind of speculation is worth (Flückiger §5.3, Table
 * 5.5, Figure 5.2).
 */
@Command(
    name = "r-ablation",
    header = "R without each kind of speculation.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs the programs of 'bench r' in Oser with all speculation, and without some of it:",
      "environments that do not escape (C0), branches never taken (C1), call targets (C2),",
      "types (C3), and all of these (C4); in turn, each in a fresh process. Prints the speed",
      "relative to all speculation, geometric means of families, beside those of the thesis",
      "for C4. The first third of the rounds is left out of the medians."
    })
public final class RAblation implements Callable<Integer> {
  /** Which kinds are left out. */
  private enum Configuration {
    C0("environments"),
    C1("branches"),
    C2("targets"),
    C3("types"),
    C4("environments,branches,targets,types");

    private final String without;

    Configuration(String without) {
      this.without = without;
    }
  }

  /** Table 5.5, suites of the same kind as our families: awf, sht, mi, re. */
  private static final Map<Family, Double> THESIS =
      Map.of(
          Family.OBJECTS, 0.271, Family.SHOOTOUT, 0.555, Family.LOOPS, 0.045, Family.REAL, 0.371);

  @Mixin private BesideGnuR common = new BesideGnuR(15);

  @Mixin private ProgramChoice choice;

  @Mixin private FamilyChoice families;

  private record Row(RProgram program, Map<Configuration, Double> speeds) {
    String line() {
      var line = new StringBuilder("%-24s".formatted(program.name()));
      speeds.values().forEach(speed -> line.append(" %7.2f".formatted(speed)));
      return line.toString();
    }

    Map<String, Object> detail() {
      var detail = new LinkedHashMap<String, Object>();
      detail.put("program", program.toString());
      speeds.forEach((configuration, speed) -> detail.put(configuration.name(), speed));
      return detail;
    }
  }

  @Override
  public Integer call() {
    var root = common.rootWithoutGnu();
    var out = common.out();
    var result = Result.named("r-ablation");
    var programs = choice.of(families.wanted());
    var all = new ArrayList<Row>();
    for (var family : FamilyChoice.ALL) {
      var members = programs.stream().filter(program -> program.family() == family).toList();
      if (members.isEmpty()) {
        continue;
      }
      out.printf("%-24s      C0      C1      C2      C3      C4%n", family);
      var rows = new ArrayList<Row>();
      for (var program : members) {
        rows.add(measure(root, program));
        out.println(rows.getLast().line());
        out.flush();
      }
      var means = new StringBuilder("%-24s".formatted("geometric mean"));
      for (var configuration : Configuration.values()) {
        double mean = mean(rows, configuration);
        means.append(" %7.2f".formatted(mean));
        result = result.with(family + "_" + configuration.name().toLowerCase(Locale.ROOT), mean);
      }
      out.println(means + "   (thesis, C4: " + THESIS.get(family) + ")\n");
      all.addAll(rows);
    }
    common.publish(
        result
            .with("programs", all.size())
            .withDetail("rows", all.stream().map(Row::detail).toList()));
    return 0;
  }

  private Row measure(Path root, RProgram program) {
    double full = median(root, program, "");
    var speeds = new EnumMap<Configuration, Double>(Configuration.class);
    for (var configuration : Configuration.values()) {
      speeds.put(configuration, full / median(root, program, configuration.without));
    }
    return new Row(program, speeds);
  }

  private double median(Path root, RProgram program, String without) {
    var script = program.fromTheStart(common.rounds());
    return ProgramSpeed.late(RProcess.OSER.run(root, script, "--without=" + without)).median();
  }

  private static double mean(List<Row> rows, Configuration configuration) {
    return Samples.geometricMean(
        rows.stream().mapToDouble(row -> row.speeds.get(configuration)).toArray());
  }
}
