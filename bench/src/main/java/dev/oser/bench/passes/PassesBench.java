package dev.oser.bench.passes;

import dev.oser.bench.Samples;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.opt.Pass;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./oser bench passes}: how long passes take, and how that grows with the code. */
@Command(
    name = "passes",
    header = "Time of passes per instruction, by size of functions.",
    mixinStandardHelpOptions = true,
    description = {
      "Measures, once it is warm, how long the passes for speculating code take for each",
      "instruction of functions of different sizes, with one checkpoint and two assumptions",
      "for every ten instructions, branches and loops."
    })
public final class PassesBench implements Callable<Integer> {
  /** Processor time of the thread: a machine that has other work to do does not count. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** All that a language would run: it learns from assumptions before it moves code. */
  private static final Pipeline PIPELINE =
      Pipeline.parse(
          "simplify-cfg,sccp,common-subexpressions,loop-simplify,loop-invariant-code-motion,"
              + "assumption-hoisting,checkpoint-sharing,assumption-learning,standard,"
              + "checkpoint-sharing,assumption-composition,lower-speculation,simplify-cfg");

  @Option(
      names = "--sizes",
      split = ",",
      defaultValue = "100,1000,10000,50000",
      paramLabel = "N",
      description = "How many instructions the functions have (default: ${DEFAULT-VALUE}).")
  private List<Integer> sizes = List.of();

  @Option(
      names = "--warm-up",
      defaultValue = "30",
      paramLabel = "SECONDS",
      description = "How long to warm up (default: ${DEFAULT-VALUE}).")
  private int warmUp;

  @Option(
      names = "--rounds",
      defaultValue = "11",
      description = "How often each size is measured (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Spec private CommandSpec spec;

  /**
   * Microseconds for each instruction, all passes and each by name.
   *
   * @param left how many instructions there are afterwards, for each there was
   */
  private record Round(double all, Map<String, Double> passes, double left) {}

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    var subjects = new LinkedHashMap<Integer, List<Function>>();
    sizes.forEach(size -> subjects.put(size, functions(size)));
    long end = System.nanoTime() + warmUp * 1_000_000_000L;
    while (System.nanoTime() < end) {
      subjects.values().forEach(PassesBench::round);
    }
    var measured = new LinkedHashMap<Integer, List<Round>>();
    for (int i = 0; i < rounds; i++) {
      subjects.forEach(
          (size, functions) ->
              measured.computeIfAbsent(size, _ -> new ArrayList<>()).add(round(functions)));
    }
    print(out, measured);
    var result = Result.named("passes");
    for (var each : measured.entrySet()) {
      result =
          result.with("us_per_instruction_" + each.getKey(), samples(each.getValue()).median());
    }
    result.publish(out, json);
    return 0;
  }

  /** Many small functions rather than one, so that each round takes long enough to measure. */
  private static List<Function> functions(int size) {
    var functions = new ArrayList<Function>();
    for (long seed = 0; seed < Math.max(1, 5_000 / size); seed++) {
      var function = SpeculativeCode.of(size, seed);
      var violations = Verifier.verify(function);
      if (!violations.isEmpty()) {
        throw new IllegalStateException(violations.getFirst().message());
      }
      functions.add(function);
    }
    return functions;
  }

  private static Round round(List<Function> functions) {
    var passes = new HashMap<String, Double>();
    double all = 0;
    double left = 0;
    long instructions = functions.stream().mapToLong(Function::size).sum();
    for (var function : functions) {
      var copy = FunctionCopy.of(function).function();
      for (var pass : PIPELINE.passes()) {
        long start = THREADS.getCurrentThreadCpuTime();
        pass.run(copy, PassContext.NONE);
        double micros = (THREADS.getCurrentThreadCpuTime() - start) / 1e3 / instructions;
        passes.merge(pass.name(), micros, Double::sum);
        all += micros;
      }
      left += copy.size();
    }
    return new Round(all, passes, left / instructions);
  }

  private static Samples samples(List<Round> rounds) {
    return Samples.of(rounds.stream().mapToDouble(Round::all).toArray());
  }

  private void print(PrintWriter out, Map<Integer, List<Round>> measured) {
    out.println(
        "Microseconds of processor time per IR instruction, medians of "
            + rounds
            + " [least, most]");
    out.printf("%-28s", "instructions");
    measured.keySet().forEach(size -> out.printf(" %20d", size));
    out.printf("%n%-28s", "all passes");
    measured.values().forEach(all -> out.printf(" %20s", samples(all).text()));
    out.printf("%n%-28s", "left of each instruction");
    measured.values().forEach(all -> out.printf(" %20.2f", all.getFirst().left));
    out.println();
    for (var name : PIPELINE.passes().stream().map(Pass::name).distinct().sorted().toList()) {
      out.printf("  %-26s", name);
      for (var all : measured.values()) {
        var one = all.stream().mapToDouble(round -> round.passes.getOrDefault(name, 0.0));
        out.printf(" %20.2f", Samples.of(one.toArray()).median());
      }
      out.println();
    }
  }
}
