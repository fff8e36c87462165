package dev.oser.cli;

import dev.oser.kit.ir.core.CoreOps;
import dev.oser.kit.ir.speculation.SpeculationOps;
import dev.oser.kit.ir.text.OpDocs;
import dev.oser.lang.r.Session;
import dev.oser.lang.sourir.JitEngine;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code oser ops}: the reference of all ops. */
@Command(
    name = "ops",
    header = "Prints the reference of all IR operations, as Markdown.",
    footer = {"", "Example:", "  oser ops > docs/ops.md"})
final class OpsCommand implements Callable<Integer> {
  private final Streams streams;

  OpsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    streams
        .out()
        .print(
            OpDocs.markdown(CoreOps.FAMILY, SpeculationOps.FAMILY, JitEngine.ops(), Session.ops()));
    return ExitCode.OK;
  }
}
