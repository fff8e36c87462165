package dev.oser.bench.allocation;

import com.sun.management.ThreadMXBean;
import dev.oser.bench.Fork;
import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongUnaryOperator;

/**
 * Runs in a JVM of its own: times a kernel as Oser compiles it and as it is written in Java,
 * alternating, and counts the bytes that each turn allocates. Prints a line per round: bytes per
 * turn with all passes, without {@code allocation-sinking}, nanoseconds of Oser and of Java.
 */
final class ObjectFork {
  /** What HotSpot would find out about objects itself must not count. */
  private static final String NO_HELP = "-XX:-DoEscapeAnalysis";

  private static final Pipeline PLAIN = Pipeline.parse("inlining,standard");
  private static final Pipeline SINKING =
      Pipeline.parse("inlining,simplify-cfg,allocation-sinking,standard");

  private ObjectFork() {}

  /** One round. */
  record Round(double bytes, double bytesUnsunk, double oser, double java) {}

  public static void main(String[] arguments) {
    var kernel = ObjectKernel.valueOf(arguments[0]);
    long turns = Long.parseLong(arguments[1]);
    int warmUp = Integer.parseInt(arguments[2]);
    int rounds = Integer.parseInt(arguments[3]);
    var sunk = compiled(kernel, SINKING);
    var unsunk = compiled(kernel, PLAIN);
    LongUnaryOperator java = kernel::withoutObjects;
    for (int round = 0; round < warmUp + rounds; round++) {
      boolean javaFirst = round % 2 == 1;
      double first = time(javaFirst ? java : sunk, turns);
      double second = time(javaFirst ? sunk : java, turns);
      double bytes = bytes(sunk, turns) / turns;
      double bytesUnsunk = bytes(unsunk, turns) / turns;
      if (sunk.applyAsLong(turns) != java.applyAsLong(turns)) {
        throw new IllegalStateException(kernel + ": the versions give different results");
      }
      if (round >= warmUp) {
        System.out.println(
            bytes
                + " "
                + bytesUnsunk
                + " "
                + (javaFirst ? second + " " + first : first + " " + second));
      }
    }
  }

  private static LongUnaryOperator compiled(ObjectKernel kernel, Pipeline passes) {
    var module = new Parser().parse(kernel.title() + ".oir", kernel.text());
    optimise(module, passes);
    var options = MachineOptions.writingTo(OutputStream.nullOutputStream());
    var machine = new Machine(options.with(Engine.COMPILER));
    machine.load(module);
    return n -> (long) Objects.requireNonNull(machine.call("kernel", n));
  }

  private static void optimise(Module module, Pipeline passes) {
    for (var function : module.functions()) {
      passes.run(function, PassContext.of(module));
    }
  }

  private static double time(LongUnaryOperator version, long turns) {
    long start = System.nanoTime();
    version.applyAsLong(turns);
    return System.nanoTime() - start;
  }

  private static double bytes(LongUnaryOperator version, long turns) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    version.applyAsLong(turns);
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  /** Starts a JVM for a kernel and returns its rounds. */
  static List<Round> run(ObjectKernel kernel, long turns, int warmUp, int rounds) {
    var command = new ArrayList<>(Fork.java(NO_HELP));
    command.add(ObjectFork.class.getName());
    command.addAll(
        List.of(
            kernel.name(), String.valueOf(turns), String.valueOf(warmUp), String.valueOf(rounds)));
    return Fork.lines(command).stream().map(ObjectFork::round).toList();
  }

  private static Round round(String line) {
    var parts = line.split(" ");
    return new Round(
        Double.parseDouble(parts[0]),
        Double.parseDouble(parts[1]),
        Double.parseDouble(parts[2]),
        Double.parseDouble(parts[3]));
  }
}
