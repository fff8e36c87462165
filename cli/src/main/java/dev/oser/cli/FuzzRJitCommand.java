package dev.oser.cli;

import dev.oser.kit.report.Result;
import dev.oser.lang.r.fuzz.JitLaw;
import dev.oser.lang.r.fuzz.ScriptMutator;
import dev.oser.lang.r.fuzz.ValueScripts;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser fuzz r-jit}: compares compiled R with interpreted R. */
@Command(
    name = "r-jit",
    header = "Compares compiled R scripts with interpreted ones.",
    description = {
      "Runs each script in the interpreter, and again in each of several ways to compile: all at",
      "its first use, at its second, after some, with checks that fail although they hold, one in a"
          + " few",
      "or at random, and with nothing assumed. All must show the same.",
      "Scripts are R's test cases with --corpus, and else changed ones and random ones about",
      "values, in turn."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-r-jit scripts=… compiled=… deopts=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed.",
      "",
      "Examples:",
      "  oser fuzz r-jit --corpus",
      "  oser fuzz r-jit --count 10000 --seed 7"
    })
final class FuzzRJitCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Scripts to start from (default: the test cases of R).")
  private List<String> files = List.of();

  @Option(names = "--corpus", description = "The scripts as they are, once each.")
  private boolean corpus;

  @Option(
      names = "--count",
      defaultValue = "1000",
      description = "How many scripts (default: ${DEFAULT-VALUE}).")
  private long count;

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzRJitCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var scripts = RCorpus.scripts(files);
    var mutator = new ScriptMutator(scripts);
    LongFunction<String> source =
        corpus
            ? i -> scripts.get((int) i)
            : i ->
                i % 2 == 0
                    ? mutator.script(options.seed() + i)
                    : ValueScripts.script(options.seed() + i);
    long all = corpus ? scripts.size() : count;
    var law = new JitLaw();
    var found =
        LongStream.range(0, all)
            .parallel()
            .mapToObj(i -> law.violation(source.apply(i), options.seed() + i))
            .flatMap(violation -> violation.stream())
            .peek(streams.out()::println)
            .toList();
    options.publish(
        Result.named("fuzz-r-jit")
            .with("scripts", all)
            .with("compiled", law.compiled())
            .with("deopts", law.deoptimised())
            .with("mismatches", found.size())
            .withDetail("found", found),
        streams);
    return found.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}
