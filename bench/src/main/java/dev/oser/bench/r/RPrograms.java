package dev.oser.bench.r;

import dev.oser.bench.Samples;
import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code ./oser bench r}: R programs of four families beside GNU R. */
@Command(
    name = "r",
    header = "R programs of four families beside GNU R.",
    mixinStandardHelpOptions = true,
    description = {
      "Runs programs of four families in GNU R and in Oser, in turn, each in one",
      "fresh process: objects, problems of the benchmark shoot-out, loops, and what",
      "people write R for. The first third of the rounds is left out of the medians;",
      "the first round of all is compared apart. Speeds above 1 mean that Oser is",
      "faster. Memory is the peak of each process."
    })
public final class RPrograms implements Callable<Integer> {
  private static final int SLOWEST = 5;

  @Mixin private BesideGnuR common = new BesideGnuR(15);

  @Mixin private ProgramChoice choice;

  @Mixin private FamilyChoice families;

  @Override
  public Integer call() {
    var programs = choice.of(families.wanted());
    var root = common.root();
    var out = common.out();
    var rows = new ArrayList<ProgramSpeed>();
    for (var family : FamilyChoice.ALL) {
      var members = programs.stream().filter(program -> program.family() == family).toList();
      if (members.isEmpty()) {
        continue;
      }
      out.println(ProgramSpeed.heading(family));
      for (var program : members) {
        var runs = SideBySide.run(root, program, program.fromTheStart(common.rounds()));
        rows.add(ProgramSpeed.of(program, runs));
        out.println(rows.getLast().line());
        out.flush();
      }
      printMeans(out, of(family, rows));
    }
    printSlowest(out, "slowest", rows, ProgramSpeed::speed);
    printSlowest(out, "slowest at first", rows, ProgramSpeed::firstSpeed);
    common.publish(result(rows));
    return 0;
  }

  private static Result result(List<ProgramSpeed> rows) {
    var result = Result.named("r").with("programs", rows.size());
    for (var family : FamilyChoice.ALL) {
      result = result.with(family.toString(), mean(of(family, rows), ProgramSpeed::speed));
    }
    return result
        .with("worst", least(rows, ProgramSpeed::speed))
        .with("first", mean(rows, ProgramSpeed::firstSpeed))
        .with("worst_first", least(rows, ProgramSpeed::firstSpeed))
        .with("memory_vs_gnu", mean(rows, ProgramSpeed::memoryRatio))
        .withDetail("rows", rows.stream().map(ProgramSpeed::detail).toList());
  }

  private static List<ProgramSpeed> of(Family family, List<ProgramSpeed> rows) {
    return rows.stream().filter(row -> row.program().family() == family).toList();
  }

  private static double mean(List<ProgramSpeed> rows, ToDoubleFunction<ProgramSpeed> figure) {
    return rows.isEmpty()
        ? Double.NaN
        : Samples.geometricMean(rows.stream().mapToDouble(figure).toArray());
  }

  private static double least(List<ProgramSpeed> rows, ToDoubleFunction<ProgramSpeed> figure) {
    return rows.stream().mapToDouble(figure).min().orElse(Double.NaN);
  }

  private static void printMeans(PrintWriter out, List<ProgramSpeed> rows) {
    out.printf(
        "%-24s %22s %24s %7.2f %7.2f %11.2fx%n%n",
        "geometric mean",
        "",
        "",
        mean(rows, ProgramSpeed::speed),
        mean(rows, ProgramSpeed::firstSpeed),
        mean(rows, ProgramSpeed::memoryRatio));
    out.flush();
  }

  private static void printSlowest(
      PrintWriter out,
      String title,
      List<ProgramSpeed> rows,
      ToDoubleFunction<ProgramSpeed> figure) {
    out.println(
        rows.stream()
            .sorted(Comparator.comparingDouble(figure))
            .limit(SLOWEST)
            .map(row -> "%s %.2f".formatted(row.program(), figure.applyAsDouble(row)))
            .collect(Collectors.joining(", ", title + ": ", "")));
  }
}
