package dev.oser.cli;

import dev.oser.kit.report.Result;
import dev.oser.lang.r.fuzz.CallScripts;
import dev.oser.lang.r.fuzz.GnuRServer;
import dev.oser.lang.r.fuzz.ScriptCorpus;
import dev.oser.lang.r.fuzz.ScriptFuzzer;
import dev.oser.lang.r.fuzz.ScriptFuzzer.Verdict;
import dev.oser.lang.r.fuzz.ScriptMutator;
import dev.oser.lang.r.fuzz.SessionRunner;
import dev.oser.lang.r.fuzz.ValueLaw;
import dev.oser.lang.r.fuzz.ValueScripts;
import dev.oser.lang.r.runtime.Updates;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser fuzz r}: runs broken R scripts. */
@Command(
    name = "r",
    header = "Runs R scripts with something changed in them.",
    description = {
      "Takes scripts, loses, doubles, swaps and replaces words in them, and runs what comes of",
      "it. Each must end in a result or in an error of R: no Java exception, and nothing that",
      "cannot be interrupted. With --gnu each is also run in GNU R, and both must show the same",
      "values, output, errors and warnings; what differs is made short and printed, unless it is",
      "on the list of accepted differences, lang-r/src/test/r/fuzzing/accepted.txt.",
      "With --values the scripts are random ones about value semantics; without --gnu, what they",
      "show must not depend on whether variables are changed in place or copied each time.",
      "With --gnu --calls they are random calls of the functions of R's packages, in turn."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-r scripts=… java_errors=… hangs=… or, with --gnu,",
      "result fuzz-r-gnu scripts=… differences=… accepted=… internal_errors=… unfinished=…",
      "or, with --values alone, result fuzz-r-values scripts=… differences=…",
      "The exit status is 1 if there are any; each is printed.",
      "",
      "Examples:",
      "  oser fuzz r --count 5000",
      "  oser fuzz r --gnu --count 20000",
      "  oser fuzz r --gnu --values --count 20000",
      "  oser fuzz r --gnu --calls --functions 'paste|strsplit|format.*' --count 3000"
    })
final class FuzzRCommand implements Callable<Integer> {
  private static final long PATIENCE = 3_000;
  private static final long GRACE = 10_000;
  private static final int CHUNK = 500;

  private final Streams streams;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Scripts to start from (default: the test cases of R).")
  private List<String> files = List.of();

  @Option(
      names = "--count",
      defaultValue = "1000",
      description = "How many scripts (default: ${DEFAULT-VALUE}).")
  private long count;

  @Option(names = "--gnu", description = "Compare with GNU R.")
  private boolean gnu;

  @Option(names = "--values", description = "Random scripts about value semantics.")
  private boolean values;

  @Option(names = "--calls", description = "With --gnu: random calls of functions.")
  private boolean calls;

  @Option(
      names = "--functions",
      paramLabel = "REGEX",
      description = "With --calls: only functions with such names.")
  private @Nullable Pattern functions;

  @Option(
      names = "--unchanged",
      description = "With --gnu: the scripts as they are, once each; --count does not matter.")
  private boolean unchanged;

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzRCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (gnu && !GnuRServer.isThere()) {
      throw new Failure(
          "--gnu needs GNU R: Rscript is not installed (Debian: apt install r-base-core)");
    }
    if (unchanged && (!gnu || values || calls)) {
      throw new Failure("--unchanged goes with --gnu, and not with --values or --calls");
    }
    if (calls && (!gnu || values)) {
      throw new Failure("--calls goes with --gnu, and not with --values");
    }
    if (functions != null && !calls) {
      throw new Failure("--functions goes with --calls");
    }
    return gnu
        ? new GnuFuzzing(
                streams,
                options,
                ScriptCorpus.accepted(RCorpus.directory()),
                SessionRunner.driven())
            .run(source(), unchanged ? RCorpus.scripts(files).size() : count)
        : values ? keepValues() : run(source());
  }

  /** {@return the scripts by their numbers} */
  private LongFunction<String> source() {
    if (values) {
      return i -> ValueScripts.script(options.seed() + i);
    }
    if (calls) {
      var scripts = callScripts();
      return i -> scripts.script(options.seed() + i);
    }
    var corpus = RCorpus.scripts(files);
    if (unchanged) {
      return i -> corpus.get((int) i);
    }
    var mutator = new ScriptMutator(corpus);
    return i -> mutator.script(options.seed() + i);
  }

  private CallScripts callScripts() {
    var wanted = functions;
    try {
      return new CallScripts(name -> wanted == null || wanted.matcher(name).matches());
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }

  private int run(LongFunction<String> source) {
    var fuzzer = new ScriptFuzzer(SessionRunner.plain(), PATIENCE, GRACE);
    var found = new ArrayList<String>();
    long errors = 0;
    long hangs = 0;
    for (long i = 0; i < count; i++) {
      var script = source.apply(i);
      var outcome = fuzzer.run(script);
      if (!outcome.isFine()) {
        found.add("seed " + (options.seed() + i) + ": " + outcome.detail() + "\n" + script);
        streams.out().println(found.getLast());
        errors += outcome.verdict() == Verdict.JAVA_ERROR ? 1 : 0;
        hangs += outcome.verdict() == Verdict.HANG ? 1 : 0;
      }
      if ((i + 1) % CHUNK == 0 && i + 1 < count) {
        streams.err().println((i + 1) + " of " + count + " scripts, " + found.size() + " problems");
      }
    }
    options.publish(
        Result.named("fuzz-r")
            .with("scripts", count)
            .with("java_errors", errors)
            .with("hangs", hangs)
            .withDetail("found", found),
        streams);
    return found.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }

  /** Scripts about values, without anybody to compare with. */
  private int keepValues() {
    var law = new ValueLaw(Updates.IN_PLACE);
    var found =
        LongStream.range(options.seed(), options.seed() + count)
            .parallel()
            .mapToObj(ValueScripts::script)
            .flatMap(script -> law.violation(script).stream())
            .peek(streams.out()::println)
            .toList();
    options.publish(
        Result.named("fuzz-r-values")
            .with("scripts", count)
            .with("differences", found.size())
            .withDetail("found", found),
        streams);
    return found.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}
