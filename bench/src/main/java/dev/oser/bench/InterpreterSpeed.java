package dev.oser.bench;

import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.Engine;

/**
 * How many IR instructions the reference interpreter runs in a second: the geometric mean over the
 * kernels.
 */
final class InterpreterSpeed {
  private static final int ROUNDS = 3;

  private InterpreterSpeed() {}

  static double measure() {
    var rates = new double[Kernel.values().length];
    for (var kernel : Kernel.values()) {
      var machine = Programs.load(kernel, Engine.INTERPRETER);
      for (int round = 0; round < ROUNDS; round++) {
        long start = System.nanoTime();
        machine.call("kernel", kernel.defaultSize() / (kernel == Kernel.N_BODY ? 20 : 1));
        double seconds = (System.nanoTime() - start) / 1e9;
        rates[kernel.ordinal()] = machine.instructionsInterpreted() / seconds;
      }
    }
    return Samples.geometricMean(rates);
  }
}
