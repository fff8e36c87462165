package dev.oser.bench.osr;

import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.core.CallOp;
import java.util.List;
import java.util.Objects;

/** Counts how often a point would fire. */
public final class Fires {
  private static long count;

  private Fires() {}

  /** Counts; instrumented code calls this. */
  public static void add() {
    count++;
  }

  /** {@return how often the hot function of a kernel is called in one run} */
  static long of(Kernel kernel) {
    var machine = Variant.PLAIN.load(kernel, false);
    var function = Objects.requireNonNull(machine.function(HotPlace.of(kernel).called()));
    var op = CallOp.Host.of(Fires.class.getName() + ".add", FunctionType.of(CoreType.VOID));
    new Editor(function).add(function.entry().instructions().getFirst(), "", op, List.of());
    machine.define(function);
    count = 0;
    machine.call("kernel", kernel.benchmarkSize());
    return count;
  }
}
