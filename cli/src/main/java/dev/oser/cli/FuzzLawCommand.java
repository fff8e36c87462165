package dev.oser.cli;

import dev.oser.kit.fuzz.Fuzzer;
import dev.oser.kit.fuzz.Fuzzer.Counterexample;
import dev.oser.kit.fuzz.Law;
import dev.oser.kit.ir.Module;
import dev.oser.kit.report.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command that tests one law on random programs and prints what breaks it, reduced. */
abstract class FuzzLawCommand implements Callable<Integer> {
  private static final int MOST_COUNTEREXAMPLES = 5;

  private final Streams streams;

  @Option(
      names = "--count",
      defaultValue = "1000",
      description = "How many programs (default: ${DEFAULT-VALUE}).")
  private long count;

  @Mixin private FuzzOptions options = new FuzzOptions();

  FuzzLawCommand(Streams streams) {
    this.streams = streams;
  }

  /** {@return a name for the result line} */
  abstract String resultName();

  /** {@return how many programs to try between two reports of progress} */
  abstract long chunk();

  /** {@return the law, made when the options are known} */
  abstract Law law();

  /** {@return programs to try instead of random ones, or nothing} */
  List<Module> programs() {
    return List.of();
  }

  /** {@return the result with what the law counted} */
  abstract Result withFigures(Result result);

  @Override
  public final Integer call() {
    var law = law();
    var given = programs();
    long programs = given.size();
    var broken = new ArrayList<>(Fuzzer.run(law, given));
    broken.forEach(each -> streams.out().println(each.describe()));
    while (given.isEmpty() && programs < count && broken.size() < MOST_COUNTEREXAMPLES) {
      long next = Math.min(chunk(), count - programs);
      var found = Fuzzer.run(law, options.seed() + programs, next);
      found.forEach(each -> streams.out().println(each.describe()));
      broken.addAll(found);
      programs += next;
      if (programs < count) {
        streams
            .err()
            .println(programs + " of " + count + " programs, " + broken.size() + " mismatches");
      }
    }
    options.publish(
        withFigures(Result.named(resultName()).with("programs", programs))
            .with("mismatches", broken.size())
            .withDetail("counterexamples", broken.stream().map(Counterexample::describe).toList()),
        streams);
    return broken.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}
