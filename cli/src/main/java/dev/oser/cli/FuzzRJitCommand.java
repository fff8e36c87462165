package dev.oser.cli;

import dev.oser.kit.report.Result;
import dev.oser.lang.r.fuzz.GnuRServer;
import dev.oser.lang.r.fuzz.HotScripts;
import dev.oser.lang.r.fuzz.JitLaw;
import dev.oser.lang.r.fuzz.JitMode;
import dev.oser.lang.r.fuzz.ScriptCorpus;
import dev.oser.lang.r.fuzz.ScriptMutator;
import dev.oser.lang.r.fuzz.SessionRunner;
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
      "Scripts are R's test cases with --corpus, and else changed ones, random ones about",
      "values, and random ones about code that runs often, in turn. With --gnu they are then",
      "compiled once more, at the second use, and compared with GNU R, as oser fuzz r --gnu does."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-r-jit scripts=… compiled=… deopts=… mismatches=…",
      "unfinished=…, and with --gnu in that of oser fuzz r --gnu. The exit status is 1 if there are",
      "mismatches; each is made short and printed. Scripts that ran for a minute in some mode count",
      "as unfinished; what they would have shown is not known. They are printed, too.",
      "",
      "Examples:",
      "  oser fuzz r-jit --corpus",
      "  oser fuzz r-jit --count 10000 --seed 7",
      "  oser fuzz r-jit --hot --gnu"
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

  @Option(names = "--hot", description = "Only random scripts about code that runs often.")
  private boolean hot;

  @Option(names = "--gnu", description = "Also compare what is compiled with GNU R.")
  private boolean gnu;

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzRJitCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (corpus && hot) {
      throw new Failure("--corpus and --hot exclude each other");
    }
    if (gnu && !GnuRServer.isThere()) {
      throw new Failure(
          "--gnu needs GNU R: Rscript is not installed (Debian: apt install r-base-core)");
    }
    var scripts = RCorpus.scripts(files);
    long all = corpus ? scripts.size() : count;
    var source = source(scripts);
    int status = compile(source, all);
    return gnu ? Math.max(status, compare(source, all)) : status;
  }

  /** {@return the scripts by their numbers} */
  private LongFunction<String> source(List<String> scripts) {
    if (corpus) {
      return i -> scripts.get((int) i);
    }
    if (hot) {
      return i -> HotScripts.script(options.seed() + i);
    }
    var mutator = new ScriptMutator(scripts);
    return i ->
        switch ((int) (i % 3)) {
          case 0 -> mutator.script(options.seed() + i);
          case 1 -> ValueScripts.script(options.seed() + i);
          default -> HotScripts.script(options.seed() + i);
        };
  }

  private int compile(LongFunction<String> source, long all) {
    var law = new JitLaw();
    var found =
        LongStream.range(0, all)
            .parallel()
            .mapToObj(
                i ->
                    law.shortestViolation(source.apply(i), options.seed() + i)
                        .map(text -> "seed " + (options.seed() + i) + ": " + text))
            .flatMap(violation -> violation.stream())
            .peek(streams.out()::println)
            .toList();
    var unfinished = law.unfinished();
    unfinished.forEach(streams.out()::println);
    options.publish(
        Result.named("fuzz-r-jit")
            .with("scripts", all)
            .with("compiled", law.compiled())
            .with("deopts", law.deoptimised())
            .with("mismatches", found.size())
            .with("unfinished", unfinished.size())
            .withDetail("found", found)
            .withDetail("slow", unfinished),
        streams);
    return found.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }

  private int compare(LongFunction<String> source, long all) {
    var accepted = ScriptCorpus.accepted(RCorpus.directory());
    var runner = SessionRunner.driven(JitMode.SECOND, options.seed());
    return new GnuFuzzing(streams, options, accepted, runner).run(source, all);
  }
}
