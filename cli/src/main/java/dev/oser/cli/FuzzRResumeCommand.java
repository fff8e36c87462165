package dev.oser.cli;

import dev.oser.kit.report.Result;
import dev.oser.lang.r.fuzz.ResumeLaw;
import dev.oser.lang.r.fuzz.ScriptMutator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser fuzz r-resume}: leaves R's interpreter at every instruction and enters it again. */
@Command(
    name = "r-resume",
    header = "Stops R scripts at their instructions and goes on from a description.",
    description = {
      "Runs each script as it is, and again with a stop at its instructions: all activations are",
      "written down, the interpreter's Java stack is thrown away up to where a builtin called it,",
      "and the script goes on from what was written. Both must show the same. Of long scripts,",
      "some instructions are stopped at."
    },
    footer = {
      "",
      "Ends in one line for scripts: result fuzz-r-resume scripts=… stops=… mismatches=…",
      "The exit status is 1 if there are mismatches; each is printed.",
      "",
      "Examples:",
      "  oser fuzz r-resume",
      "  oser fuzz r-resume --count 1000 --seed 7"
    })
final class FuzzRResumeCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Scripts (default: the test cases of R).")
  private List<String> files = List.of();

  @Option(
      names = "--count",
      defaultValue = "0",
      description = "How many scripts with something changed in them, too.")
  private long count;

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzRResumeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var given = RCorpus.scripts(files);
    var mutator = new ScriptMutator(given);
    var scripts =
        Stream.concat(
                given.stream(),
                LongStream.range(0, count).mapToObj(i -> mutator.script(options.seed() + i)))
            .toList();
    var law = new ResumeLaw(false);
    var found =
        scripts.parallelStream()
            .flatMap(script -> law.violation(script).stream())
            .peek(streams.out()::println)
            .toList();
    options.publish(
        Result.named("fuzz-r-resume")
            .with("scripts", scripts.size())
            .with("stops", law.stops())
            .with("mismatches", found.size())
            .withDetail("found", found),
        streams);
    return found.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}
