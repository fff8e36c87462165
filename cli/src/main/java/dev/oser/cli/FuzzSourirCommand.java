package dev.oser.cli;

import dev.oser.kit.report.Result;
import dev.oser.lang.sourir.fuzz.Fuzzer;
import dev.oser.lang.sourir.opt.Passes;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code oser fuzz sourir}: runs passes and failing assumes on random sourir programs. */
@Command(
    name = "sourir",
    header = "Runs sourir's passes in random order, and compares its engines.",
    description = {
      "Checks on random sourir programs that passes, in random sequences, leave valid programs",
      "that show the same, also when assumes are made to fail. In some of the programs varmaps",
      "lie; optimising must not make that show. Then the optimised program runs compiled and",
      "in the model, with assumes and the compiler's own checks failing here and there: both",
      "must show the same, errors included."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-sourir programs=… deopts=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed, reduced.",
      "",
      "Example:",
      "  oser fuzz sourir --count 10000 --seed 7"
    })
final class FuzzSourirCommand implements Callable<Integer> {
  private static final long CHUNK = 100;
  private static final int MOST_MISMATCHES = 5;

  private final Streams streams;

  @Option(
      names = "--count",
      defaultValue = "1000",
      description = "How many programs (default: ${DEFAULT-VALUE}).")
  private long count;

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzSourirCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var fuzzer = Fuzzer.ofEverything(Passes.single());
    var mismatches = new ArrayList<String>();
    long programs = 0;
    while (programs < count && mismatches.size() < MOST_MISMATCHES) {
      long next = Math.min(CHUNK, count - programs);
      var found = fuzzer.run(options.seed() + programs, next);
      found.forEach(streams.out()::println);
      mismatches.addAll(found);
      programs += next;
      if (programs < count) {
        streams
            .err()
            .println(programs + " of " + count + " programs, " + mismatches.size() + " mismatches");
      }
    }
    options.publish(
        Result.named("fuzz-sourir")
            .with("programs", programs)
            .with("deopts", fuzzer.deoptimizations())
            .with("mismatches", mismatches.size())
            .withDetail("counterexamples", mismatches),
        streams);
    return mismatches.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}
