package dev.oser.cli;

import dev.oser.kit.fuzz.ProgramGenerator;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Module;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.correspondence.Journal.Edit;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.Feasibility;
import dev.oser.kit.osr.map.Figures;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser osr-report}: at how many points transitions are possible, and what they cost. */
@Command(
    name = "osr-report",
    header = "Reports where on-stack replacement is possible.",
    description = {
      "Optimises every function and reports, both ways, the share of points with a state",
      "map: with no compensation code, with live values only, with aliases, and with",
      "values kept alive; the size of compensation code and of keep sets; the edits made.",
      "The columns are those of \"On-Stack Replacement, Distilled\", Tables 1 and 2, Figure 4."
    },
    footer = {"", "Example:", "  oser osr-report examples/ir/*.oir --generated 500"})
final class OsrReportCommand implements Callable<Integer> {
  private static final int SMALLEST = 50;
  private static final int LARGEST = 500;

  private final Streams streams;

  @Parameters(arity = "0..*", paramLabel = "FILE", description = "Programs.")
  private List<String> files = List.of();

  @Option(
      names = "--generated",
      paramLabel = "N",
      description = {
        "Also N random functions of " + SMALLEST + " to " + LARGEST + " instructions,",
        "whose branches depend on arguments."
      })
  private int generated;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the first (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--passes",
      paramLabel = "PASSES",
      description = "The passes (default: the standard pipeline).")
  private String passes = "";

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  /** What is known about one function, or about several. */
  private record Row(String name, Figures figures) {}

  OsrReportCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var pipeline = passes.isEmpty() ? Pipeline.standard() : Optimization.pipeline(passes);
    var rows = new ArrayList<Row>();
    for (var file : files) {
      var module = SourceFile.read(file).module();
      module.functions().forEach(function -> rows.add(row(module, function, pipeline)));
    }
    if (rows.isEmpty() && generated == 0) {
      throw new Failure("name a program or ask for --generated functions");
    }
    printHead();
    rows.forEach(this::print);
    var random = random(pipeline);
    if (!random.isEmpty()) {
      print(total(random.size() + " generated", random));
    }
    rows.addAll(random);
    var total = total("total", rows);
    print(total);
    printObstacles(total.figures);
    printNeverRun(total.figures);
    publish(total.figures, rows);
    return ExitCode.OK;
  }

  private List<Row> random(Pipeline pipeline) {
    var rows = new ArrayList<Row>();
    for (long next = seed; rows.size() < generated; next++) {
      var module = ProgramGenerator.undecided(next);
      for (var function : module.functions()) {
        if (isFitting(function) && rows.size() < generated) {
          rows.add(row(module, function, pipeline));
        }
      }
    }
    return rows;
  }

  /** Without arguments, as in {@code main}, constants would decide every branch. */
  private static boolean isFitting(Function function) {
    return function.size() >= SMALLEST
        && function.size() <= LARGEST
        && !function.parameters().isEmpty();
  }

  private static Row row(Module module, Function function, Pipeline pipeline) {
    var versions = VersionPair.of(function, pipeline, PassContext.of(module));
    return new Row("@" + function.name(), Figures.of(versions));
  }

  private static Row total(String name, List<Row> rows) {
    return new Row(name, Figures.total(rows.stream().map(Row::figures).toList()));
  }

  private void printHead() {
    var out = streams.out();
    out.println(
        "                         base      optimised  edits                                  "
            + "base to optimised                        optimised to base");
    out.println(
        "function             |f|  phi    |f|  phi   add   del  hoist  sink  op   RI   RC  RP  "
            + "empty  live alias avail  code max  keep max  empty  live alias avail  code max  keep max");
  }

  private void print(Row row) {
    var out = streams.out();
    var figures = row.figures;
    out.printf(
        "%-18s %5d %4d  %5d %4d ",
        row.name,
        figures.base().instructions(),
        figures.base().phis(),
        figures.optimised().instructions(),
        figures.optimised().phis());
    out.printf(
        "%5d %5d  %5d %5d %4d %4d %4d %3d ",
        Stream.of(Edit.values()).map(figures::count).toArray());
    print(figures.forward());
    print(figures.backward());
    out.println();
    out.flush();
  }

  private void print(Feasibility figures) {
    var code = figures.compensation(Strength.AVAIL);
    streams
        .out()
        .printf(
            " %5.1f %5.1f %5.1f %5.1f  %4.1f %3d  %4.1f %3d ",
            figures.percentEmpty(),
            figures.percent(Strength.LIVE),
            figures.percent(Strength.ALIAS),
            figures.percent(Strength.AVAIL),
            code.average(),
            code.largest(),
            figures.keep().average(),
            figures.keep().largest());
  }

  private void printObstacles(Figures total) {
    streams.out().println("What stands in the way where nothing works:");
    streams.out().println("  base to optimised: " + words(total.forward()));
    streams.out().println("  optimised to base: " + words(total.backward()));
  }

  /** What never runs is left out of the shares; here is what they would be with it. */
  private void printNeverRun(Figures total) {
    var forward = total.forward();
    if (forward.neverRun() > 0) {
      streams
          .out()
          .printf(
              "Left out: %d points of the base of which constants show that they never run"
                  + " (counted as points without a map: avail %.1f, alias %.1f, live %.1f).%n",
              forward.neverRun(),
              forward.percentOfAll(Strength.AVAIL),
              forward.percentOfAll(Strength.ALIAS),
              forward.percentOfAll(Strength.LIVE));
    }
  }

  private static String words(Feasibility figures) {
    if (figures.obstacles().isEmpty()) {
      return "nothing";
    }
    var words = new ArrayList<String>();
    figures.obstacles().forEach((reason, count) -> words.add(reason.words() + " " + count));
    return String.join(", ", words);
  }

  private void publish(Figures total, List<Row> rows) {
    var forward = total.forward();
    var backward = total.backward();
    var result =
        Result.named("osr-report")
            .with("functions", rows.size())
            .with("points", forward.points() + backward.points());
    for (var strength : List.of(Strength.AVAIL, Strength.ALIAS, Strength.LIVE)) {
      var name = strength.name().toLowerCase(Locale.ROOT);
      result =
          result
              .with(name + "_forward", forward.percent(strength))
              .with(name + "_backward", backward.percent(strength));
    }
    result
        .with("never_run", forward.neverRun() + backward.neverRun())
        .with("avail_forward_of_all", forward.percentOfAll(Strength.AVAIL))
        .with("avail_backward_of_all", backward.percentOfAll(Strength.AVAIL))
        .withDetail("rows", rows.stream().map(OsrReportCommand::detail).toList())
        .publish(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8), json);
  }

  private static Map<String, Object> detail(Row row) {
    var detail = new LinkedHashMap<String, Object>();
    var figures = row.figures;
    detail.put("function", row.name);
    detail.put("instructions", figures.base().instructions());
    detail.put("optimised_instructions", figures.optimised().instructions());
    figures.edits().forEach((edit, n) -> detail.put(edit.name().toLowerCase(Locale.ROOT), n));
    detail.put("avail_forward", figures.forward().percent(Strength.AVAIL));
    detail.put("avail_backward", figures.backward().percent(Strength.AVAIL));
    detail.put("never_run", figures.forward().neverRun());
    return detail;
  }
}
