package dev.oser.bench;

import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.fuzz.ProgramGenerator;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Module;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * How many IR instructions go through the verifier and the back end in a second, classes loaded,
 * once everything is warm.
 */
final class CompileThroughput {
  /** HotSpot takes its time: the compiler is a large program. */
  private static final int WARM_UP_SECONDS = 20;

  private static final int ROUNDS = 15;

  private CompileThroughput() {}

  static double measure() {
    var modules = new ArrayList<Module>();
    for (var kernel : Kernel.values()) {
      modules.add(Programs.parse(kernel));
    }
    for (long seed = 1; seed <= 40; seed++) {
      modules.add(ProgramGenerator.generate(seed));
    }
    long warm = System.nanoTime() + WARM_UP_SECONDS * 1_000_000_000L;
    while (System.nanoTime() < warm) {
      round(modules);
    }
    var rates = new double[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      rates[round] = round(modules);
    }
    return Samples.of(rates).median();
  }

  private static double round(List<Module> modules) {
    long instructions = 0;
    long nanos = 0;
    for (var module : modules) {
      var machine =
          new Machine(
              MachineOptions.writingTo(OutputStream.nullOutputStream()).with(Engine.COMPILER));
      machine.load(module);
      // Copies have no analyses cached from the round before.
      var copies =
          module.functions().stream().map(each -> FunctionCopy.of(each).function()).toList();
      long start = System.nanoTime();
      for (Function function : copies) {
        if (!Verifier.verify(function).isEmpty()) {
          throw new IllegalStateException("not valid: " + function);
        }
        machine.install(function);
        machine.compile(function.name());
        instructions += function.size();
      }
      nanos += System.nanoTime() - start;
    }
    return instructions / (nanos / 1e9);
  }
}
