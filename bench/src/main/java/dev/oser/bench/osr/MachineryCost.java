package dev.oser.bench.osr;

import dev.oser.bench.Programs;
import dev.oser.bench.Samples;
import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.OpenPoint;
import dev.oser.kit.osr.point.OsrCondition;
import dev.oser.kit.osr.point.OsrPoint;
import dev.oser.kit.report.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code ./oser bench osr-q3}: what points and continuations cost to make (Flexible OSR, Table 3).
 */
@Command(
    name = "osr-q3",
    header = "How long it takes to insert an OSR point.",
    mixinStandardHelpOptions = true,
    description = {
      "Measures how long it takes, once it is warm, to insert a point in the hottest loop",
      "of each kernel, to make a stub, to find a map to a clone, and to make a continuation."
    })
public final class MachineryCost implements Callable<Integer> {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Option(
      names = "--warm-up",
      defaultValue = "10",
      paramLabel = "SECONDS",
      description = "How long to warm up (default: ${DEFAULT-VALUE}).")
  private int warmUp;

  @Option(
      names = "--rounds",
      defaultValue = "500",
      description = "How often each is measured (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Spec private CommandSpec spec;

  private enum Work {
    OPEN_POINT,
    STUB,
    MAP,
    RESOLVED_POINT,
    CONTINUATION
  }

  /** Microseconds, in the middle of all rounds. */
  private record Row(Kernel kernel, int size, double[] micros) {
    double of(Work work) {
      return micros[work.ordinal()];
    }

    double perInstruction() {
      return of(Work.CONTINUATION) / size;
    }
  }

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    var subjects = Arrays.stream(Kernel.values()).map(Subject::of).toList();
    long end = System.nanoTime() + warmUp * 1_000_000_000L;
    while (System.nanoTime() < end) {
      subjects.forEach(Subject::once);
    }
    out.println("Microseconds to make OSR machinery in optimised code, medians of " + rounds);
    out.printf(
        "%-14s %5s %10s %8s %8s %10s %10s %10s   %s%n",
        "kernel",
        "IR",
        "open point",
        "stub",
        "map",
        "resolved",
        "continue",
        "per instr",
        "the paper: per instr (Table 3)");
    var rows = new ArrayList<Row>();
    subjects.forEach(
        subject -> {
          var row = measure(subject);
          rows.add(row);
          out.printf(
              "%-14s %5d %10.2f %8.2f %8.2f %10.2f %10.2f %10.3f   %.2f%n",
              row.kernel.program(),
              row.size,
              row.of(Work.OPEN_POINT),
              row.of(Work.STUB),
              row.of(Work.MAP),
              row.of(Work.RESOLVED_POINT),
              row.of(Work.CONTINUATION),
              row.perInstruction(),
              HotPlace.of(row.kernel).theirMicros());
        });
    Result.named("osr-q3")
        .with(
            "max_us_per_instruction",
            rows.stream().mapToDouble(Row::perInstruction).max().orElseThrow())
        .withDetail("kernels", rows.stream().map(MachineryCost::detail).toList())
        .publish(out, json);
    return 0;
  }

  private Row measure(Subject subject) {
    var times = new double[Work.values().length][rounds];
    for (int round = 0; round < rounds; round++) {
      var once = subject.once();
      for (int work = 0; work < once.length; work++) {
        times[work][round] = once[work];
      }
    }
    var medians = Arrays.stream(times).mapToDouble(each -> Samples.of(each).median()).toArray();
    return new Row(subject.kernel, subject.place.block().function().size(), medians);
  }

  /** A kernel, its hot place, and a machine that knows its types. */
  private record Subject(Kernel kernel, Instruction place, Machine machine) {
    static Subject of(Kernel kernel) {
      return new Subject(kernel, Variant.hot(kernel, true), Programs.load(kernel, Engine.COMPILER));
    }

    /** Does everything once, on fresh copies, and returns how long each part took. */
    double[] once() {
      var micros = new double[Work.values().length];
      var function = place.block().function();
      var clone = VersionPair.of(function, _ -> {});

      long start = System.nanoTime();
      StateMap map = Objects.requireNonNull(StateMaps.at(clone.forward(), place, Strength.LIVE));
      micros[Work.MAP.ordinal()] = since(start);

      start = System.nanoTime();
      var continuation = Continuation.of(function.name() + ".to", map);
      micros[Work.CONTINUATION.ordinal()] = since(start);

      var copy = FunctionCopy.of(function);
      var moved = map.startingIn(copy);
      var editor = new Editor(copy.function());
      start = System.nanoTime();
      OsrPoint.insert(editor, moved, new OsrCondition.Flag("flag"), continuation);
      micros[Work.RESOLVED_POINT.ordinal()] = since(start);

      var other = FunctionCopy.of(function);
      var otherEditor = new Editor(other.function());
      var at = (Instruction) other.definitionOf(place);
      start = System.nanoTime();
      var open = OpenPoint.insert(otherEditor, at, new OsrCondition.Flag("flag"), "stub." + start);
      micros[Work.OPEN_POINT.ordinal()] = since(start);

      start = System.nanoTime();
      machine.define(open, (_, _) -> function);
      micros[Work.STUB.ordinal()] = since(start);
      return micros;
    }
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e3;
  }

  private static Map<String, Object> detail(Row row) {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("kernel", row.kernel.program());
    detail.put("instructions", row.size);
    for (var work : Work.values()) {
      detail.put(work.name().toLowerCase(Locale.ROOT) + "_us", row.of(work));
    }
    detail.put("us_per_instruction", row.perInstruction());
    return detail;
  }
}
