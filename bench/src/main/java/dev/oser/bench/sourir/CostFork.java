package dev.oser.bench.sourir;

import dev.oser.bench.Fork;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Runs in a JVM of its own: measures one price, and prints a line per sample. */
final class CostFork {
  private CostFork() {}

  /** What is measured. */
  enum Cost {
    ASSUME,
    DEOPT,
    DISPATCH,
    INVALIDATE,
    SETTLE
  }

  public static void main(String[] arguments) throws Exception {
    int warmUp = Integer.parseInt(arguments[1]);
    int rounds = Integer.parseInt(arguments[2]);
    var samples =
        switch (Cost.valueOf(arguments[0])) {
          case ASSUME -> ProgramCosts.assumePercent(warmUp, rounds);
          case DEOPT -> ProgramCosts.deoptMicros(warmUp, rounds);
          case SETTLE -> ProgramCosts.settledRatio(warmUp, rounds);
          case DISPATCH -> MachineCosts.dispatchNanos(warmUp, rounds);
          case INVALIDATE -> MachineCosts.invalidateMillis(rounds);
        };
    samples.forEach(sample -> System.out.println(String.format(Locale.ROOT, "%.6f", sample)));
  }

  /** Starts JVMs and returns what all of them measured. */
  static List<Double> run(Cost cost, int forks, int warmUp, int rounds) {
    var samples = new ArrayList<Double>();
    for (int i = 0; i < forks; i++) {
      var command = new ArrayList<>(Fork.java("-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"));
      command.add(CostFork.class.getName());
      command.addAll(List.of(cost.name(), String.valueOf(warmUp), String.valueOf(rounds)));
      Fork.lines(command).forEach(line -> samples.add(Double.parseDouble(line)));
    }
    return samples;
  }
}
