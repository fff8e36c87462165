package dev.oser.bench.r;

import dev.oser.kit.report.Result;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands that compare R with GNU R, or with Java, have in common. */
final class BesideGnuR {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  @Option(
      names = "--rounds",
      description = "How often each is measured, in each process (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  BesideGnuR() {
    this(5);
  }

  /** With another number of rounds if nobody asks for one. */
  BesideGnuR(int rounds) {
    this.rounds = rounds;
  }

  /** Refuses to begin without a GNU R, or with nothing to do. {@return where Oser lives} */
  Path root() {
    if (!RProcess.isGnuThere()) {
      throw new ParameterException(
          command.commandLine(), "there is no GNU R to compare with; apt-get install r-base-core");
    }
    return rootWithoutGnu();
  }

  /** Refuses to begin with nothing to do. {@return where Oser lives, built and ready to start} */
  Path rootWithoutGnu() {
    if (rounds < 1) {
      throw new ParameterException(command.commandLine(), "--rounds must be at least 1");
    }
    var root = Path.of(System.getProperty("oser.root", "."));
    RProcess.OSER.evaluate(root, "cat(1)"); // may build, and make the AOT cache
    return root;
  }

  int rounds() {
    return rounds;
  }

  PrintWriter out() {
    return command.commandLine().getOut();
  }

  void publish(Result result) {
    result.publish(out(), json);
  }
}
