package dev.oser.cli;

import dev.oser.kit.report.Result;
import dev.oser.lang.r.fuzz.ScriptCorpus;
import dev.oser.lang.r.fuzz.ScriptFuzzer;
import dev.oser.lang.r.fuzz.ScriptFuzzer.Verdict;
import dev.oser.lang.r.fuzz.ScriptMutator;
import dev.oser.lang.r.fuzz.SessionRunner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
      "cannot be interrupted."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-r scripts=… java_errors=… hangs=…",
      "The exit status is 1 if there are any; each is printed.",
      "",
      "Example:",
      "  oser fuzz r --count 5000"
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

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzRCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var mutator = new ScriptMutator(scripts());
    var fuzzer = new ScriptFuzzer(new SessionRunner(), PATIENCE, GRACE);
    var found = new ArrayList<String>();
    long errors = 0;
    long hangs = 0;
    for (long i = 0; i < count; i++) {
      long seed = options.seed() + i;
      var script = mutator.script(seed);
      var outcome = fuzzer.run(script);
      if (outcome.verdict() != Verdict.FINE) {
        found.add("seed " + seed + ": " + outcome.detail() + "\n" + script);
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

  private List<String> scripts() {
    var root = Path.of(System.getProperty("oser.root", ".")).resolve("lang-r/src/test/r");
    var from =
        files.isEmpty() ? ScriptCorpus.files(root) : files.stream().map(SourceFile::path).toList();
    return from.stream()
        .flatMap(file -> ScriptCorpus.scripts(file, SourceFile.text(file)).stream())
        .toList();
  }
}
