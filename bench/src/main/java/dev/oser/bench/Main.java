package dev.oser.bench;

import dev.oser.bench.agent.AgentCheck;
import dev.oser.bench.agent.AgentJdks;
import dev.oser.bench.agent.AttachBench;
import dev.oser.bench.allocation.AllocationBench;
import dev.oser.bench.osr.MachineryCost;
import dev.oser.bench.osr.NeverFiring;
import dev.oser.bench.osr.TransitionCost;
import dev.oser.bench.passes.PassesBench;
import dev.oser.bench.profile.HcctBench;
import dev.oser.bench.profile.PathsBench;
import dev.oser.bench.r.RAblation;
import dev.oser.bench.r.RBuiltins;
import dev.oser.bench.r.RCalls;
import dev.oser.bench.r.RContexts;
import dev.oser.bench.r.RDeoptless;
import dev.oser.bench.r.RInterpreter;
import dev.oser.bench.r.RLimits;
import dev.oser.bench.r.ROutput;
import dev.oser.bench.r.RPrograms;
import dev.oser.bench.r.RVsJava;
import dev.oser.bench.sourir.DeoptlessSum;
import dev.oser.bench.sourir.OptimizerGrowth;
import dev.oser.bench.sourir.SourirBench;
import dev.oser.bench.tier.Pauses;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./oser bench}: what can be measured. */
@Command(
    name = "oser bench",
    mixinStandardHelpOptions = true,
    description =
        "Measures Oser. Every benchmark ends in one line for scripts: result NAME key=value …",
    subcommands = {
      IrBench.class,
      AllocationBench.class,
      NeverFiring.class,
      TransitionCost.class,
      MachineryCost.class,
      PassesBench.class,
      SourirBench.class,
      DeoptlessSum.class,
      OptimizerGrowth.class,
      Pauses.class,
      RPrograms.class,
      RAblation.class,
      RContexts.class,
      RDeoptless.class,
      RVsJava.class,
      RCalls.class,
      RInterpreter.class,
      RBuiltins.class,
      ROutput.class,
      RLimits.class,
      AgentCheck.class,
      AgentJdks.class,
      AttachBench.class,
      HcctBench.class,
      PathsBench.class
    })
final class Main implements Runnable {
  @Spec private CommandSpec spec;

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  /** {@return the commands; their descriptions are written in lines of up to 100 characters} */
  static CommandLine commandLine() {
    return new CommandLine(new Main()).setUsageHelpWidth(100);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which benchmark?");
  }
}
