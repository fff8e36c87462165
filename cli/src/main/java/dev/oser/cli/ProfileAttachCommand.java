package dev.oser.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser profile attach}: profiles a program that runs already, for a while. */
@Command(
    name = "attach",
    header = "Profiles a running JVM for a while.",
    description = {
      "Instruments the classes of a running process of the same user, waits, and restores them.",
      "The JVM of the process says on its error stream that an agent was loaded."
    },
    footer = {"", "Example:", "  oser profile attach 4711 cct --for 30"})
final class ProfileAttachCommand implements Callable<Integer> {
  private static final int MILLISECONDS = 1000;

  private final Streams streams;

  @Mixin private ProfileOptions options = new ProfileOptions();

  @Mixin private ProfileTarget target = new ProfileTarget();

  @Option(
      names = "--for",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description = "How long (default: ${DEFAULT-VALUE}).")
  private double seconds;

  @Parameters(index = "0", paramLabel = "PID", description = "The process, as jps shows it.")
  private String process = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "MODE",
      defaultValue = "hcct",
      description = "hcct (default), cct, paths or bl.")
  private String mode = "";

  ProfileAttachCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!ProfileOptions.MODES.contains(mode)) {
      throw ProfileOptions.unknownMode(mode);
    }
    var profile = target.prepare(options);
    try (var machine = AttachedJvm.attach(process)) {
      try {
        machine.tell(options.text(mode, profile.toString()));
        Thread.sleep((long) (seconds * MILLISECONDS));
        machine.tell("stop");
      } catch (IOException e) {
        // What it was doing when it ended is in the profile, if there was time to write one.
        if (!machine.hasEnded() || !Files.exists(profile)) {
          throw new Failure("process " + process + " ended, or does not answer: " + e.getMessage());
        }
        streams.err().println("oser: process " + process + " ended before the time was over");
      }
    }
    target.finish(profile, "process " + process, streams);
    return ExitCode.OK;
  }
}
