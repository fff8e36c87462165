package dev.oser.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code oser print}: reads a program and writes it back. */
@Command(
    name = "print",
    header = "Reads a program and prints it as text, in the usual layout.",
    footer = {"", "Example:", "  oser print examples/ir/isord.oir"})
final class PrintCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(paramLabel = "FILE", description = "The program.")
  private String file = "";

  PrintCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    streams.out().print(Languages.of(file).print(file));
    return ExitCode.OK;
  }
}
