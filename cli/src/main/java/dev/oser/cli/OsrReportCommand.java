package dev.oser.cli;

import dev.oser.kit.fuzz.ProgramGenerator;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Module;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.Feasibility;
import dev.oser.kit.osr.Journal.Edit;
import dev.oser.kit.osr.Strength;
import dev.oser.kit.osr.VersionPair;
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
import java.util.function.ToDoubleFunction;
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
      description = "Also N random functions of " + SMALLEST + " to " + LARGEST + " instructions.")
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

  /** What is known about one function, or about all. */
  private record Row(
      String name, int[] sizes, int[] edits, Feasibility forward, Feasibility backward) {}

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
    printObstacles(total);
    publish(total, rows);
    return ExitCode.OK;
  }

  private List<Row> random(Pipeline pipeline) {
    var rows = new ArrayList<Row>();
    for (long next = seed; rows.size() < generated; next++) {
      var module = ProgramGenerator.generate(next);
      for (var function : module.functions()) {
        if (function.size() >= SMALLEST && function.size() <= LARGEST && rows.size() < generated) {
          rows.add(row(module, function, pipeline));
        }
      }
    }
    return rows;
  }

  private static Row row(Module module, Function function, Pipeline pipeline) {
    var versions = VersionPair.of(function, pipeline, PassContext.of(module));
    var journal = versions.journal();
    var edits = new int[Edit.values().length];
    for (var edit : Edit.values()) {
      edits[edit.ordinal()] = journal.count(edit);
    }
    var sizes =
        new int[] {
          function.size(), phis(function), versions.optimised().size(), phis(versions.optimised())
        };
    return new Row(
        "@" + function.name(),
        sizes,
        edits,
        Feasibility.of(versions.forward()),
        Feasibility.of(versions.backward()));
  }

  private static int phis(Function function) {
    return function.blocks().stream().skip(1).mapToInt(block -> block.parameters().size()).sum();
  }

  private static Row total(String name, List<Row> rows) {
    var sizes = new int[4];
    var edits = new int[Edit.values().length];
    var forward = new Feasibility();
    var backward = new Feasibility();
    for (var row : rows) {
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] += row.sizes[i];
      }
      for (int i = 0; i < edits.length; i++) {
        edits[i] += row.edits[i];
      }
      forward.add(row.forward);
      backward.add(row.backward);
    }
    return new Row(name, sizes, edits, forward, backward);
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
    out.printf(
        "%-18s %5d %4d  %5d %4d ",
        row.name, row.sizes[0], row.sizes[1], row.sizes[2], row.sizes[3]);
    out.printf(
        "%5d %5d  %5d %5d %4d %4d %4d %3d ",
        row.edits[0],
        row.edits[1],
        row.edits[2],
        row.edits[3],
        row.edits[4],
        row.edits[5],
        row.edits[6],
        row.edits[7]);
    print(row.forward);
    print(row.backward);
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

  private void printObstacles(Row total) {
    streams.out().println("What stands in the way where nothing works:");
    streams.out().println("  base to optimised: " + words(total.forward));
    streams.out().println("  optimised to base: " + words(total.backward));
  }

  private static String words(Feasibility figures) {
    if (figures.obstacles().isEmpty()) {
      return "nothing";
    }
    var words = new ArrayList<String>();
    figures.obstacles().forEach((reason, count) -> words.add(reason.words() + " " + count));
    return String.join(", ", words);
  }

  private void publish(Row total, List<Row> rows) {
    ToDoubleFunction<Strength> forward = total.forward::percent;
    ToDoubleFunction<Strength> backward = total.backward::percent;
    var result =
        Result.named("osr-report")
            .with("functions", rows.size())
            .with("points", total.forward.points() + total.backward.points());
    for (var strength : List.of(Strength.AVAIL, Strength.ALIAS, Strength.LIVE)) {
      var name = strength.name().toLowerCase(Locale.ROOT);
      result =
          result
              .with(name + "_forward", forward.applyAsDouble(strength))
              .with(name + "_backward", backward.applyAsDouble(strength));
    }
    result
        .withDetail("rows", rows.stream().map(OsrReportCommand::detail).toList())
        .publish(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8), json);
  }

  private static Map<String, Object> detail(Row row) {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("function", row.name);
    detail.put("instructions", row.sizes[0]);
    detail.put("optimised_instructions", row.sizes[2]);
    for (var edit : Edit.values()) {
      detail.put(edit.name().toLowerCase(Locale.ROOT), row.edits[edit.ordinal()]);
    }
    detail.put("avail_forward", row.forward.percent(Strength.AVAIL));
    detail.put("avail_backward", row.backward.percent(Strength.AVAIL));
    return detail;
  }
}
