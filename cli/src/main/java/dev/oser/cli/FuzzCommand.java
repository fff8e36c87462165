package dev.oser.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code oser fuzz}: looks for bugs in Oser itself, for as long as wanted. */
@Command(
    name = "fuzz",
    header = "Tests laws of Oser on random programs and prints a small counterexample.")
final class FuzzCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  /** {@return the command with a subcommand for each law} */
  static CommandLine with(Streams streams) {
    return new CommandLine(new FuzzCommand())
        .addSubcommand(new FuzzIrCommand(streams))
        .addSubcommand(new FuzzTextCommand(streams))
        .addSubcommand(new FuzzPassesCommand(streams))
        .addSubcommand(new FuzzOsrCommand(streams))
        .addSubcommand(new FuzzSpeculationCommand(streams))
        .addSubcommand(new FuzzObjectsCommand(streams))
        .addSubcommand(new FuzzModelsCommand(streams))
        .addSubcommand(new FuzzSourirCommand(streams))
        .addSubcommand(new FuzzRCommand(streams))
        .addSubcommand(new FuzzRResumeCommand(streams))
        .addSubcommand(new FuzzRJitCommand(streams))
        .addSubcommand(new FuzzRRdsCommand(streams));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "which law?");
  }
}
