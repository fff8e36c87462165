package dev.oser.bench.osr;

import dev.oser.bench.Fork;
import dev.oser.bench.kernels.Kernel;
import dev.oser.kit.Machine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Runs in a JVM of its own: times variants of one kernel in turn. Prints a line of nanoseconds per
 * round, one number per variant.
 */
final class VariantsFork {
  private VariantsFork() {}

  /** What a fork is asked to do; it travels on the command line. */
  record Task(
      Kernel kernel, boolean optimised, int warmUp, int rounds, int first, List<Variant> variants) {
    List<String> arguments() {
      return List.of(
          kernel.name(),
          String.valueOf(optimised),
          String.valueOf(warmUp),
          String.valueOf(rounds),
          String.valueOf(first),
          variants.stream().map(Variant::name).collect(Collectors.joining(",")));
    }

    static Task of(String[] arguments) {
      return new Task(
          Kernel.valueOf(arguments[0]),
          Boolean.parseBoolean(arguments[1]),
          Integer.parseInt(arguments[2]),
          Integer.parseInt(arguments[3]),
          Integer.parseInt(arguments[4]),
          Arrays.stream(arguments[5].split(",")).map(Variant::valueOf).toList());
    }
  }

  public static void main(String[] arguments) {
    var task = Task.of(arguments);
    int size = task.kernel.benchmarkSize();
    Object expected = task.kernel.kernel(size);
    var machines = new ArrayList<Machine>();
    for (var variant : task.variants) {
      var machine = variant.load(task.kernel, task.optimised);
      if (!expected.equals(machine.call("kernel", size))) {
        throw new IllegalStateException(variant + " of " + task.kernel + " is wrong");
      }
      machines.add(machine);
    }
    for (int round = 0; round < task.warmUp + task.rounds; round++) {
      var nanos = new double[task.variants.size()];
      for (int i = 0; i < nanos.length; i++) {
        // Another one goes first each time.
        int next = (i + round + task.first) % nanos.length;
        nanos[next] = time(machines.get(next), size);
      }
      if (round >= task.warmUp) {
        System.out.println(
            Arrays.stream(nanos).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
      }
    }
  }

  private static double time(Machine machine, int size) {
    System.gc(); // each starts with the same heap
    long start = System.nanoTime();
    machine.call("kernel", size);
    return System.nanoTime() - start;
  }

  /** How long each variant took, round by round. */
  record Times(List<Variant> variants, List<double[]> rounds) {
    double of(Variant variant, int round) {
      return rounds.get(round)[variants.indexOf(variant)];
    }
  }

  /**
   * Starts a JVM for the task. It compiles in the foreground: when a background compilation happens
   * to finish decides what HotSpot has seen of a loop by then and how it unrolls it, so that the
   * same kernel without any point takes up to 25 % longer in one JVM than in the next.
   */
  static Times run(Task task) {
    var command = new ArrayList<>(Fork.java("-Xms2g", "-Xmx2g", "-XX:+UseSerialGC", "-Xbatch"));
    command.add(VariantsFork.class.getName());
    command.addAll(task.arguments());
    var rounds =
        Fork.lines(command).stream()
            .map(line -> Arrays.stream(line.split(" ")).mapToDouble(Double::parseDouble).toArray())
            .toList();
    return new Times(task.variants, rounds);
  }
}
